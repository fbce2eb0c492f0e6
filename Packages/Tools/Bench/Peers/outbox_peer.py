"""A loopback service that takes every change after a while, for `scripts/bench outbox`.

usage: outbox_peer.py PORT-FILE MILLISECONDS
Writes its port into the file, then answers until it is killed.
"""

import asyncio
import sys
from pathlib import Path

DELAY = float(sys.argv[2]) / 1000


async def serve(reader, writer):
    try:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            length = 0
            for line in head.split(b"\r\n"):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length:
                await reader.readexactly(length)
            if DELAY:
                await asyncio.sleep(DELAY)
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    Path(sys.argv[1]).write_text(str(server.sockets[0].getsockname()[1]))
    await server.serve_forever()


asyncio.run(main())
