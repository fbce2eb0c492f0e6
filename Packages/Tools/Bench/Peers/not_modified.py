"""An origin on loopback that answers every condition with 304.

usage: not_modified.py PORT-FILE
Writes its port into the file, then answers until it is killed. The first answer has 10 KB and is stale at once.
"""

import asyncio
import sys
from pathlib import Path

FIELDS = b'ETag: "1"\r\nCache-Control: max-age=0\r\n'
FULL = b"HTTP/1.1 200 OK\r\n" + FIELDS + b"Content-Length: 10000\r\n\r\n" + b"a" * 10_000
NOT_MODIFIED = b"HTTP/1.1 304 Not Modified\r\n" + FIELDS + b"\r\n"


async def serve(reader, writer):
    try:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(NOT_MODIFIED if b"if-none-match:" in head.lower() else FULL)
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    Path(sys.argv[1]).write_text(str(server.sockets[0].getsockname()[1]))
    await server.serve_forever()


asyncio.run(main())
