"""Write the files that are generated from the schemas of all games.

python -m petteia.engine.schema                 write cells.py of each game that has a schema, and docs/positions.md
python -m petteia.engine.schema --check         write nothing; exit code 1 if a file does not match its schema
"""

import sys
from pathlib import Path

from petteia.engine.schema.declarations import Schema, read, schemas
from petteia.engine.schema.page import page
from petteia.engine.schema.source import source

PAGE = Path(__file__).resolve().parents[3] / "docs" / "positions.md"


def main(arguments: list[str]) -> int:
    """Write, or check."""
    written: dict[Path, str] = {}
    found: list[Schema] = []
    for file in schemas():
        found.append(read(file))
        written[file.with_name("cells.py")] = source(found[-1])
    if PAGE.parent.is_dir():  # in a clone; an installed package has no docs
        written[PAGE] = page(found)
    stale = [file for file, text in written.items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        if "--check" in arguments:
            sys.stderr.write(f"{file} is not what the schemas say; right would be `make schemas`\n")
        else:
            file.write_text(written[file], "utf-8")
            sys.stdout.write(f"wrote {file}\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
