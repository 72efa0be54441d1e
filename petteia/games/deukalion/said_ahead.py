"""What a player may say ahead: the ship's course, fights, the own turn, cards between, missions."""

from typing import Final

from petteia.engine.plans import PlanKind
from petteia.games.deukalion.course_plan import Course
from petteia.games.deukalion.fight_plan import Fights
from petteia.games.deukalion.turn_plan import Between, Missions
from petteia.games.deukalion.whole_turn import WholeTurn

SPOILS: Final = ("loot_ship", "loot_city", "horse", "trophy_ship", "trophy_hydra")
WHERE: Final = ("displace_ship", "displace_hydra", "trident")
TURN: Final = ("place_kylix", "act", "move_hydra", "sailing", "stopped", "displaced", "styx", "bring_back")
PRICES: Final = ("choose_task", "give_cards", "unload_for_mission")

KINDS: Final[tuple[PlanKind, ...]] = (
    Course("course", ("other_part", "bring_back", "sailing", "stopped", "displaced", "styx")),
    Fights("fights", ("opponent", "hydra_opponent", "prepare", "after_throw", *SPOILS, *WHERE)),
    WholeTurn("own_turn", TURN),
    Between("between", ("after_roll", "after_placing", "any_moment")),
    Missions("missions", ("revealed", *PRICES, "store", "oracle")),
)
