"""S3.5 Talk is free, but nobody may name a card's colour, world or number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiritboard.catalog import manners
from spiritboard.catalog.content import content_of
from spiritboard.core.errors import Illegal
from spiritboard.games.shamans.talk import Talk
from spiritboard.terminal.shamans.chips import WORLD_SIGNS
from spiritboard.text import LANGUAGES, Words

TALK = Talk(content_of("shamans", "talk"))

REFUSED = [
    # English
    ("I have a red one", "red"),
    ("Purple is nearly full", "Purple"),
    ("play your violet card", "violet"),
    ("who has the blues?", "blues"),
    ("GREEN please", "GREEN"),
    ("it is greenish", "greenish"),
    ("the golden card", "golden"),
    ("a gray or a silver card", "gray"),
    ("brown!", "brown"),
    ("one of us is lying", "one"),
    ("no one follows", "one"),
    ("I hold the seven", "seven"),
    ("my card is below four", "four"),
    ("the third world is open", "third"),
    ("a hundred times no", "hundred"),
    ("I keep both sixes", "sixes"),
    ("give me a dozen", "dozen"),
    ("I will play 3", "3"),
    ("card P7", "P7"),
    ("section VII", "VII"),
    ("it is an ace", "ace"),
    # Czech
    ("mám červenou", "červenou"),
    ("mam cervenou", "cervenou"),
    ("vynes fialovou", "fialovou"),
    ("do modrého světa", "modrého"),
    ("zeleně se nehraje", "zeleně"),
    ("žlutý svět je skoro plný", "žlutý"),
    ("šedivá je pryč", "šedivá"),
    ("je to šedá", "šedá"),
    ("hnědou nemám", "hnědou"),
    ("hraj zlatou", "zlatou"),
    ("jeden z nás lže", "jeden"),
    ("mám jedničku", "jedničku"),
    ("dvě karty mi zbývají", "dvě"),
    ("nemám trojku", "trojku"),
    ("čtyřmi to nejde", "čtyřmi"),
    ("potřebuju pětku", "pětku"),
    ("mam pet karet", "pet"),
    ("šestá karta", "šestá"),
    ("zahraj sedmičku", "sedmičku"),
    ("zahraj sedmicku", "sedmicku"),
    ("s osmi kartami", "osmi"),
    ("čtvrtý svět", "čtvrtý"),
    ("číslo devět", "devět"),
    ("M5 nebo Ž2", "M5"),
    # Russian
    ("у меня красная", "красная"),
    ("сыграй фиолетовую", "фиолетовую"),
    ("синий мир почти закрыт", "синий"),
    ("в синем мире пусто", "синем"),
    ("зелёную не отдам", "зелёную"),
    ("зеленую не отдам", "зеленую"),
    ("жёлтой больше нет", "жёлтой"),
    ("серого не жди", "серого"),
    ("бурая карта", "бурая"),
    ("коричневых мало", "коричневых"),
    ("голубую хочу", "голубую"),
    ("золотая моя", "золотая"),
    ("один из нас врёт", "один"),
    ("осталось двое", "двое"),
    ("без тройки никак", "тройки"),
    ("четырьмя картами", "четырьмя"),
    ("дай пятёрку", "пятёрку"),
    ("шестая лишняя", "шестая"),
    ("семёрка у меня", "семёрка"),
    ("семерку держу", "семерку"),
    ("восьмого не будет", "восьмого"),
    ("у меня Ч3", "Ч3"),
    ("двадцать раз нет", "двадцать"),
    # By the symbol of a world
    ("play the sun", "sun"),
    ("hraj hvězdu", "hvězdu"),
    ("к солнцу", "солнцу"),
    ("🐾", "🐾"),
    ("go 🌊", "🌊"),
    # Disguised
    ("r e d", "r e d"),
    ("I say r.e.d today", "r.e.d"),
    ("s-e-v-e-n", "s-e-v-e-n"),
    ("č e r v e n á", "č e r v e n"),
    ("к р а с н а я", "к р а с н а"),
    ("re d", "re d"),
    ("bl*ue", "bl*ue"),
    ("reeed", "reeed"),
    ("grrreeeen", "grrreeeen"),
    ("rEd", "rEd"),
    ("RedSeven", "RedSeven"),
    ("r\u200be\u200bd", "red"),
    ("rëd", "rëd"),
    ("r̶e̶d̶", "red"),
    ("ｒｅｄ", "red"),
    ("𝐫𝐞𝐝", "red"),
    ("ʀᴇᴅ", "ʀᴇᴅ"),
    ("🇷🇪🇩", "red"),
    ("bluе", "bluе"),
    ("cиняя", "cиняя"),
    ("CEPA", "CEPA"),
    ("krasnaya", "krasnaya"),
    ("$ix", "six"),
    ("s!x", "six"),
    ("se7en", "se7en"),
    ("７", "７"),
    ("x⁷", "x⁷"),
    ("⑦", "⑦"),
    ("❼", "❼"),
    ("7️⃣", "7️⃣"),
    ("Ⅶ", "Ⅶ"),
    ("VI", "VI"),
    ("V I I", "V I I"),
    ("七", "七"),
    ("💜", "💜"),
    ("go 🔵 go", "🔵"),
    ("❤️", "❤️"),
    ("🟤!", "🟤!"),
    ("♥", "♥"),
    ("⚅", "⚅"),
]


@pytest.mark.parametrize(("text", "word"), REFUSED)
def test_naming_a_colour_or_a_number_is_refused(text: str, word: str) -> None:
    refusal = TALK.why_not(text)
    assert refusal is not None
    assert refusal.rule == "S3.5"
    assert refusal.params["word"] == word


ALLOWED = [
    # English
    "someone is lying, anyone can see it",
    "everyone wait, nobody move",
    "none of them is alone",
    "I am bored",
    "I read the rules",
    "give credit where it is due",
    "we agreed on that, indeed",
    "what a weird tired crew",
    "that hurt, I am done and gone",
    "do not be rude",
    "I am the guide, I go first",
    "wait a second",
    "for you or to him?",
    "too bad, we won before",
    "it is a heavy weight on my height",
    "who threw the grenade?",
    "the lowest card takes the artifact",
    "my highest card is not high enough",
    "I followed because I had to",
    "you did not follow, why?",
    "the pawn is close to the Moon",
    "stop, you are a Shadow!",
    "trust me, I am a Shaman",
    "let us use the dagger on Jana",
    "I have a portal, relax",
    "Stabilisation would help us now",
    "he often listens, then he acts",
    "stone, bone, phone, honest money",
    "I see a seed of doubt",
    "often enough, Ben",
    "lol :-) ok...",
    "I am not sure, are you?",
    # Czech
    "ten hráč je divný",
    "a ten taky",
    "to je jedno",
    "je mi to jedno",
    "hned to bude",
    "kdo ví",
    "kdo vi",
    "sedí vedle mě",
    "jedná se o důvěru",
    "jednou to vyjde",
    "jednoduché to není",
    "jednej rychle",
    "druhý štych byl lepší",
    "první vynáší Petr",
    "něco jsem viděl",
    "nech dýku v pochvě",
    "figurka je blízko měsíce",
    "i v noci je měsíc",
    "o ne, to ne",
    "se mnou nepočítej",
    "dostal se do pasti",
    "pojď sem",
    "proč jsi nectil štych?",
    "vezmi si nejnižší kartu",
    "mám moc vysokou kartu",
    "přestaň, jsi Stín",
    "ve čtvrtek hrajeme zase",
    "sestra by to zahrála líp",
    "rituál proměny by pomohl",
    # Russian
    "опять ты",
    "прекрасно сыграно",
    "серьёзно? не верю",
    "сердце не камень",
    "посередине доски",
    "с едой потом",
    "я и он",
    "однако странно",
    "однажды повезёт",
    "одинаково думаем",
    "алло, вы здесь?",
    "кто-то врёт",
    "никто не поверит",
    "первый ход твой",
    "второй раз не прощу",
    "все так говорят",
    "стой, ты Тень!",
    "это просто столик",
    "отвести фишку назад",
    "Луна уже близко",
    "у меня нет выбора",
    "семья дома ждёт",
    "тренируйся больше",
    "примени Портал, пожалуйста",
    "в пятницу играем снова",
    "голубчик, не спеши",
    "не волнуйся, начинай",
    "Jana leaves, let us start",
    "sunday at noon, startled",
    # Signs
    "🙂👍🌙🌕🎉",
    "...?!",
    "",
]


@pytest.mark.parametrize("text", ALLOWED)
def test_other_talk_is_free(text: str) -> None:
    assert TALK.why_not(text) is None


def test_there_are_enough_examples() -> None:
    assert len(REFUSED) >= 60
    assert len(ALLOWED) >= 60


# Whatever the decoration

FINE = set(TALK.content.fine.words.split())
NAMES = sorted(
    {
        word
        for topic in (TALK.content.colour, TALK.content.world, TALK.content.number)
        for word in (*topic.words.split(), *topic.stems.split(), *topic.inside.split())
        if word not in FINE
    }
)
SIGNS = frozenset().union(*[topic.signs for topic in TALK.topics])
FILLERS = ["well", "tak", "ну", "I", "a", "и", "Jana", "karta", "карта", "?", "—", ":)", "..."]


def with_case(word: str, capitals: list[bool]) -> str:
    pairs = zip(word, capitals, strict=False)
    return "".join(sign.upper() if capital else sign for sign, capital in pairs)


def stretched(word: str) -> str:
    middle = len(word) // 2
    return word[:middle] + 2 * word[middle] + word[middle:]


def cut(word: str) -> str:
    return f"{word[: len(word) // 2]}-{word[len(word) // 2 :]}"


DECORATIONS: list[Callable[[str], str]] = [
    str,
    stretched,
    cut,
    ".".join,
    " ".join,
    "\u200b".join,
    lambda word: "".join(sign + "\u0336" for sign in word),
    lambda word: f"»{word}«",
    lambda word: f"#{word}_",
    lambda word: f"{word}'s",
]


@given(
    word=st.sampled_from(NAMES),
    capitals=st.lists(st.booleans(), min_size=30, max_size=30),
    decoration=st.sampled_from(DECORATIONS),
    before=st.lists(st.sampled_from(FILLERS)),
    after=st.lists(st.sampled_from(FILLERS)),
)
def test_a_forbidden_word_is_found_in_any_dress(
    word: str,
    capitals: list[bool],
    decoration: Callable[[str], str],
    before: list[str],
    after: list[str],
) -> None:
    said = decoration(with_case(word, capitals))
    assert TALK.why_not(" ".join([*before, said, *after])) is not None


@given(before=st.text(), sign=st.sampled_from(sorted(SIGNS)), after=st.text())
def test_a_forbidden_sign_is_found_in_any_text(before: str, sign: str, after: str) -> None:
    assert TALK.why_not(before + sign + after) is not None


@given(st.text())
def test_any_text_gets_a_verdict(text: str) -> None:
    refusal = TALK.why_not(text)
    assert refusal is None or refusal.key.startswith("talk-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_letter_of_a_card_is_refused(language: str) -> None:
    words = Words(language, "shamans")
    for card in range(56):
        for said in (words("do-play", card=card), words("code-of", card=card)):
            assert TALK.why_not(said) is not None
    for world in range(7):
        refusal = TALK.why_not(words("table-world", world=world))
        assert refusal is not None
        assert refusal.key == "talk-colour"


def test_the_signs_of_the_terminal_are_refused() -> None:
    assert set(WORLD_SIGNS) <= TALK.world.signs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["red", "sun", "seven"])
def test_the_refusal_says_the_word_and_the_way_out(text: str, language: str) -> None:
    refusal = manners("shamans").forbidden_talk(f"I have a {text} card")
    assert isinstance(refusal, Illegal)
    said = Words(language, "shamans").refusal(refusal)
    assert text in said
    assert said.endswith("(S3.5)")


def test_a_long_word_is_cut_short() -> None:
    refusal = TALK.why_not("red" + "d" * 200)
    assert refusal is not None
    assert refusal.params["word"] == "red" + "d" * 36 + "…"
