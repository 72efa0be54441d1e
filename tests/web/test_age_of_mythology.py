"""A person plays Age of Mythology on its own board, against three bots."""

import re

from playwright.sync_api import expect

from tests.web.pantheon import Player, open_table


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit(reduced_motion="reduce")
    open_table(page)
    player = Player(page, seed=1)
    assert player.play_on(), "the game has an end"
    assert len(player.pressed) > 30 and len(player.on_board) > 15
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("row").count() == 5, "a head and four players"
