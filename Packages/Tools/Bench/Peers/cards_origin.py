"""A loopback origin with GitHub's accounts by number, their languages and their contributions, without limits.

usage: cards_origin.py PORT-FILE
Writes its port into the file, then answers until it is killed. Number 1 is the account of every token.
"""

import base64
import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

LANGUAGES = ["Swift", "Rust", "Go", "Python", "Kotlin"]


def account(number):
    return {
        "login": f"coder-{number}",
        "id": number,
        "node_id": f"U_{number:08x}",
        "avatar_url": f"https://avatars.githubusercontent.com/u/{number}?v=4",
        "html_url": f"https://github.com/coder-{number}",
        "type": "User",
        "name": f"Coder Number {number}",
    }


def number_of(node):
    """The number of an account in an id of GraphQL, in the form of 2021 or the one before it."""
    if node.startswith("U_"):
        digits = node[2:].replace("-", "+").replace("_", "/")
        return int.from_bytes(base64.b64decode(digits + "=" * (-len(digits) % 4))[-4:], "big")
    return int(re.sub(rb"^\d+:[A-Za-z]+", b"", base64.b64decode(node)))


def languages(login):
    name = LANGUAGES[len(login or "") % len(LANGUAGES)]
    edges = [{"size": 9000, "node": {"name": name, "color": "#336699"}}]
    return {"account": {"login": login, "repositories": {"nodes": [{"languages": {"edges": edges}}]}}}


def counted(number):
    commits = number * 7 % 900
    return {
        "contributionCalendar": {"totalContributions": commits + 40},
        "totalCommitContributions": commits,
        "totalIssueContributions": 10,
        "totalPullRequestContributions": 20,
        "totalPullRequestReviewContributions": 10,
        "restrictedContributionsCount": 0,
    }


def nodes(ids):
    numbers = [number_of(node) for node in ids]
    return {
        "nodes": [
            {"__typename": "User", "databaseId": number, "contributionsCollection": counted(number)}
            for number in numbers
        ]
    }


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def send(self, value, status=200):
        body = json.dumps(value, separators=(",", ":")).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        found = re.fullmatch(r"/user(?:/(\d+))?", self.path)
        if found:
            self.send(account(int(found[1] or 1)))
        else:
            self.send({"message": "Not Found"}, 404)

    def do_POST(self):
        sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        variables = sent["variables"]
        if "ids" in variables:
            self.send({"data": nodes(variables["ids"])})
        else:
            self.send({"data": languages(variables.get("login"))})


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
Path(sys.argv[1]).write_text(str(server.server_address[1]))
server.serve_forever()
