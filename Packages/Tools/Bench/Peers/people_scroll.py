"""Loads all accounts of an origin in the full-screen shell and measures how it scrolls through them, from outside.

usage: people_scroll.py PROGRAM ADDRESS
The origin is that of people_origin.py, and TESSERA_HOME a folder in which none of its pages is stored. Prints a line
each: milliseconds from a key to its frame in the middle of all accounts (median and 99th percentile of 200 keys for a
line, and of 200 keys for a page), and the memory in MiB.
"""

import os
import sys
import urllib.request

from browse_latency import memory_of, print_times, quit_program, read_until_quiet, start, times_to_frames

PAGES = 50
MOST_KEYS = 2_000


def pages_asked(address):
    """How many pages the origin was asked for since the last time."""
    with urllib.request.urlopen(f"{address}/requests") as response:
        return int(response.read())


def main():
    program, address = sys.argv[1:]
    pages_asked(address)
    pid, terminal = start([program, "browse"])
    # The tab of the accounts is the one that asks this origin.
    for tab in b"123456789":
        read_until_quiet(terminal, 0.5)
        os.write(terminal, bytes([tab]))
        read_until_quiet(terminal, 0.5)
        asked = pages_asked(address)
        if asked:
            break
    else:
        sys.exit("No tab asks for accounts; its first page may be stored already.")
    for _ in range(MOST_KEYS):
        # To the end of what is there, which loads what follows.
        os.write(terminal, b"G")
        read_until_quiet(terminal, 0.03)
        asked += pages_asked(address)
        if asked >= PAGES:
            break
    else:
        sys.exit(f"Only {asked} pages were asked for.")
    read_until_quiet(terminal, 0.5)
    for _ in range(60):
        os.write(terminal, b"\x1b[5~")
        read_until_quiet(terminal, 0.02)
    print_times(times_to_frames(terminal, b"k", b"j"))
    pages = times_to_frames(terminal, b"\x1b[5~", b"\x1b[6~")
    print_times(pages)
    print(f"memory {memory_of(pid):.1f}")
    quit_program(pid, terminal)


if __name__ == "__main__":
    main()
