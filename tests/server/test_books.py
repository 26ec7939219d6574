"""Books over HTTP: whole in both languages, with pictures of what a seat may know."""

import speeltafel
from speeltafel.engine.book import KINDS, book_of
from tests import ours
from tests.server.people import Person, Server


def test_every_game_can_be_read_in_both_languages(server: Server) -> None:
    anna = Person(server.port)
    infos = {info["id"]: info for info in anna.request("GET", "/api/games").json()}
    for game in speeltafel.all_games().values():
        book = book_of(game)
        assert infos[game.id]["book"] == (book is not None)
        if book is None:
            continue
        read = {
            language: anna.request("GET", f"/api/books/{game.id}/{language}").json()
            for language in ("nl", "en")
        }
        said = [part.say for part in book.parts]
        for found in read.values():
            assert [part["say"] for part in found["parts"]] == said
        texts = [[part["text"] for part in found["parts"]] for found in read.values()]
        assert all(one != other for one, other in zip(*texts, strict=True))


def test_our_own_have_everything_and_pictures_of_beginning_turn_and_score() -> None:
    for game in ours.GAMES:
        book = book_of(game)
        assert book is not None
        assert [*dict.fromkeys(part.kind for part in book.parts)] == [*KINDS]
        assert {part.kind for part in book.parts if part.picture} >= {"setup", "turn", "score"}
        assert book.cards


def test_expansions_tell_what_comes_with_them(server: Server) -> None:
    """Cards, and what has none; each with what it does and the rules of it."""
    book = Person(server.port).request("GET", "/api/books/boot-op-stoom/nl").json()
    told = book["expansions"]
    brought = {part["say"]: {one["name"]: one for one in part["brings"]} for part in told}
    double = brought["expansion-prachtigePakjes"]["Dubbelcadeau"]
    assert len(double["about"]) == 2
    assert double["does"].startswith("Telt als een van de twee")
    assert double["rules"] == ["BS-PP-03"]
    castle = brought["expansion-pepernootPlekken"]["Kasteel"]
    assert castle["cards"] == castle["about"] == []
    assert len(brought["expansion-krappeKalender"]) == 12


def test_a_picture_shows_what_its_seat_may_know(server: Server) -> None:
    book = Person(server.port).request("GET", "/api/books/twaalfstich/nl").json()
    turn = next(part for part in book["parts"] if part["say"] == "turn-3")
    views = turn["picture"]["views"]
    assert [view["seat"] for view in views] == [2, 2, 2]
    hands = [zone for zone in views[0]["zones"] if zone["name"] == "hand"]
    assert [zone["seat"] for zone in hands if any(card >= 0 for card in zone["cards"])] == [2]
    assert all(not view["moves"] for view in views)
    # The trick goes to Carla while one looks.
    assert views[0]["zones"] != views[-1]["zones"]


def test_what_is_not_there_is_not_found(server: Server) -> None:
    anna = Person(server.port)
    assert anna.request("GET", "/api/books/twaalfstich/fr").status_code == 404
    assert anna.request("GET", "/api/books/ganzenbord/nl").status_code == 404
