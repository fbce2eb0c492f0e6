"""Times the table of `rendering table` as Rich lays it out; writes seconds, the median of some rounds."""

import io
import statistics
import sys
import time

from rich.console import Console
from rich.table import Table
from rich.text import Text

SIGNS = {"ready": ("✓ ready", "bold green"), "waiting": ("▲ waiting", "bold yellow"), "failed": ("✕ failed", "bold red")}


def rendered(rows):
    table = Table()
    for title, justify in [("No.", "right"), ("Title", "left"), ("題名", "left"), ("State", "left"), ("Rating", "right"), ("Note", "left")]:
        table.add_column(title, justify=justify, no_wrap=True)
    for number, title, name, state, rating, note in rows:
        sign, style = SIGNS[state]
        table.add_row(
            Text(number, style="bright_black"), Text(title, style="bold"), Text(name, style="magenta"),
            Text(sign, style=style), Text(rating, style="green"), Text(note),
        )
    console = Console(file=io.StringIO(), width=120, force_terminal=True, color_system="truecolor")
    console.print(table)
    return console.file.getvalue()


def main():
    path, rounds = sys.argv[1], int(sys.argv[2])
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        text = rendered(rows)
        times.append(time.perf_counter() - start)
        assert len(text) > len(rows)
    print(statistics.median(times))


main()
