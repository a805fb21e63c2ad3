### Слова командной строки и терминала; браузер их не читает.

## Командная строка

cli-help = Настольные игры о духах по полным правилам: { $games }.
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-usage = Использование: spiritboard { $command }…
cli-command = КОМАНДА
cli-play = Игра в этом терминале против ботов.
cli-verify = Проверить запись партии: правила, перемешивание, объявленный отпечаток.
cli-analyse = Разобрать записанную партию: что решило исход, удача и выбор, кто что мог знать.
cli-check = Прогнать игру через все проверки набора.
cli-rules = Напечатать правила игры.
cli-simulate = Дать ботам сыграть много партий и подвести итог.
cli-balance = Показать, как победы зависят от очереди хода и от карт: много партий равных ботов.
cli-duel = Выяснить, какой из двух ботов сильнее: оба играют одни и те же раздачи на каждом месте.
cli-fit = Выучить числа, по которым играют боты игры, по множеству партий её быстрого бота.
cli-arena = Устроить состязание ботов: каждая раздача играется на каждом месте, пока не станет ясно, кто сильнее.
cli-bench = Измерить скорость.
cli-serve = Запустить сервер для игры в браузере, здесь или по сети.
cli-version = Напечатать версию.
cli-opt-help = Показать эту справку.
cli-opt-game = Какая игра: { $games }; или своя, как модуль:имя.
cli-opt-one-bot = Бот на всех местах: random, greedy, search, search:2000 (итераций), search:0.5s или свой: файл.py:Bot, cmd:программа.
cli-opt-check-seconds = Сколько примерно секунд.
cli-opt-fit-output = Куда их записать; иначе они выводятся на экран.
cli-opt-seats = Сколько игроков.
cli-opt-seats-of = Сколько игроков: { $allowed }.
cli-opt-check-seats = Числа игроков, например 3,4,5; иначе все.
cli-opt-bots = random, greedy, search, search:2000 (итераций), search:0.5s или свой: файл.py:Bot, cmd:программа; один на всех или по одному на каждого бота через запятую.
cli-opt-bots-of = Уровень ботов, от самого лёгкого: { $levels }; один на всех или по одному на каждого бота, через запятую. Также random, greedy, search, search:2000 (итераций), search:0.5s или свой: файл.py:Bot, cmd:программа.
cli-level-rating = { $level } ({ $value } ± { $error })
cli-level-scenes = { $level } ({ $value } ± { $error } % сцен)
cli-opt-lang = en, cs или ru; иначе язык вашей системы.
cli-opt-seed = Одно и то же начальное число (seed) — одно и то же перемешивание.
cli-opt-name = Ваше имя за столом.
cli-opt-auto = На всех местах боты; печатается журнал.
cli-opt-record = Хранить партию в этом файле, сохраняя после каждого ответа.
cli-opt-resume = Продолжить партию из этого файла.
cli-opt-continue = Вся кампания, сцена за сценой; начатая продолжается с того же места.
cli-opt-plain = Без цвета и рамок, одни предложения; для программ экранного доступа.
cli-opt-file = Запись партии.
cli-opt-verify-game = Игра этой партии, если она ваша собственная: модуль:имя.
cli-opt-published = Отпечаток, объявленный до первого хода.
cli-opt-analyse-bot = Сильный бот, который оценит каждый выбор: search:200 (итераций) или search:0.5s.
cli-opt-analyse-games = Сколько пар пробных партий отделят удачу от выбора; чем больше, тем точнее.
cli-opt-matches = Сколько партий для каждого числа игроков и каждого варианта, со всеми проверками на каждом вопросе; иначе — сколько успеется.
cli-opt-games = Сколько партий.
cli-opt-duel-one = Бот: random, greedy, search, search:2000 (итераций), search:0.5s или свой: файл.py:Bot, cmd:программа.
cli-opt-duel-other = Бот, против которого он играет.
cli-opt-deals = Сколько раздач; каждую играют оба бота на каждом месте.
cli-opt-arena-bots = Два бота или больше через запятую: random, greedy, search:2000, search:0.5s, tree:0.5s, файл.py:Bot, cmd:программа или cheater. Проверяется первый.
cli-opt-arena-seats = Число игроков, например 3-5 или 2,4; каждая раздача играется при каждом.
cli-opt-sprt = Закончить, когда станет ясно, на сколько пунктов доля побед первого бота выше равной, например 0,5.
cli-opt-one-seat = Только партии, где у первого из двух ботов одно место, а у второго все остальные.
cli-opt-arena-deals = Сколько раздач; обычно 100 или сколько нужно проверке.
cli-opt-out = Папка для результатов, отчёта и графиков; та же команда продолжает в ней.
cli-opt-ratings = Записать силу ботов в этот файл TOML; игра показывает её как content/levels.toml.
cli-opt-json = Напечатать результаты в виде JSON.
cli-opt-processes = Во скольких процессах.
cli-opt-ray = Играть на кластере Ray по этому адресу, а не только на этой машине, например head:6379.
cli-opt-output = Файл Markdown с полным отчётом.
cli-opt-plot = Файл SVG с графиком.
cli-opt-markdown = Страницей Markdown.
cli-opt-serve-games = Свои игры, которые нужно добавить, каждая как модуль:имя; достаточно одних правил.
cli-opt-serve-bot = Свой бот, которого можно посадить за стол: имя=файл.py:Bot; можно указать несколько раз.
cli-opt-host = Адрес, на котором слушать; 0.0.0.0 для всей сети.
cli-opt-port = Порт; 0 найдёт свободный.
cli-opt-data = Папка, где хранятся столы; иначе папка данных пользователя.
cli-opt-origin = Ещё один адрес, откуда может прийти страница, например адрес прокси; можно указать несколько раз.
cli-opt-bot-processes = Во скольких процессах думают боты.
cli-opt-bot-seconds = Сколько сильный бот думает над ответом.
cli-opt-bot-pace = Самое короткое время ответа любого бота, в секундах.
cli-opt-out-of-turn-seconds = Сколько боты ждут, пока человек может вмешаться вне очереди, в секундах.
cli-opt-vote-seconds = Сколько при голосовании ждут остальных после первого голоса, в секундах.
cli-opt-reading-seconds = Сколько боты ждут игрока, который читает итоги раунда, в секундах.
cli-opt-absent-seconds = Сколько игрока нет за столом, прежде чем другие могут доверить игру боту, в секундах.
cli-opt-live-seconds = Сколько времени на ответ у игрока при игре вживую.
cli-opt-correspondence-seconds = То же при игре по переписке.
cli-opt-tables-per-minute = Сколько столов гость может создать за минуту; 0: без ограничений.
cli-opt-commands-per-second = Сколько команд браузер может отправить за секунду; 0: без ограничений.
cli-serve-says = Любую настройку можно задать и в окружении, например SPIRITBOARD_PORT=8080; ключ важнее.
cli-serving = Сервер запущен по адресу { $address }
cli-serving-data = Столы хранятся в папке { $folder }. Остановить сервер: Ctrl+C.
cli-unknown-command = Неизвестная команда «{ $name }». Доступны: { $known }.
cli-unknown-option = Неизвестный параметр «{ $name }». Список покажет «{ $command } --help».
cli-missing = Для «{ $name }» нужно значение.
cli-wrong-value = «{ $value }» — недопустимое значение: { $name }. Возможно: { $expected }.
cli-too-many = «{ $name }» здесь не ожидается.
cli-misused = Команда непонятна. Поможет «{ $command } --help».
cli-game = { $name }: { $title }, игроков: { $least }–{ $most }
cli-play-one = Чтобы начать: spiritboard play { $name }. Настройки игры: spiritboard play { $name } --help
cli-which-game = Какая игра? Доступны: { $known }.
cli-twice = «{ $name }» указано больше одного раза.
cli-no-room = Больше ничего записать нельзя: диск полон.
cli-playing = Идут партии
cli-play-says = У каждой игры есть и свои настройки: spiritboard play ИГРА --help.
cli-choices = варианты: { $values }
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-a-number = целое число
cli-interrupted = Остановлено.
cli-verified =
    Запись верна: { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
        [many] { $answers } ответов
       *[other] { $answers } ответа
    } по правилам, { $chances ->
        [one] { $chances } розыгрыш
        [few] { $chances } розыгрыша
        [many] { $chances } розыгрышей
       *[other] { $chances } розыгрыша
    } из объявленного начального числа.
cli-verified-over = Партия окончена.
cli-verified-open = Партия ещё не окончена.
cli-verified-older = Партия записана по прежним правилам ({ $theirs }), и её удалось повторить до последнего хода.
cli-verified-up-to =
    Партия записана по прежним правилам ({ $theirs }); её удалось повторить до хода { $moves } из { $all }. Дальше проверить нельзя.
cli-simulated =
    { $game }, мест: { $seats }; { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $decisions ->
        [one] { $decisions } ответ
        [few] { $decisions } ответа
        [many] { $decisions } ответов
       *[other] { $decisions } ответа
    }
cli-simulated-seat = место { $number } ({ $bot }): побед { $wins } ({ $percent } % ± { $error }), очков в среднем { $score } ± { $spread }
cli-checked = { $game }: партий { $matches }, раундов { $rounds }, ответов { $decisions }; отпечаток { $digest }
cli-checked-laws = Сколько раз каждой проверке было на что взглянуть:
cli-checked-questions = Вопросы:
cli-checked-answers = Ответы:
cli-checked-events = Что было объявлено:
cli-checked-outcomes = Чем кончилось:
cli-check-variant = мест: { $seats }; { $variant }
cli-check-pass = проверки на одном вопросе из { $every }: партий { $matches }, { $seconds } с
cli-check-cut = Время вышло, сыграно вариантов: { $matches } из { $of }. Больше времени даст --seconds.

## Отчёт о балансе

balance-title = Баланс игры: { $name }
balance-how = Играли равные по силе боты, и каждую партию начинало место 1. Доля 1 — равная; ± — стандартная ошибка. Для каждой карты и места: как часто её брали за партию и как выступили те, у кого она была, относительно равной доли. Это говорит, кто с ней выигрывает, а не то, что из-за неё. В одиночной игре это просто доля выигранных партий.
balance-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
balance-length =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }; в среднем { $rounds } раунда, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
        [many] { $answers } ответов
       *[other] { $answers } ответа
    }.
balance-level = { $number }
balance-tenths = { NUMBER($number, minimumFractionDigits: 1) }
balance-hundredths = { NUMBER($number, minimumFractionDigits: 2) }
balance-percent = { NUMBER($share, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } %
balance-place = Очередь хода
balance-wins = Победы
balance-share = Относительно равной доли
balance-points = Очков в среднем
balance-plot = Победы по очереди хода относительно равной доли

## Насколько это быстро

bench-decisions = ответов/с
bench-search = поиск/с
bench-searched = ответов в поиске/с
bench-clone = копия, мкс
bench-view = вид, мкс
bench-steps = шагов/с с наблюдением и маской
bench-compiled = { $game }, скомпилировано
bench-plain = { $game }, чистый Python
bench-in-two = { $game }, в двух процессах
bench-at-once =
    { $game }, { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    } сразу
bench-against = против: { $peer }
bench-times = { NUMBER($ratio, minimumFractionDigits: 2) } ×
bench-rest = { $title }: законченная партия занимает { $size } КБ; время позднего ответа к времени раннего: { $ratio }.
bench-work = { $title }: { $what } в секунду: { $rate }.

## Поединок двух ботов

duel-played =
    { $one } против { $other }: { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }, каждую играют оба бота на каждом месте, всего { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. ± — стандартная ошибка по раздачам.
duel-share = { $one }: { $mean } % побед, ± { $error }. Интервал 95 %: { $low }–{ $high } %. У равных ботов 50 %.
duel-alone = { $one } на одном месте, { $other } на всех остальных: { $mean } % побед, ± { $error }. Интервал 95 %: { $low }–{ $high } %. Равная доля — { $fair } %.
duel-solo = { $one }: { $mean } % выигранных партий, ± { $error }. Интервал 95 %: { $low }–{ $high } %.
duel-lead = Разница побед в процентных пунктах, { $one } минус { $other }: { $mean } ± { $error }. Интервал 95 %: от { $low } до { $high }.
duel-points = Очки в среднем: { $one } { $first }, { $other } { $second }; разница { $ahead } ± { $error }.
duel-time = Время процессора на ответ: { $one } { $first } мс, { $other } { $second } мс.

## Арена

arena-title = { $name }: какой бот сильнее
arena-how = Каждая раздача играется при каждой рассадке, поэтому всем ботам на каждом месте везёт одинаково. ± — стандартная ошибка по раздачам. Доля: часть всех побед. Одно место: как часто бот побеждает, если у него одно место в партии. Рейтинг: Плакетт — Люс, у неизвестного бота 25. Время: процессора на ответ; у программы — до ответа. Сбои: ответы, данные за программу, которая опоздала или ответила невозможное.
arena-played =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, начальное число (seed) { $seed }.
arena-fair = У равных ботов было бы по { $fair } % побед.
arena-fair-one-seat = У { $bot } в каждой партии одно место; не будь он сильнее, у него было бы { $fair } % побед.
arena-stronger = { $bot } сильнее: проверка { $low } против { $high } пунктов сверх равной доли завершилась в пользу { $high }. Раздач: { $deals }, отношение { $ratio }, границы { $least } и { $most }, ошибки 5 %.
arena-no-stronger = { $bot } не настолько сильнее: проверка { $low } против { $high } пунктов сверх равной доли завершилась в пользу { $low }. Раздач: { $deals }, отношение { $ratio }, границы { $least } и { $most }, ошибки 5 %.
arena-undecided = { $bot }: проверка { $low } против { $high } пунктов сверх равной доли не завершилась. Раздач: { $deals }, отношение { $ratio }, границы { $least } и { $most }, ошибки 5 %.
arena-ceiling = { $bot } видит всё скрытое, но не то, что ещё выпадет. Его доля примерно показывает, сколько можно выиграть, читая остальных.
arena-bot = Бот
arena-share = Доля
arena-alone = Одно место
arena-points = Очки
arena-rating = Рейтинг
arena-time = Время
arena-faults = Сбои
arena-plot-shares = Доля всех побед, интервалы 95 %
arena-plot-test = Ход проверки по раздачам
arena-deals = Раздачи
arena-ratio = Логарифм отношения правдоподобий
arena-live = { $bot }: { $mean } % побед, ± { $error }
arena-live-test = { $bot }: { $mean } % побед, ± { $error }; отношение { $ratio }
arena-kept = Отчёт в файле { $file }.

## Стол в терминале

prompt = > {""}
welcome = { $game }: { $names }. Отвечайте номером, остальное подскажет «помощь».
fairness = Отпечаток перемешивания — { $hash }; по сохранённой партии его докажет «spiritboard verify ФАЙЛ».
resumed = Партия продолжается.
thinking = { $name } думает…
options-beside = В любой момент:
options-more = (+{ $count }: { $command } { $number })
options-cut =
    { $count ->
        [one] … и ещё { $count } вариант: напишите «{ $command }»
        [few] … и ещё { $count } варианта: напишите «{ $command }»
        [many] … и ещё { $count } вариантов: напишите «{ $command }»
       *[other] … и ещё { $count } варианта: напишите «{ $command }»
    }
no-such-option =
    Варианта { $number } нет. Возможно: { $last ->
        [one] от 1 до { $last }
        [few] от 1 до { $last }
        [many] от 1 до { $last }
       *[other] от 1 до { $last }
    }.
not-understood = «{ $typed }» — не вариант и не команда. Их перечислит «помощь».
say-more = «{ $typed }» может значить: { $choices }.
may-do = Да, это можно: { $answer }.
may-do-so = Да, это можно: { $answer } ({ $preview }).
why-what = Почему что? Напишите «почему» с картой или вариантом.
hint-is = Опытный бот выбрал бы: { $answer }.
hint-strong = Сильный бот выбрал бы: { $answer }. { $why }.
strong-bot = Сильный бот
hint-nothing = Опытный бот сейчас подождал бы.
undone = Ход возвращён.
rewind-how = Чтобы вернуться на три ответа, введите «вернуть 3».
saved = Сохранено в { $file }.
save-elsewhere = Партия продолжается. Сохраните её в другом месте: «сохранить ФАЙЛ».
save-where = Куда? Например: «сохранить партия.json».
watch-on = Перед действиями других я спрошу, не хотите ли вы что-то сделать раньше.
watch-off = Перед действиями других я больше не буду спрашивать.
act-now = Сейчас действует { $name }. Хотите что-то сделать раньше? Enter: нет. («следить» отключает эти вопросы.)
go-on = Enter: к следующему раунду.
next-scene = Enter: к следующей сцене.
log-earlier =
    { $count ->
        [one] … ещё { $count } строка раньше: напишите «журнал»
        [few] … ещё { $count } строки раньше: напишите «журнал»
        [many] … ещё { $count } строк раньше: напишите «журнал»
       *[other] … ещё { $count } строки раньше: напишите «журнал»
    }
log-title = Что произошло
rule-line = { $number }: { $text }
no-such-rule = Правила «{ $number }» нет. Напишите «правила все».
records-score = { $column }: { $points }
records-nowhere = пока нигде
records-not-kept = Здесь рекорды не ведутся.
ending-saved = Партия сохранена в { $file }. Продолжить: spiritboard play --resume { $file }
ending-kept = Партия сохранена в { $file }.
ending-campaign = Кампания сохранена. Продолжить: spiritboard play { $game } --continue
ending-unsaved = Партия не сохранена. В следующий раз: --record ФАЙЛ или за столом «сохранить ФАЙЛ».

## Что можно написать за столом; показано первое слово, понятны все

command-why = почему
command-more = ещё, еще
command-rules = правила, правило
command-table = стол
command-log = журнал
command-undo = вернуть
command-save = сохранить
command-hint = совет
command-watch = следить
command-records = рекорды
command-help = помощь, ?
command-quit = выход
command-all = все
help-answer = номер, буква и номер карты или слово варианта
help-answer-says = отвечает на вопрос
help-why = карта, номер или слово
help-why-says = говорит, почему нельзя или что из этого выйдет
help-more = с числом
help-more-says = показывает все ответы, скрытые за (+…)
help-rules = ничего, номер правила или «{ $all }»
help-rules-says = показывает правило вопроса, это правило или все
help-table-says = снова показывает стол
help-log-says = пересказывает весь раунд
help-undo = ничего или сколько
help-undo-says = возвращает ваш последний ответ или столько ответов
help-save = ФАЙЛ
help-save-says = сохраняет партию
help-hint-says = говорит, что сделал бы сильный бот и почему
help-watch-says = включает или отключает вопросы перед действиями других
help-records-says = показывает лучшие счета и выполненные задания одиночной игры
help-help-says = показывает эту справку
help-quit-says = уводит из-за стола

## Scenes

cli-scene = Для авторов сцен: проверить их, сыграть одну, узнать шансы.
cli-opt-scene-what = check: дополнение или наши сцены; play: одна сцена; odds: как часто побеждают боты; calibrate: насколько верны оценки советчика; starts: с чем боты приходят в каждую сцену.
cli-opt-scene-target = Файл или папка для проверки или игры, сцена или глава.
cli-opt-scene-start = Только с этого начала; несколько через запятую.
cli-opt-scene-level = Только на этом уровне; несколько через запятую.
cli-opt-scene-limit = Сколько позиций может просмотреть решатель для границы, если по четверти из них она ещё слишком широка; 0: без решателя.
cli-opt-scene-keep = Файл с результатами: прерванный подсчёт продолжается с того же места, глава за главой.
cli-opt-scene-kept-only = Показать сохранённые результаты и ничего не считать.
cli-opt-scene-notes = Файл Markdown, который встанет над таблицей.
cli-scene-sound = Ошибок не найдено.
cli-scene-no-text = нет текста { $key } на языках: { $languages }
scene-odds-title = { $name }: шансы в каждой сцене
scene-odds-how = Победы в процентах со стандартной ошибкой. Никакая игра кубиками и кристаллами не выигрывает чаще, чем указано под «не более»; карты на руках, карты поиска и Бром там не учтены, но боты ими играют. Лучшая игра точна там, где её удалось посчитать. Прочерк: было слишком много или не считалось; такое начало оценивают только по ботам. Не выполнено лишь то, чего не объясняет ошибка. У сцен, лёгких намеренно, цели нет.
scene-odds-scene = Сцена
scene-odds-start = Начало
scene-odds-level = Уровень
scene-odds-exact = лучшая игра
scene-odds-most = не более
scene-odds-misses = не выполнено
scene-odds-too-hard = боты ниже { $share }
scene-odds-too-easy = не более выше { $share }
scene-odds-loose = не более выше { $share }, боты ниже
scene-odds-won-too-often = боты выше { $share }
scene-odds-hopeless = не более ниже { $share }
scene-odds-easy = намеренно лёгкая: { $why }
scene-odds-aim = { $level }: лучший из ботов должен выигрывать { $careful } или больше, а «не более» лежать между { $least } и { $most }. Не выполнено: { $missed } из { $all } начал, из них лишь из-за недостаточно точной границы: { $loose }.
scene-chances-plays = партий
scene-chances-turns = ходов
scene-chances-said = оценка
scene-chances-won = победы
scene-chances-error = ошибка
scene-chances-error-set-right = ошибка после поправки, на отложенных партиях
scene-starts-visits = приходов
scene-starts-crystals = кристаллы
scene-starts-spirit = сила духа
scene-starts-cards = карты
scene-starts-healed = исцелены

## Хранилище

cli-store = Для владельца сервера: проверить хранилище, скопировать его, вернуть копию, освободить место.
cli-store-says = Проверка и копия возможны рядом с работающим сервером; для остального сначала остановите его.
cli-opt-store-what = check: что не читается; backup: копия в файл; restore: вернуть копию на место; compact: освободить место удалённых столов; move: перенести всё в пустую базу PostgreSQL (--store).
cli-opt-store-file = Копия, которую сделать или вернуть.
cli-opt-store-set-aside = Перенести столы, которые не читаются, в set-aside.db рядом с хранилищем.
cli-opt-keep-days = Удалять столы, за которыми столько дней ничего не происходило; 0: никогда.
cli-store-fault = { $table }: { $reason }
cli-store-sound = Все столы читаются.
cli-store-moved =
    { $count ->
        [one] Перенесён { $count } стол
        [few] Перенесены { $count } стола
        [many] Перенесено { $count } столов
       *[other] Перенесено { $count } стола
    } в { $file }.
cli-store-copied = Хранилище скопировано в { $file }.
cli-store-restored = Теперь хранилище — { $file }. Прежнее, если оно было, сохранено как { $kept }.
cli-store-compacted = Было { $before } КБ, стало { $after } КБ.
cli-store-carried =
    { $count ->
        [one] { $count } стол теперь
        [few] { $count } стола теперь
        [many] { $count } столов теперь
       *[other] { $count } стола теперь
    } в базе { $store }. Файл сохранён как { $kept }.
cli-opt-requests-per-second = Сколько запросов в секунду принимать с одного адреса; 0: без ограничений.
cli-opt-guests-per-minute = Сколько новых гостей в минуту может прийти с одного адреса; 0: без ограничений.
cli-opt-sockets-per-address = Сколько столов может быть открыто сразу с одного адреса; 0: без ограничений.
cli-opt-connections = Сколько соединений может быть открыто одновременно; на следующие запросы сервер отвечает кодом 503; 0 — без ограничений.
cli-opt-watchers = Сколько зрителей может быть за столом; 0: без ограничений.
cli-opt-store = База данных PostgreSQL, в которой хранить столы вместо папки, postgresql://пользователь@адрес/имя; с паролем лучше задать в окружении.
cli-opt-nodes = Сколько процессов сервера делят один адрес на этом компьютере; если больше одного, нужна база PostgreSQL (--store).
cli-opt-node-host = Где этот сервер найдут другие серверы с той же базой; если компьютеров несколько, его адрес в их сети.
cli-serving-store = Столы хранятся в { $store }. Остановить сервер: Ctrl+C.
cli-work = Запустить на этом компьютере ботов для серверов с общей базой PostgreSQL.
cli-work-says = Таких помощников может быть сколько угодно; любой можно остановить в любой момент, серверы продолжат без него. Любую настройку можно задать и в окружении, например SPIRITBOARD_STORE.
cli-opt-work-store = База PostgreSQL, которой пользуются серверы: postgresql://пользователь@компьютер/имя; если с паролем, лучше в окружении.
cli-opt-work-bot = Свой бот, которого серверы сажают за столы, указанный так же, как у них: имя=файл.py:Bot; можно указать несколько раз.
cli-working = Боты думают для серверов с базой { $store }. Остановить: Ctrl+C.
cli-opt-operator-token = Открывает /operator и /metrics тому, кто его знает: не меньше 16 знаков, лучше задать в окружении; без него их не откроет никто.
cli-opt-log-format = Журнал для людей у терминала или в формате JSON.
cli-opt-log-level = Что попадает в журнал: warning — только неполадки, info — ещё и каждый запрос.
cli-serving-friends = Друзья в вашей сети открывают { $address }
