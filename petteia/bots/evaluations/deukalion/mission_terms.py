"""What missions and treasures are worth in Deukalion: missions a seat could complete, and what its ship brings home."""

from petteia.bots.evaluations.deukalion.weights import POINT, Weights
from petteia.engine.ints import append, i64, vec, zeros
from petteia.games.deukalion.box import MOST_COLOURS, OPEN_MISSIONS, Box
from petteia.games.deukalion.state import SHOWN, Pieces
from petteia.games.deukalion.terms import DELIVER, DELIVER_ANY, DELIVER_SAME


class MissionTerms:
    """Values missions and treasures."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box: Box = box
        self.weights: Weights = weights

    def agenda(self, g: Pieces, seat: i64, me: bool) -> vec[i64]:
        """The missions a seat could complete, the most valuable first. For others only public missions."""
        out = vec[i64](capacity=3)
        for place in range(i64(OPEN_MISSIONS)):
            out = self.put(out, g.open_mission(place))
        if me or g.held(seat) == SHOWN:
            out = self.put(out, g.hand_mission(seat))
        return out

    def put(self, missions: vec[i64], mission: i64) -> vec[i64]:
        """Insert a mission among others, behind those worth as much; not if it is worth nothing, or more than 9."""
        if mission < 0:
            return missions
        points = self.box.mission_points
        worth = points[mission]
        if worth < 1 or worth > 9:
            return missions
        out = append(missions, mission)
        at: i64 = len(out) - 1
        while at > 0 and points[out[at - 1]] < worth:
            out[at] = out[at - 1]
            at -= 1
        out[at] = mission
        return out

    def goods(self, g: Pieces, seat: i64) -> vec[i64]:
        """The treasures aboard by colour, except those on their way back."""
        out = zeros(MOST_COLOURS)
        for colour in range(self.box.colours):
            out[colour] = g.cargo(seat, colour) - g.leaving(seat, colour)
        return out

    def lacking(self, goods: vec[i64], which: i64) -> i64:
        """How many treasures are missing for a task; a large number for a task that needs none."""
        box = self.box
        kind = box.task[which]
        if kind > DELIVER_SAME:
            return 9
        need = box.task_number[which]
        have: i64 = 0
        if kind == DELIVER:
            wanted = box.task_colour
            at = which * MOST_COLOURS
            for colour in range(box.colours):
                n = goods[colour]
                most = wanted[at + colour]
                have += n if n < most else most
        elif kind == DELIVER_ANY:
            for colour in range(box.colours):
                have += goods[colour]
        else:
            for colour in range(box.colours):
                n = goods[colour]
                have = n if n > have else have
        return need - have if have < need else i64(0)

    def spend(self, goods: vec[i64], which: i64) -> None:
        """Take the treasures of a task out of the goods."""
        kind = self.box.task[which]
        left = self.box.task_number[which]
        for colour in range(self.box.colours):
            if kind == DELIVER:
                goods[colour] -= self.box.task_colour[which * MOST_COLOURS + colour]
            elif kind == DELIVER_ANY or goods[colour] >= self.box.task_number[which]:
                n = goods[colour] if goods[colour] < left else left
                goods[colour] -= n
                left -= n

    def harvest(self, cargo: vec[i64], missions: vec[i64]) -> i64:
        """What treasures would bring in Athens: missions, the most valuable first, and a point card for each other
        one."""
        return self.brought(cargo[:], missions)

    def brought(self, goods: vec[i64], missions: vec[i64]) -> i64:
        """The same, for a vector that the caller no longer needs: it is changed."""
        out = self.completed(goods, missions)
        for colour in range(self.box.colours):
            out += goods[colour] * self.box.for_treasure * POINT
        return out

    def completed(self, goods: vec[i64], missions: vec[i64]) -> i64:
        """What the missions among that would bring; their treasures are taken out of the goods."""
        out: i64 = 0
        for mission in missions:
            points = self.box.mission_points[mission] * POINT
            which = mission * 2
            if self.lacking(goods, which) > 0:
                which += 1
                if self.lacking(goods, which) > 0:
                    continue
            self.spend(goods, which)
            out += points
        return out

    def begun(self, goods: vec[i64], missions: vec[i64]) -> i64:
        """What it is worth to have some, but not all, of the treasures for a mission; the best mission counts."""
        best: i64 = 0
        for mission in missions:
            for which in range(mission * 2, mission * 2 + 2):
                lacking = self.lacking(goods, which)
                if 0 < lacking < self.box.task_number[which]:
                    points = self.box.mission_points[mission] * self.weights.begun
                    best = points if points > best else best
        return best
