"""The tables of Deukalion."""

from tabled.box import Box, table


def cities(box: Box) -> str:
    """The cities of Deukalion: where they lie, how strong they are, how many treasures they hold."""
    return table(
        box.heading("city", "square", "value", "slots"),
        ([box.name("city", c["id"]), c["label"], str(c["conquest_value"]), str(c["treasure_slots"])]
         for c in box.data["city"]),
    )  # fmt: skip


def settlements(box: Box) -> str:
    """The settlements of Deukalion."""
    return table(
        box.heading("settlement", "square", "value", "garrison"),
        ([box.name("settlement", s["id"]), s["label"], str(s["conquest_value"]), str(s["soldiers"])]
         for s in box.data["settlement"]),
    )  # fmt: skip


def action_cards(box: Box) -> str:
    """The action cards of Deukalion."""
    return table(
        box.heading("card", "copies", "does"),
        ([box.name("card", c["id"]), str(c["count"]), box.speech.text("card", c["id"])]
         for c in box.data["action_card"]),
    )  # fmt: skip


def missions(box: Box) -> str:
    """The missions of Deukalion."""
    return table(
        box.heading("mission", "asks"),
        ([f"{box.name('mission', m['id'])} (`{m['id']}`)", box.speech.text("mission", m["id"])]
         for m in box.data["mission_card"]),
    )  # fmt: skip


TABLES = (action_cards, cities, missions, settlements)
