### Shamans at a table of people: table talk, claims, standing orders, bets, the lesson.

## Table talk

refuse-talk-colour =
    “{ $word }” names a colour. Talk is free, but nobody names a card’s colour, world or number: say it otherwise, or use a ready claim.
refuse-talk-number =
    “{ $word }” names a number. Talk is free, but nobody names a card’s colour, world or number: say it otherwise, or use a ready claim.

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
