"""A loopback origin with GitHub's list of accounts: 5,000 of them, in pages that name the next one.

usage: people_origin.py PORT-FILE
Writes its port into the file, then answers until it is killed. `GET /requests` says how many pages were asked for since
the last time.
"""

import json
import socket
import sys
import threading
from pathlib import Path

COUNT = 5_000
NAMES = ["amber", "birch", "cedar", "dune", "ember", "fjord", "grove", "heath", "isle", "juniper"]
ADDRESSES = {
    "followers_url": "followers",
    "following_url": "following{/other_user}",
    "gists_url": "gists{/gist_id}",
    "starred_url": "starred{/owner}{/repo}",
    "subscriptions_url": "subscriptions",
    "organizations_url": "orgs",
    "repos_url": "repos",
    "events_url": "events{/privacy}",
    "received_events_url": "received_events",
}


def account(number):
    identity = number * 3 + number % 2
    login = f"{NAMES[number % len(NAMES)]}-{number}"
    url = f"https://api.github.com/users/{login}"
    return {
        "login": login,
        "id": identity,
        "node_id": f"U_{identity:08x}",
        "avatar_url": f"https://avatars.githubusercontent.com/u/{identity}?v=4",
        "gravatar_id": "",
        "url": url,
        "html_url": f"https://github.com/{login}",
        **{name: f"{url}/{path}" for name, path in ADDRESSES.items()},
        "type": "Organization" if number % 17 == 0 else "User",
        "user_view_type": "public",
        "site_admin": False,
    }


ACCOUNTS = [account(number) for number in range(1, COUNT + 1)]
IDENTITIES = [one["id"] for one in ACCOUNTS]
pages = {}
# The whole answers by their targets: asking for one that was made costs no more than looking it up.
answers = {}
requests = 0


def page(root, since, count):
    known = pages.get((since, count))
    if known:
        return known
    start = next((index for index, one in enumerate(IDENTITIES) if one > since), COUNT)
    part = ACCOUNTS[start : start + count]
    body = json.dumps(part, separators=(",", ":")).encode()
    links = [f'<{root}/users{{?since}}>; rel="first"']
    if start + count < COUNT:
        links.insert(0, f'<{root}/users?since={part[-1]["id"]}&per_page={count}>; rel="next"')
    head = (
        "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n"
        f'ETag: W/"{since}-{count}"\r\nCache-Control: public, max-age=60, s-maxage=60\r\n'
        "Vary: Accept, Accept-Encoding\r\nX-RateLimit-Limit: 60000\r\nX-RateLimit-Remaining: 59000\r\n"
        f"X-RateLimit-Reset: 4000000000\r\nLink: {', '.join(links)}\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    pages[(since, count)] = head + body
    return pages[(since, count)]


def answer(target, root):
    global requests
    path, _, query = target.partition("?")
    if path == "/requests":
        body, requests = str(requests).encode(), 0
        return b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    if path != "/users":
        return b'HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nContent-Length: 23\r\n\r\n{"message":"Not Found"}'
    requests += 1
    if known := answers.get(target):
        return known
    options = dict(option.split("=", 1) for option in query.split("&") if "=" in option)
    answers[target] = page(root, int(options.get("since", 0)), min(100, int(options.get("per_page", 30))))
    return answers[target]


def serve(connection, root):
    """Answers the requests of one connection, one after the other."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # A page fits, so that sending it does not wait for the reader.
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 18)
    received = b""
    with connection:
        while True:
            end = received.find(b"\r\n\r\n")
            if end < 0:
                part = connection.recv(1 << 16)
                if not part:
                    return
                received += part
                continue
            target = received[: received.index(b"\r\n")].split(b" ")[1].decode()
            received = received[end + 4 :]
            connection.sendall(answer(target, root))


def main():
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listener:
        port = listener.getsockname()[1]
        root = f"http://127.0.0.1:{port}"
        since = 0
        # Made before they are asked for, and sent as they are, so that the origin is not what is measured.
        for _ in range(COUNT // 100):
            page(root, since, 100)
            since = IDENTITIES[IDENTITIES.index(since) + 100 if since else 99]
        Path(sys.argv[1]).write_text(str(port))
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=(connection, root), daemon=True).start()


main()
