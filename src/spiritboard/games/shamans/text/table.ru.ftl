### Шаманы за столом с людьми: разговоры, заявления, постоянные указания, ставки, урок.

## Разговоры за столом

refuse-talk-colour =
    «{ $word }» — это цвет. Говорить можно, но цвет, мир и номер карты не называет никто: скажите иначе или возьмите готовую фразу.
refuse-talk-number =
    «{ $word }» — это число. Говорить можно, но цвет, мир и номер карты не называет никто: скажите иначе или возьмите готовую фразу.

## Готовые фразы; $seat — игрок, о котором они

claim-shaman = Я Шаман.
claim-no-shadow = Я не Тень.
claim-suspect =
    { $seat-you ->
        [yes] Вы
       *[no] { $seat }
    } под подозрением.
claim-trust =
    { $seat-you ->
        [yes] Вам можно верить.
       *[no] { $seat } — верю!
    }
claim-for-the-moon =
    { $seat-you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } за Луну.
claim-for-the-worlds =
    { $seat-you ->
        [yes] Вы храните
       *[no] { $seat } хранит
    } миры.
claim-eliminate =
    { $seat-you ->
        [yes] Вам пора из раунда!
       *[no] { $seat } — вон из раунда!
    }
claim-spare =
    { $seat-you ->
        [yes] Вы остаётесь
       *[no] { $seat } остаётся
    } с нами.
claim-follow = Играйте в Назначение, если можете.
claim-no-choice = Выбора не было.
claim-on-purpose = Это было нарочно.
claim-watch-the-moon = Следите за Луной!
claim-want-artifact = Мне бы артефакт.
claim-sheathe = Оставьте Кинжал в ножнах.
claim-wait = Подождите минутку.
claim-well-played = Отличный ход!
claim-thanks = Спасибо!
claim-sorry = Извините.
claim-emote-laughs = *смеётся*
claim-emote-sighs = *вздыхает*
claim-emote-thinks = *думает*
claim-emote-shivers = *дрожит*
claim-emote-howls = *воет на Луну*

## Постоянные указания

order-pass-portal = Не применять Портал, пока Луна дальше чем в шаге
order-pass-portal-empty = Отвечать «без Портала», когда его у меня нет
order-no-dagger-empty = Отвечать «без Кинжала», когда его у меня нет

## Ставки тех, кто выбыл

bet-ask = Кто Тень? Сколько назвать: { $count }.
event-predicted =
    { $seat-you ->
        [yes] Вы угадали
       *[no] { $seat } угадывает
    } { $right } из { $count }.
