"""Drives the full-screen shell in a pseudo-terminal of 120 x 40 and measures it from outside.

usage: browse_latency.py PROGRAM ARGUMENTS…
Prints a line each: milliseconds to the first frame (median of 10 runs), milliseconds from a key to its frame (median
and 99th percentile of 200 keys), bytes written and wake-ups a second while idle, and the memory in MiB.
"""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time


def start(arguments):
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(arguments[0], arguments)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    return pid, terminal


def read(terminal, seconds):
    """What comes within a time, and nothing after that."""
    if not select.select([terminal], [], [], seconds)[0]:
        return b""
    try:
        return os.read(terminal, 1 << 20)
    except OSError:
        return b""


def read_until_quiet(terminal, seconds):
    text = b""
    while chunk := read(terminal, seconds):
        text += chunk
    return text


def wake_ups(pid):
    """How often each thread was woken so far."""
    counts = {}
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status") as status:
            counts[task] = sum(int(line.split()[1]) for line in status if line.startswith("voluntary"))
    return counts


def quit_program(pid, terminal):
    os.write(terminal, b"q")
    read_until_quiet(terminal, 0.3)
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    os.waitpid(pid, 0)
    os.close(terminal)


def times_to_frames(terminal, there, back):
    """Seconds from a key to its frame, for 200 keys: five there, five back, and so on."""
    keys = []
    for place in range(200):
        began = time.perf_counter()
        os.write(terminal, there if place // 5 % 2 == 0 else back)
        if read(terminal, 1):
            keys.append(time.perf_counter() - began)
        read_until_quiet(terminal, 0.02)
    if len(keys) < 190:
        sys.exit(f"Of 200 keys, only {len(keys)} had a frame.")
    return keys


def print_times(keys):
    print(f"key {statistics.median(keys) * 1000:.2f}")
    print(f"key99 {statistics.quantiles(keys, n=100)[98] * 1000:.2f}")


def memory_of(pid):
    """The most memory that a process had so far, in MiB."""
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


def main():
    arguments = sys.argv[1:]
    firsts = []
    for _ in range(10):
        began = time.perf_counter()
        pid, terminal = start(arguments)
        text = b""
        # The first page is there when no word of loading is left in what came last.
        while b"\x1b[?1049h" not in text or len(text) < 1500:
            chunk = read(terminal, 10)
            if not chunk:
                sys.exit(f"There is no first frame: {text[-500:]!r}")
            text += chunk
        firsts.append(time.perf_counter() - began)
        quit_program(pid, terminal)
    pid, terminal = start(arguments)
    read_until_quiet(terminal, 0.5)
    keys = times_to_frames(terminal, b"j", b"k")
    # Sleeps that were cancelled end in the first seconds.
    read_until_quiet(terminal, 7)
    before = wake_ups(pid)
    idle = len(read_until_quiet(terminal, 5))
    woken = sum(count - before.get(task, 0) for task, count in wake_ups(pid).items()) / 5
    memory = memory_of(pid)
    quit_program(pid, terminal)
    print(f"first {statistics.median(firsts) * 1000:.2f}")
    print_times(keys)
    print(f"idle {idle}")
    print(f"wakeups {woken:.1f}")
    print(f"memory {memory:.1f}")


if __name__ == "__main__":
    main()
