"""Positions full of things: `python -m tests.record.crowded GAME COUNT SEED [turned]` adds walks that begin in them.

A test of a rule puts on the table what that rule is about, and nothing else. In a game everything lies there at once:
armies and gods, houses with villagers at work, supplies of one card, fleets in every harbor, missions that two could
complete. These positions are drawn at random and kept if a scenario takes them; two of three are played with a box of
an owner's own, and in half of them everybody imagines worlds all the time. With `turned` every list, or the map of
Deukalion, begins one row or square further on each time, so that everything is number 0 once, and lies there.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from petteia.engine.scenario import ScenarioError
from tests.record.boxes import SHIFTED, TURNED, box_of
from tests.record.walks import BOX, FOLDER, IMAGINED, walked
from tests.rules.limits import DOORS

BOXES = (0, 2, 4, 6, 8, 10, 12, 14, 101, 103, 105, 107)
"""Those that walks are played with: the even ones have the figures as printed."""

ON_WATER = ("water", "anchor", "styx")
MOST_TRIES = 200
"""After so many positions that no scenario takes, a box is passed over."""

Things = dict[str, Any]


def some_of(rng: Random, rows: list[Any], count: int) -> list[str]:
    """This many rows of a file by their ids; the first is number 0, and is among them every other time."""
    ids = [row["id"] for row in rows]
    out = rng.sample(ids, min(count, len(ids)))
    if out and ids[0] not in out and rng.random() < 0.5:
        out[0] = ids[0]
    return out


def age_of_mythology(rng: Random, file: Things) -> Things:
    """Realms, and a card that has been played: a god's, any other, or an attack."""
    seats = rng.choice((2, 2, 2, 3))
    cultures = rng.sample(("greek", "egyptian", "norse"), seats)
    god = file["god_powers"][0]
    if god["id"] != "artemis":  # a box in another order: its first god comes into play
        cultures = [god["culture"], *[culture for culture in cultures if culture != god["culture"]][: seats - 1]]
    units, buildings, tiles = {}, {}, {}
    kinds = [row["id"] for row in file["buildings"] if row["id"] != "house"]
    land = [f"{row['terrain']}/{row['resource']}/{row['amount']}" for row in file["production_tiles"]]
    for seat, culture in enumerate(cultures):
        some = some_of(rng, [row for row in file["units"] if row["culture"] == culture], rng.randint(2, 6))
        units[seat] = some + rng.choices(some, k=rng.randint(0, 3))
        houses = rng.randint(0, 3)
        buildings[seat] = rng.sample(kinds, rng.randint(0, 5)) + ["house"] * houses
        tiles[seat] = rng.choices(land, k=rng.randint(2, 6))
        working = [at for at in range(houses) if at < len(tiles[seat]) and rng.random() < 0.7]
        for at in working:
            tiles[seat][at] += "*"
        if "dwarf" in some and len(tiles[seat]) > houses:
            tiles[seat][-1] += "^"
    things: Things = {
        "cultures": cultures,
        "ages": [rng.choice(("archaic", "classical", "heroic", "mythic", "mythic")) for _ in cultures],
        "units": units, "buildings": buildings, "tiles": tiles,
        "resources": {seat: [rng.randint(0, 7) for _ in range(4)] for seat in range(seats)},
        "victory": {row["id"]: rng.randint(0, 3) for row in file["victory_cards"]},
    }  # fmt: skip
    own = [row for row in file["random_cards"] if row["culture"] == cultures[0]]
    first = [row["id"] for row in own if row.get("god") == god["id"] and god["id"] != "artemis"]
    plays = rng.choice(("power", "power", "card", "attack", "attack"))
    if first:
        things |= {"card": first[0], "power": True}
    elif plays == "attack":
        things |= {"card": "permanent_attack", "area": rng.choice(("city", "production", "holding")), "defender": 1}
        things["committed"] = {seat: rng.sample(units[seat], min(len(units[seat]), 4)) for seat in (0, 1)}
    else:
        things["card"] = rng.choice([row["id"] for row in own if plays == "card" or row.get("god")])
        things |= {"power": True} if plays == "power" else {}
    return things


def deukalion(rng: Random, file: Things) -> Things:
    """Ships with cargo among each other, hands full of cards, missions within reach, and points."""
    seats = rng.choice((2, 3, 4))
    rows, cols = file["board"]["rows"], file["board"]["cols"]
    fields = [f"{chr(ord('A') + col)}{row + 1}" for row in range(rows) for col in range(cols)]
    cards = [row["id"] for row in file["action_card"]]
    missions = some_of(rng, file["mission_card"], seats + 2)
    colours = [row["id"] for row in file["treasure_colour"]]
    near = rng.choice(fields)
    about = [field for field in fields if abs(ord(field[0]) - ord(near[0])) + abs(int(field[1:]) - int(near[1:])) <= 3]
    things: Things = {
        "seats": seats,
        "phase": rng.choice(("after_roll", "others", "place_kylix", "actions", "actions", "actions")),
        "kylix": f"{rng.randint(1, 3)}/{''.join(str(rng.randint(1, 3)) for _ in range(4))}",
        "ships": {seat: rng.choice(about) for seat in range(seats)},
        "cargo": {seat: rng.choices(colours, k=rng.randint(0, 3)) for seat in range(seats)},
        "hands": {seat: some_of(rng, file["action_card"], rng.randint(0, 4)) for seat in range(seats)},
        "missions": {seat: missions[seat] for seat in range(seats) if rng.random() < 0.8},
        "open": missions[seats:],
    }
    things["aboard"] = {seat: rng.randint(0, 10 - len(cargo)) for seat, cargo in things["cargo"].items()}
    if rng.random() < 0.5:
        things["hydra"] = rng.choice(about)
    if rng.random() < 0.3:  # on field 0, and others near it
        signs = file["board"]["map"].replace("\n", "")
        first = next(at for at, sign in enumerate(signs) if file["board"]["legend"][sign]["kind"] in ON_WATER)
        things["ships"][0] = fields[first]
    if rng.random() < 0.5:
        things["settlements"] = {row["id"]: rng.randint(0, 1) for row in rng.sample(file["settlement"], 2)}
    if rng.random() < 0.3:
        things["deck"] = rng.sample(cards, 2)
    if rng.random() < 0.5:
        things["options"] = {"charybdis": rng.choice(("on", "free_placement")), "theseus": "on"}
    if rng.random() < 0.3:
        things["points"] = {seat: rng.randint(0, 6) for seat in range(seats)}
    return things


def parthenon(rng: Random, file: Things) -> Things:
    """Islands with many buildings, fleets abroad, events in force, and supplies that are nearly gone."""
    seats = rng.choice((3, 3, 4))
    aegis = [row["id"] for row in file["aegis"]]
    goods = [row["id"] for row in file["commodities"]] + aegis
    wonders = some_of(rng, file["wonders"], seats)
    phase = rng.choice(("event", "production", "island_trade", "voyage", "hazard", "fleet_trade", "return", "build"))
    harbors = [row["id"] for row in file["lands"]]

    def some(most: int) -> dict[str, int]:
        return {card: rng.randint(1, 3) for card in rng.sample(goods, rng.randint(0, most))}

    things: Things = {
        "seats": seats, "phase": phase, "archon": rng.randrange(seats), "year": rng.randint(1, 3),
        "season": rng.randint(2, 4), "events": some_of(rng, file["events"], rng.randint(0, 2)), "patient": True,
        "hands": {seat: some(6) for seat in range(seats)},
        "built": {
            seat: rng.sample(("village_c1", "village_a2", "workshop_1", "workshop_2", "market", "port", "treasury",
                              "academy", "fortress", "shrine"), rng.randint(0, 6))
            for seat in range(seats)
        },
        "wonders": {seat: {wonders[seat]: rng.choice(("plan", "partial", "complete"))} for seat in range(seats)},
        "harbors": dict(zip(rng.sample(harbors, 3), some_of(rng, file["harbor_status"], 3), strict=True)),
        "supply": {card: rng.randint(0, 2) for card in rng.sample(aegis, 2)},
        "hazards": some_of(rng, file["hazards"], 3),
    }  # fmt: skip
    if phase in ("hazard", "fleet_trade", "return"):
        things["at_sea"] = {
            seat: {fleet: {"to": rng.choice(harbors), "cards": some(3)} for fleet in "ab"[: rng.randint(1, 2)]}
            for seat in range(seats)
        }
    if rng.random() < 0.4:
        things["philosophies"] = {0: some_of(rng, file["philosophies"], 2)}
        things["impossible"] = True
    return things


DRAWN: dict[str, Callable[[Random, Things], Things]] = {
    "age_of_mythology": age_of_mythology, "deukalion": deukalion, "parthenon": parthenon,
}  # fmt: skip


def main(game: str, count: int, seed: int, turned: bool = False) -> None:
    """See above."""
    rng = Random(seed)
    lines: list[str] = []
    failed = 0
    while len(lines) < count:
        box = (None, rng.choice(BOXES), TURNED + rng.randrange(1, 36))[len(lines) % 3]
        if turned:
            box = (SHIFTED if game == "deukalion" else TURNED) + len(lines) + failed // MOST_TRIES
            if game == "deukalion" and box_of(game, box) == DOORS[game][0]():
                failed += MOST_TRIES
                continue
        things = DRAWN[game](rng, DOORS[game][0]() if box is None else box_of(game, box))
        things |= {} if box is None else {BOX: box}
        things |= {IMAGINED: True} if len(lines) % 2 else {}
        try:
            walk = walked(game, things, seed * 10_000 + len(lines))
        except ScenarioError:
            failed += 1
            continue
        lines.append(walk.written())
        with (FOLDER / f"{game}.txt").open("a", encoding="utf-8") as out:
            out.write(lines[-1])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "turned" in sys.argv)
