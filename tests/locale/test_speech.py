"""How keys and parameters become text."""

from pathlib import Path

import pytest

from petteia.locale import Speech, figures, languages, spelt

MYTHOLOGY = ("common", "age_of_mythology")


def outsider(tmp_path: Path, text: str, language: str = "en") -> Path:
    folder = tmp_path / language
    folder.mkdir(exist_ok=True)
    (folder / "agora.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_english_is_spoken() -> None:
    assert "en" in languages()


def test_a_language_nobody_speaks_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"right would be one of: .*en"):
        Speech("xx")


def test_a_region_speaks_its_language() -> None:
    assert Speech("en-GB").language == Speech("en_US").language == "en"


def test_a_word_is_said_by_its_name_and_can_be_chosen_by_its_id(tmp_path: Path) -> None:
    folder = outsider(
        tmp_path,
        "coin-two = obol\nevent-paid = { SEAT($seat) } pays { $coin }{ $coin_id ->\n   [two] !\n  *[other] .\n }\n",
    )
    speech = Speech("en", ("common", "agora"), folder=folder, seat_name=["Ada", "Ben"].__getitem__)
    assert speech.say("event-paid", seat=1, coin="two") == "Ben pays obol!"


def test_a_parameter_of_another_name_finds_the_only_vocabulary_that_has_the_word(tmp_path: Path) -> None:
    folder = outsider(tmp_path, "coin-two = obol\nreason-few = { $given } is too little.\n")
    speech = Speech("en", ("common", "agora"), folder=folder)
    assert speech.say("reason-few", given="two") == "obol is too little."


def test_a_word_in_two_vocabularies_needs_its_own_one_named(tmp_path: Path) -> None:
    folder = outsider(tmp_path, "coin-two = obol\ndie-two = pips\nreason-few = { $given }\n")
    speech = Speech("en", ("common", "agora"), folder=folder)
    assert speech.say("reason-few", given="two") == "two"
    assert speech.say("reason-few", {"given": "die"}, given="two") == "pips"


def test_a_number_in_notation_is_counted_as_one(tmp_path: Path) -> None:
    folder = outsider(tmp_path, "action-take = Take { $number ->\n   [one] a coin\n  *[other] { $number } coins\n }\n")
    speech = Speech("en", ("common", "agora"), folder=folder)
    assert [speech.say("action-take", number=n) for n in ("1", "2")] == ["Take a coin", "Take 2 coins"]


def test_signs_that_keys_cannot_have_are_underscores_there() -> None:
    assert spelt("fertile/food/2") == "fertile_food_2"
    assert Speech("en", MYTHOLOGY).name("tile", "fertile/food/2") == "fertile land (2 food)"


def test_words_put_together_are_said_by_their_parts() -> None:
    speech = Speech("en", MYTHOLOGY)
    assert speech.say("action-commit", unit="dwarf@hills/gold/2") == "Send Dwarf on hills (2 gold)"
    assert speech.say("action-capture", tile="hills/gold/2*") == "Take hills (2 gold), with a villager"
    assert speech.say("action-fight", unit="hydra/2") == "Fight with Hydra no. 2 by kills"


def test_somebody_who_hears_more_reads_more() -> None:
    speech = Speech("en", MYTHOLOGY)
    assert speech.say("event-drew", seat=0) == "Player 1 draws a card."
    assert speech.say("event-drew", seat=0, card="greek_build_2") == "Player 1 draws Build 2."
    assert not speech.mistakes


def test_amounts_are_listed_without_what_there_is_none_of() -> None:
    speech = Speech("en", MYTHOLOGY)
    cubes = {"food": 2, "wood": 0, "gold": 1, "favor": 3}
    assert speech.say("event-paid", seat=0, **cubes) == "Player 1 pays 2 food, 1 gold, and 3 favor."
    assert speech.say("event-paid", seat=0, **dict.fromkeys(cubes, 0)) == "Player 1 pays nothing."


def test_a_row_of_seats_is_said_in_its_order() -> None:
    assert Speech("en", MYTHOLOGY).say("prompt-waiting", seats=[1, 0]) == "Waiting for Player 2 and Player 1."


def test_lists_are_joined_and_equal_words_counted(tmp_path: Path) -> None:
    folder = outsider(tmp_path, "coin-two = obol\ncoin-one = mite\nevent-up = { $coins_count }: { $coins }\n")
    speech = Speech("en", ("common", "agora"), folder=folder)
    assert speech.say("event-up", coins=["one", "two", "two"]) == "3: mite and 2 × obol"
    assert speech.say("event-up", coins=[]) == "0: nothing"


def test_several_seats_and_chance_are_waited_for_by_name() -> None:
    speech = Speech("en", MYTHOLOGY)
    assert speech.say("prompt-waiting", seats="0 2") == "Waiting for Player 1 and Player 3."
    assert speech.say("prompt-waiting", seats="-1") == "Waiting for the dice and cards."


def test_a_missing_key_is_visible_and_counted() -> None:
    speech = Speech("en", MYTHOLOGY)
    assert speech.say("event-nobody-wrote-this", seat=1) == "⟦event-nobody-wrote-this⟧"
    assert speech.missing["event-nobody-wrote-this"] == 1


def test_what_a_language_lacks_is_said_in_english_and_counted(tmp_path: Path) -> None:
    outsider(tmp_path, "coin-one = mite\ncoin-two = obol\n")
    folder = outsider(tmp_path, "coin-two = obool\n", "nl")
    speech = Speech("nl", ("common", "agora"), folder=folder)
    assert (speech.name("coin", "two"), speech.name("coin", "one")) == ("obool", "mite")
    assert speech.missing == {"coin-one": 1}


def test_a_parameter_a_message_does_not_get_is_counted_as_a_mistake(tmp_path: Path) -> None:
    speech = Speech("en", ("common", "agora"), folder=outsider(tmp_path, "event-won = { $worth }\n"))
    assert "worth" in speech.say("event-won")
    assert speech.mistakes == {"event-won": 1}


def test_a_game_brings_its_own_folder(tmp_path: Path) -> None:
    class Agora:
        ID = "agora"
        LOCALE = str(outsider(tmp_path, "coin-two = obol\n"))

    assert Speech.of(Agora).name("coin", "two") == "obol"


def test_an_owner_s_figures_are_spoken() -> None:
    server = {"id": "house", "max_per_player": 12, "effect": {"kind": "gain_villager"}}
    assert "12" in Speech("en", MYTHOLOGY, components={"buildings": [server]}).text("building", "house")


def test_what_only_an_owner_s_file_has_is_called_as_it_is_there() -> None:
    shrine = {"id": "shrine", "name": "Shrine", "text": "A quiet place."}
    speech = Speech("en", MYTHOLOGY, components={"buildings": [shrine]})
    assert (speech.name("building", "shrine"), speech.text("building", "shrine")) == ("Shrine", "A quiet place.")
    assert speech.name("building", "folly") == "folly"


def test_figures_of_effects_keep_their_name_and_prices_get_one() -> None:
    entry = {"id": "x", "dice": 5, "cost": {"favor": 4}, "specials": [{"kind": "k", "favor": 8}], "ready": True}
    assert figures(entry) == {"id": "x", "dice": 5, "cost_favor": 4, "kind": "k", "favor": 8}
