"""The list of actions: everything a player can ever choose, by number and in notation.

    culture greek                       the player's culture, where cultures are not dealt
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

from petteia.engine.actions import Actions, Verb
from petteia.engine.ints import i64
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import PERMANENTS, Box

MOST_FIGURES: Final = 8
MARKS: Final = ("", "*", "^")


class Moves:
    """The number at which each verb begins in the list of actions."""

    def __init__(
        self, actions: Actions, words: dict[str, tuple[str, ...]], box: Box, seats: int, most_cards: int
    ) -> None:
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
        words["card_numbers"] = tuple(str(n) for n in range(1, most_cards + 1))
        words["temple_numbers"] = tuple(str(n) for n in range(most // int(box.effects.temple_favor) + 1))
        words["amounts"] = tuple(str(n) for n in range(1, most + 1))

        self.take: Verb = actions.add("take", tile="tiles")
        self.pass_: i64 = actions.one("pass")
        self.place: Verb = actions.add("place", card="victory_cards")
        self.pick: Verb = actions.add("pick", card="permanents")
        self.draw: Verb = actions.add("draw", number="card_numbers")
        self.play: Verb = actions.add("play", card="cards")
        self.lay: Verb = actions.add("lay", card="cards")
        self.power: i64 = actions.one("power")
        self.act: i64 = actions.one("act")
        self.gather: Verb = actions.add("gather", scope="scopes")
        self.keep: i64 = actions.one("keep")
        self.put: Verb = actions.add("put", worker="workers", tile="tiles")
        self.build: Verb = actions.add("build", building="buildings")
        self.discount: Verb = actions.add("discount", resource="resources")
        self.recruit: Verb = actions.add("recruit", unit="units")
        self.fee: Verb = actions.add("fee", resource="resources")
        self.temple: Verb = actions.add("temple", number="temple_numbers")
        self.give: Verb = actions.add("give", resource="resources")
        self.for_: Verb = actions.add("for", resource="resources")
        self.amount: Verb = actions.add("amount", number="amounts")
        self.attack: Verb = actions.add("attack", seat="seats")
        self.area: Verb = actions.add("area", area="areas")
        self.commit: Verb = actions.add("commit", unit="committed")
        self.retreat: i64 = actions.one("retreat")
        self.stay: i64 = actions.one("stay")
        self.fight: Verb = actions.add("fight", unit="fighters")
        self.wadjet: i64 = actions.one("wadjet")
        self.berserk: i64 = actions.one("berserk")
        self.throw: i64 = actions.one("throw")
        self.rescue: i64 = actions.one("rescue")
        self.reinforce: Verb = actions.add("reinforce", unit="units")
        self.destroy: Verb = actions.add("destroy", building="buildings")
        self.capture: Verb = actions.add("capture", tile="spots")
        self.seize: Verb = actions.add("seize", resource="resources")
        self.lose: Verb = actions.add("lose", villager="villagers")
        self.discard: Verb = actions.add("discard", card="cards")
        self.target: Verb = actions.add("target", seat="seats")
        self.remove: Verb = actions.add("remove", tile="spots")
        self.swap: Verb = actions.add("swap", tile="spots")
        self.strike: Verb = actions.add("strike", unit="committed")
        self.choose: Verb = actions.add("choose", unit="units")
        self.gain: Verb = actions.add("gain", resource="resources")
        self.stop: i64 = actions.one("stop")
        self.no: i64 = actions.one("no")
        self.culture: Verb = actions.add("culture", culture="cultures")
