### Shamans at a table of people: table talk, claims, standing orders, bets, the lesson.

## Table talk

refuse-talk-card =
    “{ $words }” sounds like a card. Talk is free, but nobody names the colour, world or number of a card they hold: think again, say it another way, or use a ready claim.

## Ready claims; $seat is the player they are about

claim-shaman = I am a Shaman.
claim-no-shadow = I am no Shadow.
claim-suspect =
    I suspect { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
claim-trust =
    I trust { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
claim-for-the-moon =
    { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } for the Moon.
claim-for-the-worlds =
    { $seat-you ->
        [yes] You guard
       *[no] { $seat } guards
    } the worlds.
claim-eliminate =
    { $seat-you ->
        [yes] You have to go!
       *[no] { $seat } has to go!
    }
claim-spare =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } to stay with us.
claim-follow = Follow if you can.
claim-no-choice = I had no choice.
claim-on-purpose = I did that on purpose.
claim-watch-the-moon = Watch the Moon!
claim-want-artifact = I could use an artifact.
claim-sheathe = Leave the dagger in its sheath.
claim-wait = Wait a moment.
claim-well-played = Well played!
claim-thanks = Thank you!
claim-sorry = I am sorry.
claim-emote-laughs = *laughs*
claim-emote-sighs = *sighs*
claim-emote-thinks = *thinks*
claim-emote-shivers = *shivers*
claim-emote-howls = *howls at the Moon*

## Standing orders

order-pass-portal = Never use a Portal, unless the Moon is one step away
order-pass-portal-empty = Answer “no Portal” whenever I have none
order-no-dagger-empty = Answer “no dagger” whenever I have none

## Bets of those who are out

bet-ask = Who is a Shadow? Name { $count }.
event-predicted =
    { $seat-you ->
        [yes] You named
       *[no] { $seat } named
    } { $right } of { $count } right.

## The lesson: the learner is a Shaman; the player before the learner is the Shadow

lesson-lead =
    You are a Shaman: keep the Shadow pawn off the Moon until the cards run out. You lead, and your card sets the Destination: play yellow 1.
lesson-take =
    Everyone followed, so the pawn rests. Yours is the lowest card, and the lowest takes an artifact: pick the Ritual Dagger.
lesson-follow =
    The player before you did not follow, and the pawn stepped towards the Moon. Keep it calm: follow with blue 3.
lesson-portal =
    Lowest again, so another artifact is yours. Take the Portal: at any time it moves the pawn a step either way.
lesson-highest =
    The highest card places the trick on its world and leads next. Win the lead with purple 6.
lesson-worlds =
    Six cards complete a world, and whoever completes it performs its ritual. Blue has three already: lead blue 6.
lesson-suspicion =
    Off colour again, the player before you: bad luck, or a Shadow at work? Lead grey 3 and watch.
lesson-pile =
    Once more the pawn steps on, and nobody can prove a thing. Take the top of the pile: only you learn what it is.
lesson-use-portal =
    Four steps more and the Shadow wins: the Moon is all it wants. Use your Portal and push the pawn back.
lesson-need-not-follow =
    Now the heart of the game: you need not follow. Play blue 5 off colour: the pawn moves a step, but blue is complete, and its ritual is yours at once.
lesson-stabilisation =
    Stabilisation: take an artifact, or move the pawn back two. Move it back, and your odd card was worth it.
lesson-caught =
    Look, grey from the player before you, and none when you led grey: that was no bad luck. Only your card is missing in the yellow world, so play yellow 6.
lesson-eliminate =
    Neutralisation, and your dagger lies face up: somebody has to go, and a Shaman’s cards would push the pawn. Choose the player before you, who hid the grey card.
lesson-asked =
    Whoever has a face-down artifact is asked for a Portal now, so the question betrays nobody. You have none left: decline.
lesson-ending =
    The last Shadow is gone: every surviving Shaman scores 2, and 8 points win the game. New roles are dealt, and from here on you play as you like.

## What the host may choose

option-edition = Edition
option-edition-cs = Czech: you may eliminate yourself
option-edition-ru = Russian: you may eliminate only others
option-edition-says = The two published editions differ in whether you may eliminate yourself
