"""God powers in a line: a card played and its power bought, and whether it could be bought at all."""

from typing import Any

from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import Tabletop, scenario

CARD: dict[str, str] = {card["god"]: card["id"] for card in shipped()["random_cards"] if card.get("god")}
CULTURES = ("greek", "egyptian", "norse")


def card_of(god: str) -> str:
    """The card that carries a god."""
    return CARD[god]


def table_for(card: str, **things: Any) -> Tabletop:
    """A player of the card's culture in seat 0, with two others, has played it."""
    own = card.split("_")[0]
    things.setdefault("cultures", [own, *(culture for culture in CULTURES if culture != own)])
    hands = dict(things.pop("hands", {}))
    return scenario(hands={**hands, 0: [card, *hands.get(0, [])]}, **things).play(f"play {card}")


def power(card: str, **things: Any) -> Tabletop:
    """The same, and the power is bought; a free-standing one without a possible action is bought without asking."""
    table = table_for(card, **things)
    return table.play("power") if table.offers("power") else table


def buyable(card: str, **things: Any) -> bool:
    """Whether the player may buy the power of a card whose action he could carry out."""
    things.setdefault("resources", {0: [9, 9, 9, 9]})
    table = table_for(card, **things)
    assert table.heard("power_bought") == [], "bought without asking: give the player what the action needs"
    return table.offers("power")


def favor_of(table: Tabletop, seat: int = 0) -> int:
    """The favor a player has paid for powers."""
    return sum(int(event["favor"]) for event in table.heard("power_bought") if event["seat"] == seat)
