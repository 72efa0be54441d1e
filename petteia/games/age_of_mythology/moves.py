"""The table of actions: everything a player can ever choose, by number and in notation.

    take hills/gold/2 · pass            a tile of the draft or of Explore
    place the_wonder                    a victory cube
    pick permanent_gather · draw 2 · stop   the cards of a turn: permanent ones, a number of random ones, ready
    play CARD · lay CARD · no           a move: play a card, pass with it; decline a fourth action
    power · act · no                    buy the god's power, carry out the action afterwards, or not
    gather desert                       what is gathered: a terrain or a resource
    keep · put villager TILE · put dwarf TILE · stop     the workers
    build house · discount gold · stop
    recruit hoplite · stop
    fee gold · temple 1 · give gold · for food · amount 3 · stop    a trade
    attack 2 · area city                the attacked seat and area
    commit hoplite · commit dwarf@TILE · stop            the secret choice of units
    retreat · stay · fight hydra · wadjet · berserk · throw · rescue · reinforce huskarl · no    a battle
    destroy wall · capture TILE · seize gold · stop      what a won attack brings
    lose holding · lose TILE            which villager leaves with a destroyed House
    discard CARD · stop                 the end of a turn
    target 2 · remove TILE · swap TILE · strike troll · strike dwarf@TILE · choose hoplite · gain food   god powers

A tile is written `terrain/resource/amount`, with `*` behind it where a villager stands on it and `^` for a Dwarf.
A second, third... Hydra is one with more kills than the one before: `fight hydra/2`.
"""

from typing import Final

from petteia.engine.actions import ActionTable
from petteia.engine.ints import i64
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import PERMANENTS, Box

MOST_FIGURES: Final = 8
MARKS: Final = ("", "*", "^")


class Moves:
    """The number at which each verb begins in the action table."""

    def __init__(self, table: ActionTable, words: dict[str, tuple[str, ...]], box: Box, seats: int) -> None:
        words["seats"] = tuple(str(seat) for seat in range(seats))
        words["resources"] = terms.RESOURCES
        words["terrains"] = terms.TERRAINS
        words["ages"] = terms.AGES
        words["cultures"] = terms.CULTURES
        words["areas"] = terms.AREAS
        words["victory_cards"] = terms.VICTORY_CARDS
        words["units"] = tuple(box.unit_ids)
        words["buildings"] = tuple(box.building_ids)
        words["tiles"] = tuple(box.tile_ids)
        words["cards"] = tuple(box.card_ids)
        words["gods"] = tuple(box.god_ids)
        words["permanents"] = tuple(box.card_ids[:PERMANENTS])
        words["scopes"] = (*terms.TERRAINS, *terms.RESOURCES, "all")
        worker = box.unit_ids[box.effects.worker] if box.effects.worker >= 0 else "worker"
        words["workers"] = ("villager", worker)
        words["spots"] = tuple(tile + mark for tile in box.tile_ids for mark in MARKS)
        words["committed"] = (*box.unit_ids, *[f"{worker}@{tile}" for tile in box.tile_ids])
        grown = [name for u, name in enumerate(box.unit_ids) if box.effects.special[u] & terms.GROWS]
        further = [f"{name}/{n}" for name in grown for n in range(2, MOST_FIGURES + 1)]
        words["fighters"] = (*box.unit_ids, *further)
        words["villagers"] = ("holding", *box.tile_ids)
        most = max(int(n) for n in box.bank)
        words["card_numbers"] = tuple(str(n) for n in range(1, max(int(n) for n in box.hand_limit) + 1))
        words["temple_numbers"] = tuple(str(n) for n in range(most // int(box.effects.temple_favor) + 1))
        words["amounts"] = tuple(str(n) for n in range(1, most + 1))

        self.take: i64 = table.add("take", tile="tiles")
        self.pass_: i64 = table.add("pass")
        self.place: i64 = table.add("place", card="victory_cards")
        self.pick: i64 = table.add("pick", card="permanents")
        self.draw: i64 = table.add("draw", number="card_numbers")
        self.play: i64 = table.add("play", card="cards")
        self.lay: i64 = table.add("lay", card="cards")
        self.power: i64 = table.add("power")
        self.act: i64 = table.add("act")
        self.gather: i64 = table.add("gather", scope="scopes")
        self.keep: i64 = table.add("keep")
        self.put: i64 = table.add("put", worker="workers", tile="tiles")
        self.build: i64 = table.add("build", building="buildings")
        self.discount: i64 = table.add("discount", resource="resources")
        self.recruit: i64 = table.add("recruit", unit="units")
        self.fee: i64 = table.add("fee", resource="resources")
        self.temple: i64 = table.add("temple", number="temple_numbers")
        self.give: i64 = table.add("give", resource="resources")
        self.for_: i64 = table.add("for", resource="resources")
        self.amount: i64 = table.add("amount", number="amounts")
        self.attack: i64 = table.add("attack", seat="seats")
        self.area: i64 = table.add("area", area="areas")
        self.commit: i64 = table.add("commit", unit="committed")
        self.retreat: i64 = table.add("retreat")
        self.stay: i64 = table.add("stay")
        self.fight: i64 = table.add("fight", unit="fighters")
        self.wadjet: i64 = table.add("wadjet")
        self.berserk: i64 = table.add("berserk")
        self.throw: i64 = table.add("throw")
        self.rescue: i64 = table.add("rescue")
        self.reinforce: i64 = table.add("reinforce", unit="units")
        self.destroy: i64 = table.add("destroy", building="buildings")
        self.capture: i64 = table.add("capture", tile="spots")
        self.seize: i64 = table.add("seize", resource="resources")
        self.lose: i64 = table.add("lose", villager="villagers")
        self.discard: i64 = table.add("discard", card="cards")
        self.target: i64 = table.add("target", seat="seats")
        self.remove: i64 = table.add("remove", tile="spots")
        self.swap: i64 = table.add("swap", tile="spots")
        self.strike: i64 = table.add("strike", unit="committed")
        self.choose: i64 = table.add("choose", unit="units")
        self.gain: i64 = table.add("gain", resource="resources")
        self.stop: i64 = table.add("stop")
        self.no: i64 = table.add("no")
        # how many there are of some verbs, for `owns`
        self.most_drawn: i64 = len(words["card_numbers"])
        self.most_temple: i64 = len(words["temple_numbers"])
        self.most_amount: i64 = most
        self.fighters: i64 = len(words["fighters"])
