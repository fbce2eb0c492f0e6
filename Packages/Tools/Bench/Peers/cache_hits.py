"""Times fresh hits of 10 KB of two well-known caches, each with its store on the disk.

usage: cache_hits.py FOLDER
Prints “hishel” and “requests-cache”, each with microseconds per hit (of 7 rounds the fastest).
"""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import hishel
import hishel.httpx
import requests_cache


class Origin(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    requests = 0

    def do_GET(self):
        Origin.requests += 1
        body = b"a" * 10_000
        self.send_response(200)
        self.send_header("Cache-Control", "max-age=3600")
        self.send_header("ETag", '"1"')
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def microseconds(get, count=300):
    fastest = float("inf")
    for _ in range(7):
        began = time.perf_counter()
        for _ in range(count):
            assert len(get().content) == 10_000
        fastest = min(fastest, time.perf_counter() - began)
    return fastest / count * 1e6


def main():
    folder = Path(sys.argv[1])
    server = ThreadingHTTPServer(("127.0.0.1", 0), Origin)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/item"

    storage = hishel.SyncSqliteStorage(database_path=folder / "hishel.sqlite")
    with hishel.httpx.SyncCacheClient(storage=storage, trust_env=False) as client:
        client.get(address)
        asked = Origin.requests
        print(f"hishel {microseconds(lambda: client.get(address)):.1f}")
        assert Origin.requests == asked, "hishel asked the origin again"

    session = requests_cache.CachedSession(str(folder / "requests"), cache_control=True)
    session.trust_env = False
    session.get(address)
    asked = Origin.requests
    print(f"requests-cache {microseconds(lambda: session.get(address)):.1f}")
    assert Origin.requests == asked, "requests-cache asked the origin again"


main()
