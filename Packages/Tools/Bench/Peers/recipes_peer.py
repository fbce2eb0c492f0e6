"""A recipes service on loopback with more meals than any real one, made by a seed.

usage: recipes_peer.py PORT-FILE

Writes its port into the file, then answers until it is killed:
  search.php?s=batchN    2,000 whole meals of batch N
  search.php?s=few       200 whole meals, so that a common word fills the screen
  search.php?s=silent    no answer
  filter.php?c=many      100,000 meals of a list
"""

import json
import random
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlparse

SYLLABLES = ["ka", "mo", "ri", "ta", "sel", "vin", "bro", "né", "øl", "gra", "pi", "shu", "len", "zo", "ba"]
THINGS = ["Soup", "Stew", "Pie", "Salad", "Curry", "Bread", "Cake", "Noodles", "Dumplings", "Roast"]
INGREDIENTS = ["Onion", "Garlic", "Butter", "Flour", "Salt", "Carrot", "Ginger", "Rice", "Milk", "Egg", "Saffron"]
KITCHENS = ["Swedish", "Thai", "Peruvian", "Kenyan", "Polish"]


def word(source):
    return "".join(source.choice(SYLLABLES) for _ in range(source.randint(2, 4))).capitalize()


def meal(number):
    source = random.Random(number)
    fields = {
        "idMeal": str(100_000 + number),
        "strMeal": f"{word(source)} {source.choice(THINGS)} with {word(source)}",
        "strCategory": source.choice(["Beef", "Dessert", "Side Dish"]),
        "strArea": source.choice(KITCHENS),
        "strInstructions": "\r\n".join(f"STEP {n}\r\nStir the {word(source)}." for n in range(1, 6)),
        "strMealThumb": f"https://www.example.com/{number}.jpg",
        "strTags": ",".join(word(source) for _ in range(3)),
        "strYoutube": "",
        "strSource": None,
    }
    for slot in range(1, 21):
        there = slot <= 9
        fields[f"strIngredient{slot}"] = source.choice(INGREDIENTS) if there else ""
        fields[f"strMeasure{slot}"] = f"{source.randint(1, 500)}g" if there else " "
    return fields


def answer(target):
    address = urlparse(target)
    query = parse_qs(address.query)
    if address.path.endswith("/search.php") and query.get("s") == ["few"]:
        return {"meals": [meal(index) for index in range(200)]}
    if address.path.endswith("/search.php") and query.get("s", [""])[0].startswith("batch"):
        first = int(query["s"][0].removeprefix("batch")) * 2000
        return {"meals": [meal(first + index) for index in range(2000)]}
    if address.path.endswith("/filter.php"):
        source = random.Random(1)
        return {
            "meals": [
                {"strMeal": f"{word(source)} {index}", "strMealThumb": None, "idMeal": str(index)}
                for index in range(100_000)
            ]
        }
    if address.path.endswith("/categories.php"):
        category = {
            "idCategory": "1",
            "strCategory": "many",
            "strCategoryThumb": "https://www.example.com/many.png",
            "strCategoryDescription": "Many.",
        }
        return {"categories": [category]}
    return {"meals": None}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if parse_qs(urlparse(self.path).query).get("s") == ["silent"]:
            threading.Event().wait()
        body = json.dumps(answer(self.path)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Path(sys.argv[1]).write_text(f"{server.server_port}\n")
    server.serve_forever()


main()
