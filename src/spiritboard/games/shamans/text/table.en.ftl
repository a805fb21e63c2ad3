### Shamans at a table of people: table talk, claims, standing orders, bets, the lesson.

## Table talk

refuse-talk-card =
    “{ $words }” sounds like a card. Talk all you like, but never name the colour, world or number of a card you hold: put it another way, or pick a ready phrase.

## Ready claims; $seat is the player they are about

claim-shaman = I’m a Shaman.
claim-no-shadow = I’m not a Shadow.
claim-suspect =
    I’m not sure about { $seat-you ->
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
        [yes] You’re playing
       *[no] { $seat } is playing
    } for the Moon.
claim-for-the-worlds =
    { $seat-you ->
        [yes] You’re guarding
       *[no] { $seat } is guarding
    } the worlds.
claim-eliminate =
    { $seat-you ->
        [yes] You have to go!
       *[no] { $seat } has to go!
    }
claim-spare =
    { $seat-you ->
        [yes] You should
       *[no] { $seat } should
    } stay with us.
claim-follow = Follow if you can.
claim-no-choice = I had no choice.
claim-on-purpose = I did that on purpose.
claim-watch-the-moon = Watch the Moon!
claim-want-artifact = I could use an artifact.
claim-sheathe = Keep that dagger sheathed.
claim-wait = Wait a moment.
claim-well-played = Well played!
claim-thanks = Thank you!
claim-sorry = Sorry.
claim-emote-laughs = *laughs*
claim-emote-sighs = *sighs*
claim-emote-thinks = *thinks*
claim-emote-shivers = *shivers*
claim-emote-howls = *howls at the Moon*

## Standing orders

order-pass-portal = Never use a Portal unless the Moon is one step away
order-pass-portal-empty = Answer “no Portal” whenever I have none
order-no-dagger-empty = Answer “no dagger” whenever I have none

## Bets of those who are out

bet-ask = Who’s a Shadow? Pick { $count }.
event-predicted =
    { $seat-you ->
        [yes] You got
       *[no] { $seat } got
    } { $right } of { $count } right.

## The lesson: the learner is a Shaman; the player before the learner is the Shadow

lesson-lead =
    You’re a Shaman: keep the Shadow pawn off the Moon until the cards run out. You lead, and your card sets the Destination: play yellow 1.
lesson-take =
    Everyone followed, so the pawn stays put. Your card is the lowest, and the lowest takes an artifact: pick the Ritual Dagger.
lesson-follow =
    The player before you didn’t follow, so the pawn moved towards the Moon. Don’t push it any further: follow with blue 3.
lesson-portal =
    Lowest again, so you take another artifact. Pick the Portal: you can use it any time to move the pawn a step either way.
lesson-highest =
    Whoever plays the highest card places the trick in its world and leads next. Make that you: play purple 6.
lesson-worlds =
    Six cards complete a world, and the player who completes it performs its ritual. Blue already has three: lead blue 6.
lesson-suspicion =
    The player before you is off suit again: bad luck, or a Shadow at work? Lead grey 3 and watch.
lesson-pile =
    The pawn moves on again, and nobody can prove a thing. Take the top of the pile: only you will know what it is.
lesson-use-portal =
    Four more steps and the Shadow wins: the Moon is all it wants. Use your Portal and push the pawn back.
lesson-need-not-follow =
    Now for the heart of the game: you don’t have to follow. Play blue 5 off suit: the pawn moves a step, but blue is complete and its ritual is yours at once.
lesson-stabilisation =
    Stabilisation: take an artifact, or move the pawn back two. Move it back, and going off suit was worth it.
lesson-caught =
    Look: grey from the player before you, who had none when you led grey: that wasn’t bad luck. Yellow only needs your card, so play yellow 6.
lesson-eliminate =
    Neutralisation, and your dagger is face up: someone has to go, but a Shaman’s cards would push the pawn. Choose the player before you, who was hiding that grey card.
lesson-asked =
    Everyone with a face-down artifact is asked about a Portal now, so the question gives nobody away. You have none left: decline.
lesson-ending =
    The last Shadow is gone: every surviving Shaman scores 2, and 8 points win the game. New roles are dealt, and from here on you play as you like.
lesson-chapter-tricks = Tricks
lesson-chapter-worlds = Worlds
lesson-chapter-rituals = Rituals
lesson-chapter-shadow = The Shadow

## What the host may choose

option-edition = Edition
option-edition-cs = Czech: you may eliminate yourself
option-edition-ru = Russian: you may eliminate only others
option-edition-says = The two published editions differ on whether you may eliminate yourself
