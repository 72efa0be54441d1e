"""Seeds by rating: who is paired as the stronger one when nothing has been played. Pure functions."""

from collections.abc import Mapping, Sequence

import msgspec

from petteia.server.ratings.model import ALSO, levels
from petteia.store.people.results import Skill
from petteia.store.people.tournament_rows import EntrantRow


def seeded(entrants: Sequence[EntrantRow], skills: Mapping[str, Skill], game: str, seats: int) -> list[EntrantRow]:
    """Everybody whose strength is known, with their place: guests as on the leaderboard (what they are worth at least,
    and only those who do not hide it), bots by the ladder. All others come after these, by lot."""
    ladder = levels(game, seats)
    worth: dict[int, float] = {}
    for one in entrants:
        bot = ladder.get(ALSO.get(one.bot, one.bot))
        if one.player in skills:
            worth[one.number] = skills[one.player].mu - 3 * skills[one.player].sigma
        elif bot is not None:
            worth[one.number] = bot
    order = sorted(worth, key=lambda number: (-worth[number], number))
    return [
        msgspec.structs.replace(one, seed=order.index(one.number) + 1 if one.number in worth else 0) for one in entrants
    ]
