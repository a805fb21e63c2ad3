### Deska Šamanů na stránce.

## Části stolu

board-players = Hráči
board-worlds = Světy
board-artifacts = Artefakty
board-own-tiles = Vaše artefakty
board-tiles-of = Artefakty, které má { $seat }
board-hand = Vaše karty
board-hand-of = Karty v ruce: { $seat }
board-choices = Další možnosti

## Světy

board-world = { $world } svět, { $ritual }, { $count }
board-count = { $count } z { $of }
board-world-values = Leží tu karty: { $values }.
board-world-empty = Zatím tu neleží žádná karta.
board-destination = svět štychu
board-ritual-stabilisation = Vraťte figurku stínu, nebo si vezměte artefakt.
board-ritual-transmutation = Vyměňte si kartu identity s jiným hráčem.
board-ritual-illumination = Hned získáte vítězný bod.
board-ritual-neutralisation = S rituální dýkou vyřadíte hráče.

## Artefakty

board-tile-dagger = Odhoďte ji při rituálu očištění a vyřaďte hráče.
board-tile-portal = Kdykoli ho odhoďte a posuňte figurku stínu tam, nebo zpět.
board-tile-moonstone = Na konci kola přinese body, když nevypadnete a máte jich dost.
board-tile-mask = Kdo ji vezme, odhalí svou identitu.
board-tile-down = { $tile }, lícem dolů; víte to jen vy
board-pile = { $count ->
        [0] Hromádka je prázdná
       *[other] Hromádka: { $count }
    }
board-discard = Odhozeno: { $count }
board-discarded = odhozeno
board-eclipse-in = i se zatměním
board-eclipse-over = po zatmění

## Místa hráčů

board-role-hidden = skrytá identita
board-role-shown = { $role }, odhaleno
board-role-known = { $role }, víte to
board-role-own = { $role }, víte to jen vy
board-aim-shaman = Šaman: nepusťte figurku na měsíc
board-aim-shadow = Stín: přiveďte figurku na měsíc
board-followed = Ctí svět štychu: { $card }
board-strayed = Hraje jiný svět: { $card } (svět štychu: { $world })
board-had-it = Hraje jiný svět: { $card }, i když svět štychu v ruce byl ({ $world })
board-in-trick = ve štychu { $card }
board-guide = vynáší
board-first = začínající hráč
board-lowest = nejnižší
board-highest = nejvyšší
board-eliminated = mimo kolo
board-answered = už odpověděno
board-gained-team = tým
board-gained-moonstones = měsíční kameny
board-gained-illumination = osvícení

## Ruka

board-received = Tato karta k vám přišla při zatmění.
board-new = nová

## Na úvodní stránce

page-play-now-says = Vy a tři boti
