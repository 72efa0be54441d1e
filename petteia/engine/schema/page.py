"""The page of documentation that shows every field of every schema."""

from petteia.engine.schema.declarations import Field, Schema

HEAD = """# What positions are made of

Written from the schemas by `make schemas`. *Numbers* is how many a position holds of a field; a bound over
`box` depends on the box in use. *Rule* means that the game itself decides who sees it.
"""


def page(schemas: list[Schema]) -> str:
    """The whole page."""
    lines = [HEAD]
    for schema in schemas:
        lines += [f"## {schema.title}", "", f"{schema.middle} numbers, and {schema.block} for each seat.", ""]
        for title, fields in (("The table", schema.table), ("Each seat", schema.seat), ("Rows", schema.rows)):
            if fields:
                lines += [f"### {title}", "", "| Field | What it is | Numbers | From | To | Seen by |"]
                lines += ["| --- | --- | --- | --- | --- | --- |", *(row(field) for field in fields), ""]
    return "\n".join(lines)


def row(field: Field) -> str:
    """One field's line."""
    least = "none" if field.none else field.least
    count = " × ".join(str(size.most) for size in field.shape) or "1"
    return f"| `{field.name}` | {field.what} | {count} | {least} | `{field.most}` | {field.seen} |"
