### Слова страницы вокруг любого поля.

## Начало

page-welcome = Настольные игры о духах при лунном свете. Без регистрации: друзьям достаточно ссылки.
page-play-now = Играть сразу
page-learn = Научиться играть: { $game }
page-friends = Играть с друзьями
page-alone = Одиночная игра
page-tasks-done = Выполненные задания
page-your-name = Ваше имя
page-players = Игроков: { $from }–{ $to }
page-continue = Продолжить
page-your-tables = Ваши столы
page-set-aside = Этот стол не открывается
page-set-aside-why = Почему?
page-open-tables = Столы со свободным местом
page-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
page-history = Ваши прошлые партии
page-no-history = Законченных партий пока нет. Сыграйте, и она останется здесь.
page-won = победа
page-lost = поражение
page-all-games = Все игры
page-tally = сыграно { $played }, побед: { $won }
page-own-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
page-own-place = { $place }-е место
page-length =
    { $unit ->
        [minutes] { $n } мин
        [hours] { $n } ч
       *[days] { $n ->
            [one] { $n } день
            [few] { $n } дня
            [many] { $n } дней
           *[other] { $n } дня
        }
    }
page-earlier = Показать более ранние партии
page-rules-of = Правила: { $game }
page-credits = Автор игры «{ $game }»: { $design }.
page-credits-after = Оригинал игры «{ $game }»: { $original }, издатель: { $publisher }.
page-drawings = Иллюстрации — наши собственные.

## Подготовка стола

page-which-game = Игра
page-how-many-play = Игроков
page-seat = Место { $number }
page-seat-whoever = Свободно для любого
page-their-name = Имя
page-name-needed = Напишите имя. Оно не может начинаться со знака ~.
page-level =
    { $level ->
        [random] Случайный бот
        [beginner] Бот-новичок
        [casual] Бот-любитель
        [greedy] Опытный бот
        [search] Сильнейший бот
       *[other] { $level }
    }
page-level-rating = { $level } · { $value } ± { $error }
page-level-scenes = { $level } · { $value } ± { $error } % сцен
page-strengths-rating = Числа — измеренный рейтинг и его стандартная ошибка. Партий между ботами: { $games }. В игре вдвоём тот, у кого на 400 больше, побеждает примерно в десять раз чаще, чем проигрывает.
page-strengths-scenes = Числа показывают, какую часть сцен каждый бот проходит в одиночку, и стандартную ошибку. Попыток: { $games }.
page-bots-level = Боты
page-which-pace = Темп
page-pace =
    { $pace ->
        [live] Вживую: 90 секунд на ответ
        [correspondence] По переписке: два дня на ответ
       *[free] Без часов
    }
page-public = Открытый стол
page-by-vote = Решать голосованием
page-bots-talk = Боты пишут в чат
page-bots-quiet = За этим столом боты в чат не пишут.
page-start = Начать
page-how-many = Сколько
option-first = Кто начинает
option-content = Файл TOML со значениями вашей коробки или папка с дополнением
page-by-lot = Случайно

## Перед партией

page-who-plays = Кто играет?
page-seat-open = Свободное место
page-seat-you = вы
page-offline = не в сети
page-sit = Сесть
page-sit-here-too = Добавить игрока у этого экрана
page-stand-up = Встать
page-invite = Отправьте друзьям эту ссылку
page-copy = Копировать
page-copied = Скопировано
page-fill-and-start = Добавить ботов и начать
page-host-starts = Партию начнёт хозяин стола.
page-qr = QR-код ссылки
page-arrange = Другие настройки
page-read-rules = Пока почитать правила

## Вечер: одна раздача за несколькими столами

page-evening = Вечер одной раздачи
page-evening-says = За всеми столами одна и та же раздача. Сыграйте её с друзьями за разными столами и сравните, кто распорядился ею лучше.
page-evening-how-many = Столов
page-evening-each = За каждым столом
page-evening-make = Устроить вечер
page-evening-of = Вечер: { $game }
page-evening-choose = Выберите место. За всеми столами ждёт одна и та же раздача.
page-evening-progress = Сыграно столов: { $ended } из { $tables }
page-evening-sealed = Записи и сама раздача закрыты, пока не закончат все столы. До тех пор говорите о чём угодно, только не о раздаче.
page-evening-table = Стол { $number }
page-evening-table-is =
    { $status ->
        [open] ждёт игроков
        [playing] идёт партия
       *[over] сыграно
    }
page-evening-go = К своему столу
page-evening-end = Завершить вечер
page-evening-end-sure = Недоигранные столы не будут учтены. Завершить вечер для всех?
page-evening-starts = Начать можно будет, когда все места будут заняты.
page-evening-back = Все столы вечера
page-evening-ranking = Кто распорядился раздачей лучше
page-evening-margin-says = Разница сравнивает очки со средним на том же месте за другими столами.
page-evening-margin-together = Разница сравнивает очки стола со средним за другими столами. Впереди те, кто выиграл сцену.
page-evening-margin = разница
page-evening-alone = Доигран только один стол, сравнивать не с чем.
page-evening-none = Ни один стол не доигран, сравнивать нечего.
page-evening-bot = бот
page-evening-by-seat = Место за местом
page-evening-replay = Запись, стол { $number }
page-evenings = Ваши вечера

## За столом

page-home = На главную
page-table = Стол
page-log = Журнал
page-chat = Чат
page-tabs = Части стола
page-unread = есть новое
page-settings = Настройки
page-rules = Правила
page-rule = Правило { $rule }
page-shut = Закрыть
page-back = Назад
page-loading = Минутку…
page-reconnecting = Восстанавливаю связь…
page-unreachable = Сервер сейчас недоступен. Попробуйте чуть позже.
page-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
page-prompt = Что вы можете сделать
page-your-turn = Ваш ход
page-waiting-for = Ждём: { $names }
page-readers = Ещё смотрят итоги раунда: { $names }
page-at-any-time = В любой момент
page-clock = Осталось времени
page-hours-left = { $hours } ч
page-choose-more = Выберите другое количество.
page-move-up = Поднять выше: { $what }
page-ask-hint = Совет
page-hint = Сильный бот выбрал бы: { $answer }
page-hint-thinking = Сильный бот думает…
page-take-back = Вернуть ход
page-ask-take-back = Попросить вернуть ход
page-undo-wish = { $seat } просит вернуть последний ответ. Разрешить?
page-undo-waits = Ждём согласия: { $seats }
page-agree = Разрешить
page-refuse = Отказать
page-withdraw = Отменить просьбу
page-missed =
    С вашего последнего хода: { $n ->
        [one] { $n } событие
        [few] { $n } события
        [many] { $n } событий
       *[other] { $n } события
    }
page-round-over = Раунд окончен
page-go-on = Дальше
page-next-round = Следующий раунд
page-newest = К новому
page-points = Очки
page-before = было
page-now = стало
page-to-target = до { $target }
page-dismiss = Скрыть
page-see-moment = Показать этот момент
page-looking-back = Просмотр прошлого:
page-back-to-now = К текущему моменту
page-rewind = Вернуться сюда
page-choose-moment = Выбрать момент
page-play-on = Играть дальше
page-answered-by =
    { $by ->
        [default] (время вышло)
        [order] (автоответ)
       *[other] (ответил бот)
    }
page-say = Напишите что-нибудь
page-send = Отправить
page-claims = Готовые фразы
page-away = За вас играет бот.
page-return = Вернуться на место
page-absent = Кого нет
page-gone =
    { $unit ->
        [now] не за столом
        [minutes] нет { $n } мин
        [hours] нет { $n } ч
       *[days] { $n ->
            [one] нет { $n } день
            [few] нет { $n } дня
            [many] нет { $n } дней
           *[other] нет { $n } дня
        }
    }
page-gone-bot = играет бот
page-is-away = { $seat } не за столом.
page-is-back = { $seat } снова за столом.
page-nudge = Позвать: { $seat }
page-has-nudged = Сигнал отправлен
page-nudged = { $seat } ждёт вас.
page-relieve = Доверить игру боту
page-relief-wish = За бота: { $seats }.
page-coach = Учитель
page-show-me = Показать
page-skip-chapter = Пропустить главу
page-leave-lesson = Закончить урок и играть дальше
page-teacher-points = Учитель показывает: { $answer }
page-tip-of = { $step } из { $of }
page-predict = Моя догадка
page-bets = Пока верно: { $right } из { $made }
page-ending = Партия окончена
page-how-counted = Из чего сложились очки
page-leads = Решает: { $name }. Ваш выбор — предложение.
page-you-lead = Решаете вы. Подтвердите предложение или выберите сами.
page-confirms = Вы предложили. Ничего не произойдёт, пока { $name } не подтвердит это или не выберет иначе.
page-you-confirm = Ничего не произойдёт, пока вы не решите: подтвердите предложение или выберите сами.
page-vote = Решает большинство. Ваш выбор — голос.
page-tie = Голоса разделились поровну. Ждём, какой вариант подтвердит { $name }.
page-you-tie = Голоса разделились поровну. Решаете вы: подтвердите один из вариантов.
page-vote-clock = До конца голосования
page-proposal = { $name } предлагает: { $what }
page-next-match = Продолжить
page-rematch = Сыграть ещё раз
page-replay = Запись
page-replay-cut-short = Эту партию играли по прежним правилам. Её можно показать до хода, с которого нынешние правила расходятся с ними.
page-pass-to = Передайте экран: { $name }
page-curtain = До этого стол скрыт.
page-i-am = Здесь { $name }

## Настройки

page-language = Язык
page-theme = Оформление
page-theme-auto = Как в системе
page-theme-dark = Ночь
page-theme-light = День
page-go-light = Включить дневной свет
page-go-dark = Включить лунный свет
page-speed = Скорость анимации
page-speed-of =
    { $speed ->
        [0] Без анимации
        [1] Спокойная
       *[other] Быстрая
    }
page-sounds = Звук
page-volume = Громкость
page-bot-talk = Реплики ботов в чате
page-notify = Уведомлять, когда меня ждут
page-notify-blocked = Браузер блокирует уведомления с этой страницы.
page-retell = Пересказывать, что было с моего последнего хода
page-as-list = Показывать все ответы ещё и кнопками
page-orders = Автоответы
page-orders-are = Вопросы, на которые отвечают за вас.
page-leave-table = Отойти от стола
page-leave-says = Место останется вашим: стол вы найдёте на главной странице.

## Клавиши

page-keys = Клавиши
page-key-arrows = внутри одной части стола
page-key-tab = к следующей части
page-key-enter = сыграть или ответить
page-key-esc = назад
page-key-slash = рассказывает, что где лежит
page-key-help = показывает эти клавиши
page-key-digits = указывает на вариант; та же цифра ещё раз выбирает его
page-key-question = к тому, о чём спрашивают
page-key-take-back = вернуть ход
page-key-hint = попросить совет
page-skip = Перейти к вопросу
page-where = Что где

## Правила

page-search-rules = Искать в правилах
page-no-rule-found = Таких слов нет ни в одном правиле.

## Запись

page-to-start = К началу
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-to-end = К концу
page-play = Воспроизвести
page-pause = Пауза
page-moment = Момент
page-marks = Раунды и важные моменты
page-mark-round = Раунд { $n }
page-mark-before = Предыдущий важный момент
page-mark-after = Следующий важный момент
page-eyes = Глазами игрока
page-eyes-watcher = Зритель
page-all-open = Показать скрытое
page-share = Копировать ссылку
page-download = Скачать
page-analyse = Что решило исход?
page-analysis = Разбор
page-analysing = Сильный бот разбирает партию…
page-beliefs-how = Что любой мог понять по открытому на столе. ● отмечает, о ком это было правдой.
page-verify = Проверить перемешивание
page-hash-fits = Карты перемешаны так, как было задано до первого хода.
page-hash-differs = Начальное число не соответствует опубликованному отпечатку!
page-hash-seen = Этот браузер сам вычислил отпечаток начального числа и сравнил его с тем, который видел в начале партии.
page-hash-not-seen = Этого браузера не было в начале партии, поэтому он сравнил начальное число с отпечатком, который сервер называет сейчас.
page-server-replayed =
    Сервер воспроизвёл запись: { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
        [many] { $answers } ответов
       *[other] { $answers } ответа
    } по правилам, { $chances ->
        [one] { $chances } розыгрыш
        [few] { $chances } розыгрыша
        [many] { $chances } розыгрышей
       *[other] { $chances } розыгрыша
    } из начального числа.
page-verified-in-part = Партию играли по прежним правилам: дальнейшие ходы проверить нельзя.
page-verify-yourself = Не верьте нам на слово: скачайте запись и проверьте её на своём компьютере:
page-verify-file = ФАЙЛ
page-seed-and-hash = Начальное число и отпечаток

## Для владельца сервера

page-operator = Сервер
page-operator-token = Токен владельца сервера
page-operator-needed = Введите токен владельца сервера.
page-operator-open = Открыть
page-operator-tables = Столы в памяти
page-operator-sockets = Открытые страницы
page-operator-guests = Гости за столами
page-operator-thinking = Боты думают
page-operator-waiting = Ждут бота
page-operator-memory = Память
page-operator-megabytes = { $count } МБ
page-operator-failures = Фоновые сбои
page-operator-since = Работает с
page-operator-version = Версия
page-operator-set-aside = Столы, которые не читаются
page-operator-in-use = Столы в памяти, сначала самые оживлённые
page-operator-no-tables = Никто не играет.
page-operator-more = И ещё { $count }.
page-operator-table =
    { $status ->
        [open] ждёт начала
        [playing] идёт партия
       *[over] сыграно
    } · игроки: { $people }, боты: { $bots } · открытые страницы: { $sockets }
page-operator-export = Экспортировать
page-operator-close = Закрыть
page-operator-close-sure = Удалить навсегда?
page-operator-named = Другой стол по ссылке
