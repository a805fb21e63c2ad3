### Слова за каждым столом: отказы, имена, подсказки, конец. У каждой игры рядом есть свои.

yes = да
no = нет
nothing = ничего
list = { $first }, { $next }
list-last = { $first } и { $next }
clauses = { $first }; { $next }
fact = { $name }: { $value }.
plain = { $name }
plain-with = { $name } ({ $facts })
plain-fact = { $name }: { $value }
refusal-by-rule = { $reason } ({ $rule })

## Отказы

refuse-game-over = Партия окончена.
refuse-match-goes-on = Партия ещё не окончена.
refuse-campaign-over = Кампания окончена.
refuse-another-question =
    Это ответ на вопрос { $asked }, а сейчас открыт вопрос { $open }. Посмотрите ещё раз.
refuse-no-such-seat =
    { $seats ->
        [one] Такого места нет: за столом { $seats } место.
        [few] Такого места нет: за столом { $seats } места.
        [many] Такого места нет: за столом { $seats } мест.
       *[other] Такого места нет: за столом { $seats } места.
    }
refuse-not-your-question = Сейчас отвечаете не вы.
refuse-not-by-chance = Случай не мог так решить.
refuse-not-an-answer = Это не ответ на заданный вопрос.
refuse-not-an-action = Такого действия в этой игре нет ({ $detail }).
refuse-no-what-if = В этой игре нечего примерять.
refuse-wrong-fields = Сохранённый стол не подходит этой версии: { $fields }.
refuse-unknown-frame = В сохранённом столе есть шаг, которого эта версия не знает: { $frame }.
refuse-state-version = Сохранённый стол записан более новой версией ({ $theirs }); эта читает не новее { $ours }.
refuse-unknown-content = Сохранённый стол использует коробку, которой здесь нет: { $content }.
refuse-no-content = { $name }: у этой игры значения менять нельзя.
refuse-unknown-game = Неизвестная игра «{ $name }». Доступны: { $known }.
refuse-no-such-object = «{ $name }» не загружается ({ $detail }). Пишите так: пакет.модуль:игра.
refuse-not-a-game = «{ $name }» — не игра: нужен spiritboard.core.game.Game.
refuse-no-rules-text = К игре «{ $name }» не приложен текст правил.
refuse-seats-out-of-range = Игроков не может быть { $seats }. Возможное число игроков: { $allowed }.
refuse-bad-option = «{ $value }» не подходит для настройки «{ $name }». Возможно: { $expected }.
refuse-option-for-seats = Настройка «{ $name }» — только для столов с таким числом мест: { $seats }.
refuse-resume-another-game = В файле { $file } партия игры { $name }, а не { $asked }.
refuse-unknown-game-option = В этой игре нет настройки «{ $name }». Доступны: { $known }.
refuse-no-game-options = В этой игре нет настройки «{ $name }»: у неё нет никаких настроек.
refuse-content-unreadable = Не удаётся прочитать файл { $file }: { $detail }.
refuse-content-not-toml = { $file } — не файл TOML: { $detail }.
refuse-content-type = недопустимое значение ({ $detail })
refuse-content-wrong = { $file }, строка { $line }, { $field }: { $why }.
refuse-pack-empty = В папке { $file } нет ни content/*.toml, ни text/*.ftl.
refuse-pack-not-fluent = Тексты дополнения ({ $language }) с этого места не в формате Fluent: { $text }
refuse-pack-words-taken = Тексты дополнения ({ $language }) изменили бы сообщение игры: { $message }.
refuse-record-rules =
    Партию играли по правилам { $theirs }, а эта версия играет по { $ours }.
refuse-name-taken = Игра с названием «{ $name }» уже есть.
refuse-record-game = Запись игры, которой здесь нет: { $name }. Свою игру укажите в команде: модуль:имя.
refuse-record-no-seed = В записи нет начального числа (seed).
refuse-record-not-over = Партия ещё не закончена. Разобрать её можно будет потом.
refuse-no-analysis = Сильный бот сбился с мысли. Попробуйте ещё раз.
refuse-analysis-on-its-way = Для вас уже разбирается другая партия. По одной за раз.
refuse-record-older =
    Партия записана по прежним правилам ({ $theirs }); её удалось повторить только до хода { $moves } из { $all }, поэтому продолжить её нельзя.
refuse-record-state = При воспроизведении партия кончается не так, как сказано в записи.
refuse-record-illegal = Шаг записи { $entry } нарушает правила: { $why }.
refuse-no-such-entry = Шага записи { $entry } нет. Возможно: от 0 до { $last }.
refuse-record-cut-off = Файл неполный, или это не запись партии ({ $detail }).
refuse-record-format = Файл — не запись партии: нет формата { $expected }.
refuse-record-edited = Файл изменили после сохранения: контрольная сумма не сходится.
refuse-records-spoilt = В файле { $file } не рекорды ({ $detail }).
refuse-record-shape = Файл — не полная запись партии ({ $detail }).
refuse-record-absurd = Файл — не запись партии: таких чисел или такой вложенности в партиях не бывает.
refuse-record-unreadable = Не удаётся прочитать файл { $file }: { $detail }.
refuse-record-too-long = Файл { $file } — не запись партии: длиннее { $most } МиБ их не бывает.
refuse-record-commitment = Начальное число с шага { $since } не соответствует объявленному отпечатку.
refuse-record-not-published = Запись не соответствует отпечатку { $published }.
refuse-record-chance = Шаг записи { $entry }: розыгрыш взят не из объявленного начального числа.
refuse-record-taken =
    В файле { $file } уже есть что-то другое или неоконченная партия. Выберите другой файл или продолжите через --resume.
refuse-file-unwritable = Не удаётся записать файл { $file }: { $detail }.
refuse-undo-needs-consent = Вернуть ход можно, только если согласны: { $seats }.
refuse-nothing-to-undo = Вам нечего возвращать.
refuse-undo-too-far =
    Вернуться можно не больше чем на { $most ->
        [one] { $most } ответ
        [few] { $most } ответа
        [many] { $most } ответов
       *[other] { $most } ответа
    }.
refuse-rewind-alone = Так далеко можно вернуться только в одиночной игре. Возвращайте ответ за ответом: остальных спросят, согласны ли они.
refuse-undo-older-rules =
    Партия началась по прежним правилам, а доигрывается по новым, поэтому вернуть ход нельзя.
refuse-unknown-bot = Неизвестный бот «{ $name }». Доступны: { $known }.
refuse-no-such-bot = «{ $name }» не загружается ({ $detail }). Пишите так: файл.py:Имя или пакет.модуль:Имя.
refuse-not-a-bot = «{ $name }» — не бот: нужен метод decide(view, options, budget).
refuse-no-such-program = «{ $name }» не запускается: такой программы нет или её нельзя выполнить.
refuse-bot-not-an-option = { $bot } отвечает { $answer }, но такого варианта нет.
refuse-bot-refused = { $bot } отвечает { $answer }: { $why }
refuse-cannot-be-sent = Этого бота нельзя передать другим процессам ({ $detail }). Сохраните его в файле и назовите так: файл.py:Имя; или обойдитесь одним процессом.
refuse-extra-missing = Для этого нужен { $package }: pip install spiritboard[{ $extra }] ({ $detail }).
refuse-another-run = Папка { $folder } занята другим запуском, различается: { $differs }. Выберите другую папку.
refuse-no-one-seat = --one-seat — для двух ботов и партий, где мест не меньше двух.
refuse-too-few-bots = Для состязания нужно хотя бы 2 бота. Названо: { $bots }.
refuse-bad-sprt = Проверка от { $low } до { $high } пунктов невозможна: первое число должно быть меньше, оба от −100 до 100.
refuse-games-out-of-range = Число партий не может быть { $games }. Нужна хотя бы 1.
refuse-processes-out-of-range = Число процессов { $processes } не подходит. Нужен хотя бы 1.
refuse-process-lost = Один из процессов, где шла игра, завершился сам (код { $code }). Возможно, не хватило памяти: попробуйте меньше процессов.
refuse-helper-lost = Один из процессов, в которых думает { $bot }, завершился сам (код { $code }). Возможно, не хватило памяти.
refuse-games-lost = Процесс или машина, где шли одни и те же игры, пропадали уже { $tries } раза ({ $detail }). Возможно, какому-то боту не хватило памяти.
refuse-no-cluster = По адресу { $address } не отвечает ни один кластер Ray: { $detail }
refuse-another-version = На одной из машин кластера Spiritboard { $theirs }, а на этой { $ours }. Установите везде одну и ту же версию.
refuse-too-few-deals = Число раздач { $deals } слишком мало, чтобы отличить умение от везения. Нужно хотя бы 2.
refuse-bots-for-seats =
    { $bots ->
        [one] Назван { $bots } бот
        [few] Названы { $bots } бота
        [many] Названо { $bots } ботов
       *[other] Названо { $bots } бота
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }. Назовите одного на всех или по одному на каждое.
refuse-unknown-language = Неизвестный язык «{ $name }». Доступны: { $known }.
refuse-not-with-resume = { $option } относится к новой партии и с --resume не сочетается.
refuse-not-with-continue = { $option } не сочетается с --continue: кампания хранит свои партии сама.
refuse-campaign-finished = Кампания в файле { $file } окончена. Чтобы начать новую, уберите этот файл.
refuse-law-broken = Игра не прошла проверку: { $detail }
refuse-bad-setting = { $name } не может быть «{ $value }». Возможно: { $expected }.
refuse-store-version = { $file } записан другой версией ({ $found }; эта пишет { $ours }).
refuse-port-taken = Порт { $port } занять нельзя: { $detail }. Свободный найдёт --port 0
refuse-bad-host = По адресу { $host } слушать нельзя: { $detail }. Для всей сети: --host 0.0.0.0
refuse-bad-data = В папке { $folder } столы хранить нельзя: { $detail }.
refuse-no-page = Страница ещё не собрана. Её собирает «make play».
refuse-bad-request = Недопустимый запрос: { $detail }.
refuse-too-long = Слишком длинно: не больше { $most } знаков.
refuse-who-are-you = Мы вас ещё не знаем. Откройте страницу один раз и попробуйте снова.
refuse-no-such-table = Такого стола нет. Возможно, ссылка неполная.
refuse-table-unreadable =
    Этот стол не открывается: его сохранённый файл не читается. Ничего не удалено; причина — в журнале сервера.
refuse-no-such-match = Такой партии за этим столом не было.
refuse-no-lesson = Урока игры «{ $name }» пока нет.
refuse-too-many-tables = Столов слишком много. Подождите минуту и попробуйте снова.
refuse-not-started = Партия ещё не началась.
refuse-not-over = Это можно будет увидеть, когда партия закончится.
refuse-no-such-evening = Такого вечера нет. Возможно, ссылка неполная.
refuse-evening-sealed = За другим столом эту раздачу ещё играют. Всё откроется, когда закончат все столы вечера.
refuse-evening-one-seat = У вас уже есть место на этом вечере: каждый играет раздачу один раз.
refuse-evening-one-deal = На вечере одна раздача. Чтобы сыграть ещё, устройте новый вечер.
refuse-evening-seats = На вечере каждое место занимает бот или тот, кто придёт; хотя бы одно должно быть свободно.
refuse-evening-seen = Ту же раздачу играют и другие, поэтому вернуть уже увиденное нельзя.
refuse-started-already = Партия уже началась.
refuse-seats-open = Некоторые места ещё свободны: пригласите кого-нибудь или посадите ботов.
refuse-seat-taken = Там уже кто-то сидит.
refuse-not-your-seat = Это не ваше место.
refuse-not-the-host = Это может только хозяин стола.
refuse-nothing-to-read = Раунд ещё не закончился.
refuse-nothing-to-agree = Соглашаться не с чем.
refuse-nobody-waits = Сейчас этого игрока никто не ждёт.
refuse-no-page-to-ring = У этого игрока стол не открыт: звонить некуда.
refuse-nudged-just-now = Вы только что звали этого игрока. Подождите минуту.
refuse-no-stand-in = За этим столом боты никого не заменяют.
refuse-is-here = Этот игрок здесь, и место принадлежит ему.
refuse-gone-just-now = Это место опустело только что. Подождите ещё { $seconds } с.
refuse-no-other-person = Это касается только других людей за столом.
refuse-say-something = Сообщение пустое.
refuse-said-again = Это сообщение уже однажды не прошло. Скажите иначе.
refuse-no-hint = Советчик потерял нить. Спросите ещё раз.
refuse-no-such-claim = Такой готовой фразы нет.
refuse-claim-about-somebody = Выберите, о ком речь.
refuse-claim-about-nobody = Эта фраза ни о ком.
refuse-no-such-order = Такого автоответа нет.
refuse-no-bet-now = Сейчас вам нечего угадывать.
refuse-bet-on-so-many =
    Назовите { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
        [many] { $count } игроков
       *[other] { $count } игрока
    } из тех, кого можно назвать.
refuse-lesson-goes-on = Правила это разрешают, но урок показывает здесь другое: следуйте подсказке.
refuse-no-scenes = { $name }: в этой игре нет сцен.
refuse-no-learner = { $name }: учить нечего, боты этой игры не опираются на выученные числа.
refuse-no-adviser = { $name }: в этой игре нет советчика.
refuse-hint-on-its-way = Совет уже готовится. Не больше одного за раз.
refuse-data-in-use = Папкой { $folder } пользуется другой сервер Spiritboard. Сначала остановите его или выберите другую папку: --data.
refuse-journal-short = Журнал обрывается на { $last }, а стол сохранён на { $table }.
refuse-move-where = Укажите, куда перенести столы: spiritboard store move --store postgresql://пользователь@компьютер/имя.
refuse-store-not-empty = В { $store } уже есть столы или гости. Переносить можно только в пустую базу.
refuse-no-store = Хранилища нет: { $file }.
refuse-bad-store = { $file } использовать нельзя: { $detail }.
refuse-file-exists = { $file } уже существует.
refuse-store-which-file = Назовите файл: spiritboard store backup copy.db или spiritboard store restore copy.db.
refuse-too-many-requests = С вашего адреса пришло слишком много сразу. Подождите немного и попробуйте снова.
refuse-too-slow = Запрос шёл слишком долго.
refuse-talk-slowly = Не так быстро: другие тоже читают.
refuse-processes-need-database = Нескольким процессам нужна общая база PostgreSQL: укажите её через --store.
refuse-work-needs-database = Боты могут помогать только серверам с общей базой PostgreSQL: укажите её через --store.
refuse-store-in-use = Базу { $store } использует другой сервер Spiritboard. Сначала остановите его или выберите другую базу.
refuse-not-for-postgresql =
    «{ $what }» — для хранилища в файле. { $what ->
        [backup] Базу PostgreSQL копирует pg_dump.
        [restore] Копию базы PostgreSQL возвращает pg_restore или psql.
       *[compact] PostgreSQL освобождает место сам (VACUUM).
    }
refuse-short-token = { $name }: слишком коротко, чтобы быть надёжным; нужно не меньше { $least } знаков.
refuse-no-operator = Здесь ничего нет: токен владельца сервера не задан.
refuse-not-the-operator = Это не токен владельца сервера.
refuse-foreign-origin = Это пришло со страницы другого сайта.
refuse-one-seat-each = У вас здесь уже есть место.
refuse-player-name-taken = Имя { $name } здесь уже занято. Выберите другое.
refuse-store-trouble = Сервер сейчас ничего не может сохранить. Ничего из сообщённого не пропало; он пробует снова.
refuse-lost-lease = Стол только что переехал на другой сервер. Страница найдёт его сама; повторите через мгновение.
refuse-bad-name = Такое имя другим трудно прочесть. Выберите имя из видимых букв одного алфавита.
refuse-bad-talk = В этом есть то, чего не покажет ни один экран. Напишите заново.

## Что говорит компьютер

detail-at = { $what }, место: { $place }
detail-no-such-file = такого файла или папки нет
detail-not-permitted = нет прав доступа
detail-read-only = доступно только для чтения
detail-is-a-folder = это папка, а не файл
detail-not-a-folder = это не папка
detail-no-space = диск полон
detail-name-too-long = имя слишком длинное
detail-in-use = уже занято
detail-no-such-address = у этого компьютера нет такого адреса
detail-damaged = файл повреждён
detail-not-text = это не текст в UTF-8
detail-not-json = это не JSON
detail-toml-at = строка { $line }, столбец { $column }
detail-toml-end = обрывается слишком рано
detail-field-missing = нет поля «{ $field }»
detail-field-unknown = поля «{ $field }» здесь не бывает
detail-kind =
    нужно { $wanted ->
        [int] целое число
        [float] число
        [str] текст
        [bool] true или false
        [array] список
        [object] таблица
       *[other] { $wanted }
    }, а здесь { $found ->
        [int] целое число
        [float] дробное число
        [str] текст
        [bool] true или false
        [array] список
        [object] таблица
        [null] ничего
       *[other] { $found }
    }
detail-bound =
    { $bound ->
        [least] должно быть не меньше { $limit }
        [above] должно быть больше { $limit }
        [most] должно быть не больше { $limit }
       *[below] должно быть меньше { $limit }
    }
detail-length =
    { $bound ->
        [least] длина должна быть не меньше { $limit }
        [most] длина должна быть не больше { $limit }
       *[other] длина должна быть { $limit }
    }
detail-form = неверный формат
detail-value = «{ $value }» здесь быть не может
detail-too-large = число слишком велико
detail-no-module = модуля «{ $name }» нет
detail-no-attribute = в модуле { $module } нет «{ $name }»

## Разбор партии

analysis-moments = Что решило исход
analysis-moment = { $seat }: «{ $done }». Сильный бот выбрал бы «{ $better }»: это примерно на { $cost } побед больше из 100 пробных партий (± { $error }).
analysis-no-moments = Ни один отдельный выбор явно не решил исход.
analysis-round = Раунд { $n }
analysis-chances = Шансы на победу
analysis-player = Игрок
analysis-start = Начало
analysis-luck = Удача
analysis-choices = Выбор
analysis-end = Конец
analysis-agreed = Как сильный бот
analysis-agreed-of = { $agreed } из { $choices }
analysis-untold = ?
analysis-how = Оценка по пробным партиям или по расчёту ботов, в процентных пунктах победы, ± стандартная ошибка. Удача — то, что принёс случай; выбор — то, что принесли ответы всех, ваши и чужие. Они оцениваются по тому, что игрок мог видеть. «?»: для оценки пробных партий мало.
analysis-beliefs-how = Что любой мог понять по открытому на столе. ●: в конце раунда это была правда.
analysis-judging = Разбираю партию

## Имена, подсказки, рекорды, конец

player-you = Вы
player-1 = Яна
player-2 = Пётр
player-3 = Рада
player-4 = Ульяна
player-5 = Ева
guest-name = Гость { $number }
hint-share = пробных партий: { $games }, побед { $share } %, у следующего варианта { $next } %
hint-feel = пробных партий: { $games }, явной разницы нет; это просто надёжный выбор
hint-worked-out = { $better ->
    [0] просчитано по всем броскам этого хода: лучше ничего нет
   *[other] просчитано по всем броскам этого хода: ничто другое не так хорошо
}
hint-only = ничего другого сделать нельзя
hint-lesson = так продолжается урок
log-empty = Пока ничего не произошло.
records = Ваши рекорды
records-best-score = Лучший счёт
game-ends = { $winners ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
game-ends-you = Вы победили: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }!
game-ends-lost = Игра проиграна; { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
