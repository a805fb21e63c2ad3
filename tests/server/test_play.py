"""Playing: answers, refusals, repeats, undo, talk, orders, bets, hints, looking back."""

from __future__ import annotations

import pytest

from spiritboard.match import verify
from spiritboard.match.record import decode
from tests.server.running import Guest, Refused, Socket, unfolded


def two_people(guest: Guest, friend: Guest) -> tuple[Socket, Socket, str]:
    table: str = guest.table("me", "open", "greedy", options={"first": 0})["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Petr"})
    guest.post(f"/api/tables/{table}/start")
    return guest.at(table), friend.at(table), table


def test_two_people_and_a_watcher_see_the_same_round(
    guest: Guest, friend: Guest, server: object
) -> None:
    one, two, table = two_people(guest, friend)
    watcher = Guest(guest.server).at(table)
    assert one.positions[0]["view"]["hand"]
    assert watcher.positions[-2]["view"]["hand"] == []
    assert "options" not in watcher.positions[-2]
    one.answer(0)
    two.until_asked(1)
    assert watcher.until("update")["news"]["told"][0]["key"] == "leads"
    two.answer(1)
    assert two.positions[1]["view"]["players"][0]["card"] >= 0


def test_an_answer_that_is_sent_twice_is_given_once(guest: Guest, friend: Guest) -> None:
    one, _, _ = two_people(guest, friend)
    question = one.positions[0]["asked"]["id"]
    action = one.positions[0]["options"][0]["action"]
    given = {"seat": 0, "decision": question, "action": action, "key": "once"}
    first = one.command("answer", **given)
    assert one.command("answer", **given) == first
    assert len([message for message in one.messages if message["type"] == "update"]) == 1


def test_two_who_have_only_their_seats_may_choose_the_same_key(guest: Guest, friend: Guest) -> None:
    """The second is not told what came of the first one's answer."""
    *_, table = two_people(guest, friend)
    guest.http.cookies.delete("guest")
    friend.http.cookies.delete("guest")
    one, two = guest.at(table), friend.at(table)
    first = one.answer(0, key="same")
    two.until_asked(1)
    assert two.answer(1, key="same")["seq"] > first["seq"]


def test_refusals_name_the_rule_and_change_nothing(guest: Guest, friend: Guest) -> None:
    one, two, table = two_people(guest, friend)
    question = one.positions[0]["asked"]["id"]
    seq = one.table["seq"]
    held = set(one.positions[0]["view"]["hand"])
    foreign = next(card for card in range(30) if card not in held)
    answer = {"seat": 0, "decision": question, "action": {"do": "play", "card": foreign}}
    with pytest.raises(Refused, match="card-not-in-hand"):
        one.command("answer", **answer)
    assert one.messages[-1]["refusal"]["rule"] == "S3.1"
    for seat, wrong, code in (
        (0, {"decision": question + 1}, "another-question"),
        (1, {"seat": 1}, "not-your-seat"),
        (0, {"action": {"do": "fly"}}, "not-an-action"),
    ):
        with pytest.raises(Refused, match=code):
            one.command("answer", **{**answer, "seat": seat, **wrong})
    with pytest.raises(Refused, match="not-your-question"):
        two.command("answer", **{**answer, "seat": 1})
    assert guest.get(f"/api/tables/{table}")["seq"] == seq


def test_a_reload_gets_the_gap_or_everything(guest: Guest, friend: Guest) -> None:
    one, two, table = two_people(guest, friend)
    one.answer(0)
    seen = one.news[0][-1]["seq"]
    one.close()
    two.until_asked(1)
    two.answer(1)
    again = guest.at(table, since=seen)
    assert again.news[0][0]["seq"] == seen + 1
    fresh = guest.at(table)
    assert fresh.news[0][0]["told"][0]["key"] == "round-begins"
    missed = [news for news in fresh.news[0] if news["seq"] > seen]
    assert missed[: len(again.news[0])] == again.news[0]


def test_nothing_that_a_hand_holds_reaches_the_others(guest: Guest, friend: Guest) -> None:
    one, two, _ = two_people(guest, friend)
    told = [told["key"] for news in two.news[1] for told in news["told"]]
    assert told.count("your-hand") == 1
    assert one.positions[0]["view"]["hand"] != two.positions[1]["view"]["hand"]


# Undo


def test_undo_needs_the_others_once_they_know_more(guest: Guest, friend: Guest) -> None:
    one, two, _ = two_people(guest, friend)
    one.answer(0)
    two.until_asked(1)
    assert one.positions[0]["undo"] == "ask"
    one.command("take-back", seat=0)
    while not two.table.get("undo"):
        two.until("table")
    assert two.table["undo"] == {"seat": 0, "waits_for": [1]}
    two.command("agree", seat=1, yes=True)
    back = one.until("update")
    assert back["news"]["back_to"] > 0
    assert one.positions[0]["asked"]["seats"] == [0]
    assert len(one.positions[0]["view"]["hand"]) == 9


def test_a_no_ends_the_wish(guest: Guest, friend: Guest) -> None:
    one, two, _ = two_people(guest, friend)
    one.answer(0)
    one.command("take-back", seat=0)
    two.until_asked(1)
    two.command("agree", seat=1, yes=False)
    while one.table.get("undo"):
        one.until("table")
    with pytest.raises(Refused, match="nothing-to-agree"):
        two.command("agree", seat=1, yes=True)


def test_against_bots_undo_asks_nobody(guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True, options={"first": 0})["id"]
    socket = guest.at(table)
    hand = socket.positions[0]["view"]["hand"]
    socket.answer(0)
    socket.command("take-back", seat=0)
    while socket.positions[0]["view"]["hand"] != hand:
        socket.until("update")


# Talk


def test_a_card_is_held_back_once_and_refused_if_said_again(guest: Guest, friend: Guest) -> None:
    """S3.5 To think it over; the other seat and other words begin anew."""
    one, two, _ = two_people(guest, friend)
    for who, seat, text, key in (
        (one, 0, "play red 5", "talk-card"),
        (one, 0, "play  red 5 ", "said-again"),
        (one, 0, "play red 5", "said-again"),
        (two, 1, "play red 5", "talk-card"),
        (one, 0, "mám červenou", "talk-card"),
        (one, 0, "у меня зелёная", "talk-card"),
        (one, 0, "mám červenou", "talk-card"),
    ):
        with pytest.raises(Refused, match=key):
            who.command("say", seat=seat, text=text)
        assert who.messages[-1]["refusal"]["rule"] == "S3.5"
    one.command("say", seat=0, text="  One of us   is a Shadow ")
    assert two.until("line")["line"]["text"] == "One of us is a Shadow"


def test_before_play_talk_is_free_and_claims_are_always(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", "greedy")["id"]
    one = guest.at(table)
    one.command("say", seat=0, text="red 7 is my favourite card")
    shamans = next(game for game in guest.get("/api/games") if game["name"] == "shamans")
    claims = {c["name"]: c.get("about", False) for c in shamans["claims"]}
    for name, about in claims.items():
        one.command("claim", seat=0, claim=name, **({"about": 2} if about else {}))
    with pytest.raises(Refused, match="no-such-claim"):
        one.command("claim", seat=0, claim="nonsense")
    watcher = friend.at(table)
    watcher.command("say", seat=-2, text="hello")
    assert one.until("line")["line"]["seat"] == -2


# Orders, bets, hints


def test_standing_orders_are_ones_own(guest: Guest, friend: Guest) -> None:
    one, two, _ = two_people(guest, friend)
    order = one.positions[0]["orders"][0]["name"]
    one.command("order", seat=0, order=order, on=True)
    given = {o["name"]: o.get("on", False) for o in one.positions[0]["orders"]}
    assert given[order]
    assert not any(o.get("on") for o in two.positions[1]["orders"])
    with pytest.raises(Refused, match="no-such-order"):
        one.command("order", seat=0, order="fly", on=True)


def test_only_who_is_out_may_bet(guest: Guest, friend: Guest) -> None:
    one, _, _ = two_people(guest, friend)
    assert "bet" not in one.positions[0]
    with pytest.raises(Refused, match="no-bet-now"):
        one.command("predict", seat=0, named=[1])


def test_a_hint_says_what_and_why(guest: Guest, friend: Guest) -> None:
    one, two, _ = two_people(guest, friend)
    hint = one.command("hint", seat=0)
    assert hint["action"] in [option["action"] for option in one.positions[0]["options"]]
    *own, sure = [said["key"] for said in hint["why"] if not said["key"].startswith("preview-")]
    assert sure in ("hint-share", "hint-feel")
    assert all(key.startswith("reason-") for key in own)
    with pytest.raises(Refused, match="not-your-question"):
        two.command("hint", seat=1)


def test_a_line_that_says_hint_is_talk(guest: Guest, friend: Guest) -> None:
    """It is done in its turn: what comes after it is answered after it."""
    one, _, _ = two_people(guest, friend)
    sent = [("say", {"seat": 0, "text": "hint"}), ("say", {"seat": 0, "text": '"hint"'})]
    for number, (kind, given) in enumerate(sent * 5):
        one.send(kind, f"talk {number}", **given)
    one.send("order", "after", seat=0, order=one.positions[0]["orders"][0]["name"], on=True)
    replies: list[str] = []
    while replies[-1:] != ["after"]:
        message = one.receive()
        if message["type"] == "done":
            replies.append(message["key"])
    assert replies == [*(f"talk {number}" for number in range(10)), "after"]


def test_a_hint_holds_up_nothing(guest: Guest, friend: Guest) -> None:
    """It is thought about beside the table, even if it is asked for in other letters."""
    one, _, _ = two_people(guest, friend)
    one.socket.send('{"key":"late","seat":0,"type":"hi\\u006et"}')
    one.command("say", seat=0, text="Let me think.")
    assert all(message["type"] != "hint" for message in one.messages)
    assert one.until("hint", "late")["seat"] == 0


# Looking back


def test_a_running_match_is_seen_again_only_through_ones_own_eyes(
    guest: Guest, friend: Guest
) -> None:
    one, _, table = two_people(guest, friend)
    one.answer(0)
    path = f"/api/tables/{table}/matches/1/replay"
    own = unfolded(guest.get(path, seat=0))
    assert own["steps"][-1]["view"] == one.positions[0]["view"]
    assert not own.get("finished")
    for query in ({"seat": 1}, {"open": True}, {"seat": 2}):
        with pytest.raises(Refused, match="not-over"):
            guest.get(path, **query)
    for what in ("record", "proof"):
        with pytest.raises(Refused, match="not-over"):
            guest.get(f"/api/tables/{table}/matches/1/{what}")
    with pytest.raises(Refused, match="no-such-match"):
        guest.get(f"/api/tables/{table}/matches/2/replay")


def test_a_finished_match_is_open_and_can_be_verified(guest: Guest) -> None:
    begun = guest.table("me", "random", "random", start=True)
    table = begun["id"]
    socket = guest.at(table)
    socket.play_on(0)
    replay = unfolded(guest.get(f"/api/tables/{table}/matches/1/replay", open=True))
    assert replay["steps"][0]["own"][1]["hand"]
    assert replay["commitment"] == begun["commitment"]
    file = guest.http.get(f"/api/tables/{table}/matches/1/record").content
    found = verify(decode(file), begun["commitment"])
    assert found.over
    proof = guest.get(f"/api/tables/{table}/matches/1/proof")
    assert (proof["answers"], proof["chances"]) == (found.answers, found.chances)
    past = guest.get("/api/history")
    (match,) = past["matches"]
    assert (match["table"], match["bots"]) == (table, [1, 2])
    assert past["tallies"] == [{"game": "shamans", "played": 1, "won": int(0 in match["winners"])}]
    assert guest.get("/api/history", game="djinn")["matches"] == []
    assert guest.get("/api/history", before=match["finished"])["matches"] == []


def test_the_table_in_sentences_in_three_languages(guest: Guest, friend: Guest) -> None:
    _, _, table = two_people(guest, friend)
    path = f"/api/tables/{table}/sentences"
    told = {lang: guest.get(path, seat=0, lang=lang) for lang in ("en", "cs", "ru")}
    assert len({tuple(lines) for lines in told.values()}) == 3
    for lang, bot in (("en", "Radka"), ("cs", "Radka"), ("ru", "Рада")):
        assert any(bot in line for line in told[lang])
        assert not any("~" in line for line in told[lang])
    with pytest.raises(Refused, match="not-your-seat"):
        guest.get(path, seat=1)
    assert guest.get(path)
