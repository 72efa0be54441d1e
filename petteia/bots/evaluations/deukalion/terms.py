"""What a seat's position is worth: its points, what it has, and what it could do next with that.

The unit is a thousandth of a point. A thing to do counts less the farther away it is, so that a ship that always goes
where the position is worth more gets there.
"""

from typing import Final

from petteia.bots.evaluations.deukalion.distances import FAR, distances, shores, ways_home
from petteia.bots.evaluations.deukalion.mission_terms import MissionTerms
from petteia.bots.evaluations.deukalion.odds import Odds
from petteia.bots.evaluations.deukalion.weights import POINT, Weights
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.box import MOST_COLOURS, Box
from petteia.games.deukalion.effects import stays
from petteia.games.deukalion.state import DONE, Pieces
from petteia.games.deukalion.terms import (
    AGAINST_CITY,
    AGAINST_HYDRA,
    AGAINST_SETTLEMENT,
    AGAINST_SHIP,
    ANCHOR,
    DEFEAT_HYDRA,
    DEFEAT_PLAYER,
    REACH_WITH_CARDS,
    REACH_WITH_SOLDIERS,
    STYX,
)
from petteia.games.deukalion.under_way import public_licence
from petteia.games.deukalion.underworld import has_majority

MOST_SAILED: Final = 7
"""A ship farther away than this cannot arrive in one turn."""


class Errands:
    """The best two of the things that a ship could do."""

    def __init__(self) -> None:
        self.best: i64 = 0
        self.second: i64 = 0

    def add(self, worth: i64) -> None:
        """Add an errand."""
        if worth > self.best:
            self.second = self.best
            self.best = worth
        elif worth > self.second:
            self.second = worth


class Terms(MissionTerms):
    """Values positions of one game."""

    def __init__(self, seats: i64, box: Box, odds: Odds, weights: Weights) -> None:
        super().__init__(box, weights)
        self.seats: i64 = seats
        self.points: vec[i64] = zeros(seats)  # a buffer in which features.py counts them
        self.aboard: vec[i64] = zeros(MOST_COLOURS)  # and one for treasures
        self.odds: Odds = odds
        self.home: vec[i64] = ways_home(box)  # by field
        self.city_home: vec[i64] = vec[i64]()  # by city: from the nearest field beside it
        for city in range(box.cities):
            nearest: i64 = FAR
            for field in range(box.fields):
                if box.at_city[field * box.cities + city] == 1 and self.home[field] < nearest:
                    nearest = self.home[field]
            self.city_home = append(self.city_home, nearest)
        self.at_city: vec[i64] = shores(box.fields, box.at_city, box.cities)
        self.at_settlement: vec[i64] = shores(box.fields, box.at_settlement, box.settlements)
        self.left: vec[i64] = vec[i64]()  # by distance: thousandths that are left of something that far away
        self.measure()

    def measure(self) -> None:
        """Compute again what depends on the weights."""
        self.left = vec[i64](capacity=2 * FAR + 2)
        share: i64 = 1000
        for _ in range(2 * FAR + 2):
            self.left = append(self.left, share)
            share = share * self.weights.nearer // 1000

    # -- what a ship could do -----------------------------------------------------------------------

    def city_gain(self, g: Pieces, seat: i64, city: i64, more: vec[i64]) -> i64:
        """What beating a city would bring. `more` is what another treasure of each colour is worth."""
        best: i64 = 0
        if g.can_load(seat):
            for colour in range(self.box.colours):
                if g.in_city(city, colour) > 0 and more[colour] > best:
                    best = more[colour]
            best = best * self.left[self.city_home[city]] // 1000
            if g.theseus_in(city):
                best = best if best > self.box.theseus_points * POINT else self.box.theseus_points * POINT
        return best

    def loss(self, g: Pieces, seat: i64) -> i64:
        """What a throw of all soldiers aboard costs on average."""
        w = self.weights
        return g.aboard(seat) * self.odds.falls * (w.soldier - w.below) // 1000

    def ship_gain(self, g: Pieces, seat: i64, other: i64, more: vec[i64], missions: vec[i64]) -> i64:
        """What beating a ship would bring: a mission, and a treasure or driving the ship off."""
        out: i64 = 0
        for mission in missions:
            if out == 0 and self.box.has_task(mission, DEFEAT_PLAYER):
                out = self.box.mission_points[mission] * POINT
        best = self.weights.driven_off
        if g.can_load(seat):
            share = self.left[self.home[g.ship(other)]]
            for colour in range(self.box.colours):
                if g.cargo(other, colour) > 0:
                    worth = more[colour] * share // 1000 + self.weights.seized
                    best = worth if worth > best else best
        return out + best

    def hydra_gain(self, missions: vec[i64]) -> i64:
        """What beating the Hydra would bring."""
        for mission in missions:
            if self.box.has_task(mission, DEFEAT_HYDRA):
                return self.box.mission_points[mission] * POINT
        return self.box.for_hydra * POINT

    def settlement_gain(self, g: Pieces, seat: i64, settlement: i64) -> i64:
        """What holding a settlement brings; taking it from a rival costs the rival as much."""
        w = self.weights
        size = self.box.garrison[settlement]
        out = size * (POINT * w.held // 1000 - (w.soldier - w.below))
        if g.holder(settlement) >= 0:
            out += size * POINT * w.rival // 1000
        return out if w.settling == 1000 else out * w.settling // 1000

    def fight(self, g: Pieces, seat: i64, kind: i64, target: i64, attacker: bool) -> i64:
        """What a fight that has begun but not been thrown yet is worth to one of its sides."""
        missions = self.agenda(g, seat, True)
        goods = self.goods(g, seat)
        more = self.more(goods, missions, self.harvest(goods, missions) + self.begun(goods, missions))
        return self.clash(g, seat, kind, target, attacker, more, missions)

    def clash(
        self, g: Pieces, seat: i64, kind: i64, target: i64, attacker: bool, more: vec[i64], missions: vec[i64]
    ) -> i64:
        """The same, given what another treasure is worth."""
        mine = g.aboard(seat)
        bonus = g.strength_bonus(seat)
        if kind == AGAINST_SHIP:
            lead = bonus - g.strength_bonus(target)
            if attacker:
                chance = self.odds.beats(mine, g.aboard(target), lead)
            else:
                chance = 1000 - self.odds.beats(g.aboard(target), mine, -lead)
            out = self.ship_gain(g, seat, target, more, missions) * chance
            return (out - self.weights.driven_off * 2 * (1000 - chance)) // 1000 - self.loss(g, seat)
        if kind == AGAINST_CITY:
            chance = self.odds.reach(mine, self.box.city_value[target] - bonus)
            return self.city_gain(g, seat, target, more) * chance // 1000 - self.loss(g, seat)
        if kind == AGAINST_SETTLEMENT:
            chance = self.odds.reach(mine, self.box.settlement_value[target] - bonus)
            return self.settlement_gain(g, seat, target) * chance // 1000 - self.loss(g, seat)
        chance = self.odds.reach(mine, self.box.hydra_strength - bonus)
        out = self.hydra_gain(missions) * chance - self.weights.driven_off * (1000 - chance)
        return out // 1000 - self.loss(g, seat)

    def more(self, goods: vec[i64], missions: vec[i64], now: i64) -> vec[i64]:
        """By colour: what one more treasure would add to their worth now, begun missions included."""
        out = zeros(MOST_COLOURS)
        for colour in range(self.box.colours):
            goods[colour] += 1
            out[colour] = self.harvest(goods, missions) + self.begun(goods, missions) - now
            goods[colour] -= 1
        return out

    def prospects(self, g: Pieces, seat: i64) -> i64:
        """What a ship could do: bring home what it has, and the best of everything else."""
        missions = self.agenda(g, seat, True)
        goods = self.goods(g, seat)
        dist = distances(g, seat)
        near = self.nearest_kind(dist, ANCHOR)
        brought = self.harvest(goods, missions)
        begun = self.begun(goods, missions)
        if self.weights.missions != 1000:
            begun += self.completed(goods[:], missions) * (self.weights.missions - 1000) // 1000
        out = brought * self.left[near + 1] // 1000 + begun
        more = self.more(goods, missions, brought + begun)
        errands = Errands()
        self.raids(g, seat, dist, more, errands)
        self.tasks(g, seat, dist, missions, errands)
        self.battles(g, seat, dist, more, missions, errands)
        self.styx(g, seat, dist, errands)
        out += errands.best + errands.second * self.weights.also // 1000
        return out * self.weights.own_prospects // 1000 - self.at_stake(g, seat, dist, brought)

    def at_stake(self, g: Pieces, seat: i64, dist: vec[i64], brought: i64) -> i64:
        """How much of what would be brought home stronger ships near by may take or spoil."""
        if self.weights.fear == 0 or not g.ordinary(g.ship(seat)):
            return 0
        stake = brought // 2 + self.weights.driven_off
        out: i64 = 0
        for other in range(g.seats):
            field = g.ship(other)
            if other != seat and field >= 0 and dist[field] <= MOST_SAILED and g.aboard(other) > 0:
                lead = g.strength_bonus(other) - g.strength_bonus(seat)
                chance = self.odds.beats(g.aboard(other), g.aboard(seat), lead)
                out += stake * chance // 1000 * self.left[dist[field]] // 1000
        return out * self.weights.fear // 1000

    def nearest_kind(self, dist: vec[i64], kind: i64) -> i64:
        """The distance to the nearest field of a kind."""
        out: i64 = FAR
        kinds = self.box.kind
        for field in range(self.box.fields):
            if dist[field] < out and kinds[field] == kind:
                out = dist[field]
        return out

    def nearest(self, dist: vec[i64], shore: vec[i64], place: i64) -> i64:
        """The distance to the nearest field beside a city or settlement."""
        out: i64 = FAR
        for at in range(shore[place], shore[place + 1]):
            far = dist[shore[at]]
            out = far if far < out else out
        return out

    def raids(self, g: Pieces, seat: i64, dist: vec[i64], more: vec[i64], errands: Errands) -> None:
        """Cities to be robbed, settlements to be founded or conquered."""
        box = self.box
        mine = g.aboard(seat)
        bonus = g.strength_bonus(seat)
        loss = self.loss(g, seat)
        for city in range(box.cities):
            if mine > 0 and (g.stored(city) > 0 or g.theseus_in(city)):
                chance = self.odds.reach(mine, box.city_value[city] - bonus)
                gain = self.city_gain(g, seat, city, more) * chance // 1000 - loss
                if gain > errands.second:
                    far = self.nearest(dist, self.at_city, city)
                    errands.add(gain * self.left[far + 1] // 1000)
        for place in range(box.settlements):
            if g.holder(place) == seat or mine < box.garrison[place]:
                continue
            gain = self.settlement_gain(g, seat, place)
            if g.holder(place) >= 0:
                gain = gain * self.odds.reach(mine, box.settlement_value[place] - bonus) // 1000 - loss
            if gain > errands.second:
                far = self.nearest(dist, self.at_settlement, place)
                errands.add(gain * self.left[far + 1] // 1000)

    def tasks(self, g: Pieces, seat: i64, dist: vec[i64], missions: vec[i64], errands: Errands) -> None:
        """Missions that require being somewhere with soldiers or cards; missing ones count as extra distance."""
        box = self.box
        for mission in missions:
            for which in range(mission * 2, mission * 2 + 2):
                kind = box.task[which]
                if kind != REACH_WITH_SOLDIERS and kind != REACH_WITH_CARDS:
                    continue
                far = self.nearest(dist, self.at_city, box.task_city[which])
                gain = box.mission_points[mission] * self.weights.missions
                if kind == REACH_WITH_SOLDIERS:
                    lacking = box.task_number[which] - g.aboard(seat)
                    if lacking > g.can_return(seat, g.below(seat)):
                        continue
                else:
                    lacking = box.task_number[which] - g.hand_size(seat)
                    gain -= box.task_number[which] * self.weights.card
                far += self.weights.detour * lacking if lacking > 0 else i64(0)
                if far < FAR:
                    errands.add(gain * self.left[far + 1] // 1000)

    def battles(
        self, g: Pieces, seat: i64, dist: vec[i64], more: vec[i64], missions: vec[i64], errands: Errands
    ) -> None:
        """Ships to be attacked, and the Hydra where that is allowed."""
        if g.aboard(seat) == 0:
            return
        for other in range(g.seats):
            field = g.ship(other)
            if other != seat and field >= 0 and g.ordinary(field) and dist[field] > 0:
                gain = self.clash(g, seat, AGAINST_SHIP, other, True, more, missions)
                errands.add(gain * self.left[dist[field] + 1] // 1000)
        licence = public_licence(g)
        mine = g.hand_mission(seat)
        if licence or (mine >= 0 and self.box.has_task(mine, DEFEAT_HYDRA)):
            gain = self.clash(g, seat, AGAINST_HYDRA, 0, True, more, missions)
            errands.add(gain * self.left[dist[g.hydra()] + 1] // 1000)

    def styx(self, g: Pieces, seat: i64, dist: vec[i64], errands: Errands) -> None:
        """The way to the Styx, if there is something to gain: soldiers, and points for the majority."""
        below = g.below(seat)
        if below == 0:
            return
        w = self.weights
        room = g.room(seat)
        gain = (room if room < below else below) * (w.soldier - w.below)
        if has_majority(g, seat):
            gain += self.box.majority[g.seats] * POINT
        far = i64(2) if g.on_styx(seat) else self.nearest_kind(dist, STYX)
        errands.add(gain * self.left[far + 1] // 1000)

    def liking(self, g: Pieces, seat: i64) -> i64:
        """What settlements held and missions completed are worth to a character beyond their points."""
        w = self.weights
        box = self.box
        out: i64 = 0
        if w.settling != 1000:
            for place in range(box.settlements):
                if g.holder(place) == seat:
                    out += box.garrison[place] * (w.settling - 1000)
        if w.missions != 1000:
            for mission in range(box.missions):
                if g.mission_place(mission) == DONE + seat:
                    out += box.mission_points[mission] * (w.missions - 1000)
        return out

    # -- all together -------------------------------------------------------------------------------

    def parts(self, g: Pieces, seat: i64) -> dict[str, int]:
        """The same for people, by name."""
        w = self.weights
        lasting: i64 = 0
        for card in range(self.box.cards):
            if stays(self.box, card) and g.staying(seat, card):
                lasting += w.lasting
        aboard = g.ship(seat) >= 0
        missions = self.agenda(g, seat, True)
        goods = self.goods(g, seat)
        cargo = self.harvest(goods, missions) + self.begun(goods, missions) if aboard else i64(0)
        return {
            "points": int(g.total(seat) * POINT),
            "soldiers": int(g.aboard(seat) * w.soldier + g.below(seat) * w.below),
            "cards": int(g.hand_size(seat) * w.card + lasting),
            "treasures": int(cargo),
            "errands": int(self.prospects(g, seat) - cargo) if aboard else 0,
        }

    def standing(self, g: Pieces, seat: i64, me: bool) -> i64:
        """What a seat's position is worth. What it could do next is considered only for the seat whose view it is; for
        the others their cargo is enough."""
        w = self.weights
        box = self.box
        points = g.total(seat)
        out = points * POINT + g.aboard(seat) * w.soldier + g.below(seat) * w.below
        out += g.hand_size(seat) * w.card + w.haste * points * points // box.winning[g.seats]
        for card in range(box.cards):
            if stays(box, card) and g.staying(seat, card):
                out += w.lasting
        if g.ship(seat) < 0:
            return out
        if me:
            return out + self.prospects(g, seat) + self.liking(g, seat)
        cargo = self.harvest(self.goods(g, seat), self.agenda(g, seat, False))
        return out + cargo * self.left[self.home[g.ship(seat)] + 1] // 1000 * w.rival_cargo // 1000
