"""AOM-5, AOM-6 — Whatever is asked for in a battle or for a power is offered, or refused with the right reason.

Every action of the table is tried, so the first and the last of each kind are among them.
"""

from petteia.games.age_of_mythology.scenario import Tabletop
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet
from tests.rules.age_of_mythology.gods import power

BATTLE = {"retreat", "stay", "fight", "wadjet", "berserk", "throw", "rescue", "reinforce", "choose"}


def refusals(table: Tabletop, verb: str, seat: int = 0) -> tuple[set[str], dict[str, object]]:
    """The codes with which actions of a verb are refused, and what the reasons name; the offered ones are left out."""
    codes: set[str] = set()
    named: dict[str, object] = {}
    for action in table.game.actions.all():
        if action.verb == verb and not table.offers(action.text, seat=seat):
            reason = table.refused(action.text, seat=seat)
            codes.add(reason.code)
            named[action.text.removeprefix(verb).strip()] = next(iter(reason.params.values()), None)
    return codes, named


def names_itself(named: dict[str, object]) -> bool:
    return bool(named) and all(text == said for text, said in named.items())


def others(table: Tabletop, *verbs: str) -> set[str]:
    """The codes of everything else that belongs to a battle."""
    return set().union(*(refusals(table, verb)[0] for verb in BATTLE - {"retreat", *verbs}))


@rule("AOM-5.3.1", "AOM-5.1.2")
def test_whatever_cannot_be_shown_as_a_battle_card_is_refused_by_name() -> None:
    table = attack(["hoplite", "hydra"], ["spearman", "mummy"]).play("stay", "stay")
    codes, named = refusals(table, "fight")
    assert (codes, names_itself(named)) == ({"not_in_the_battle"}, True)
    assert {"toxotes", "hydra/2", "hydra/8", "mythic_norse_hero"} <= named.keys()
    assert others(table, "fight") == {"not_at_this_point_of_the_battle"}


@rule("AOM-6.1.8")
def test_whatever_cannot_be_seduced_is_refused_by_name() -> None:
    table = attack(["hoplite"], ["spearman", "mummy"], card="greek_attack_aphrodite", power=True)
    codes, named = refusals(table, "choose")
    assert (codes, names_itself(named), len(named)) == ({"not_in_the_battle"}, True, 35 - 2)
    assert others(table, "choose") == {"not_at_this_point_of_the_battle"}
    assert table.refused("no").code == "not_at_this_point_of_the_battle"


@rule("AOM-5.8.21")
def test_whatever_cannot_be_called_is_refused_by_name() -> None:
    table = attack(["mythic_norse_hero"], ["hoplite", "toxotes"], reserve={0: ["jarl"]})
    meet(table, "mythic_norse_hero", "hoplite").roll(1, 0)
    codes, named = refusals(table, "reinforce")
    assert (codes, names_itself(named), len(named)) == ({"not_in_holding_area"}, True, 35 - 1)
    assert others(table, "reinforce") == {"not_at_this_point_of_the_battle"}


@rule("AOM-5.1.2", "AOM-5.2.4")
def test_at_the_other_questions_everything_else_comes_at_another_point() -> None:
    elsewhere = {"not_at_this_point_of_the_battle"}
    table = attack(["pharaoh", "wadjet", "phoenix", "priest"], ["hoplite", "cyclops"])
    assert others(table, "stay") == elsewhere
    meet(table, "pharaoh", "hoplite")
    assert others(table, "wadjet") == elsewhere
    assert table.refused("retreat").code == "no_retreat_now"
    table.play("no").roll(1, 0)
    meet(table, "phoenix", "cyclops").play("no").roll(0, 1)
    assert table.prompt == "rescue"
    assert others(table, "rescue") == elsewhere
    assert table.refused("retreat").code == "no_retreat_now"


@rule("AOM-5.7.5", "AOM-5.7.8", "AOM-5.7.10")
def test_whatever_cannot_be_won_is_refused_by_name() -> None:
    things = {"buildings": {1: ["market"]}, "tiles": {1: ["hills/gold/2*"]}, "resources": {1: [0, 0, 3, 0]}}
    for area, verb, code, most in (
        ("city", "destroy", "no_such_building", 14 - 2),
        ("production", "capture", "no_such_tile", 60 - 1),
        ("holding", "seize", "no_such_cube", 4 - 1),
    ):
        table = meet(attack(["hoplite"], ["spearman"], area, **things), "hoplite", "spearman").roll(1, 0)
        codes, named = refusals(table, verb)
        assert (codes, names_itself(named), len(named)) == ({code}, True, most)
        for other in {"destroy", "capture", "seize"} - {verb}:
            assert refusals(table, other)[0] == {"other_area"}


@rule("AOM-10.36")
def test_whatever_cannot_be_given_changed_or_called_is_refused_by_name() -> None:
    hades = power("greek_gather_hades", units={0: ["hydra", "hoplite"]})
    anubis = power("egyptian_recruit_anubis", units={0: ["spearman", "elephant", "mummy"]})
    hel = power("norse_recruit_hel", units={0: []})
    for table, code, most in ((hades, "no_such_unit", 33), (anubis, "no_such_mortal", 33), (hel, "cannot_join", 32)):
        codes, named = refusals(table, "choose")
        assert (codes, names_itself(named), len(named)) == ({code}, True, most)


@rule("AOM-10.34", "AOM-10.35")
def test_whatever_cannot_be_hit_is_refused_by_name() -> None:
    tiles = {1: ["hills/gold/2", "fertile/food/2"], 2: ["swamp/food/1"]}
    units: dict[int, list[str]] = {0: [], 1: ["hydra", "medusa"], 2: []}
    horus = power("egyptian_build_horus", buildings={1: ["wall", "tower"]})
    volcano = power("greek_next_age_hephaestos", tiles=tiles).play("target 1")
    thor = power("norse_gather_thor", units=units)
    for table, verb, code, most in (
        (horus, "destroy", "no_such_building", 14 - 2),
        (volcano, "remove", "no_such_tile", 60 - 2),
        (thor, "strike", "no_such_unit", 35 + 20 - 2),
    ):
        codes, named = refusals(table, verb)
        assert (codes, names_itself(named), len(named)) == ({code}, True, most)
        assert refusals(table, "target")[0] == {"player_named"}
    first = power("greek_next_age_hephaestos", tiles=tiles)
    assert refusals(first, "remove")[0] == {"name_a_player"}
    assert (refusals(first, "target")[0], first.offered()) == ({"nothing_to_hit"}, ["target 1", "target 2"])
