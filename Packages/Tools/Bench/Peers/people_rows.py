"""Writes the rows of every account of an origin with requests, one page after the other.

usage: people_rows.py ADDRESS
"""

import sys

import requests

session = requests.Session()
url = f"{sys.argv[1]}/users?per_page=100"
while url:
    response = session.get(url, timeout=30)
    response.raise_for_status()
    for one in response.json():
        sys.stdout.write("\t".join([str(one["id"]), one["login"], one["type"], one["html_url"]]) + "\n")
    url = response.links.get("next", {}).get("url")
