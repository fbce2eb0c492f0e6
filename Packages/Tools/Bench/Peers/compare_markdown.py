"""Shows Markdown that DesignKit wrote to other programs: every text has to be seen as it is, and nothing else.

usage: compare_markdown.py PROGRAM      exits 1 when a page shows other words, or has a tag that nobody asked for

The programs are markdown-it-py with all that GitHub adds, and cmarkgfm, which is GitHub's own.
"""

import random
import re
import subprocess
import sys
from html.parser import HTMLParser
from urllib.parse import unquote

import cmarkgfm
from markdown_it import MarkdownIt

PIECES = (
    "a b word 7 1. 2) - + * ** *** _ __ ` `` ~ ~~ # ## = == --- === > < & &amp; &#42; | \\ \\\\ ! [ ] ( ) [x] [^1] : "
    ":- / // . , ; \" ' @ $ http:// https://example.org www. www.example.com a@b.com example.com mailto: ftp:// <b> "
    "<!-- --> <https://x.y> ]( ](x) [a](b) ![a](b) ``` ~~~ 漢 東京 「 」 é ★ € ✓ 、 … – « » \u00a0 \u3000 👍 א ع"
).split(" ") + [" ", "  ", "    "]
TEXTS = [
    "# heading", "#", "# #", "C #", "- item", "-", "--", "---", "- - -", "+ item", "* item", "***", "1. item", "1) item",
    "123456789. item", "7.8", "===", "> quote", "    code", "```", "~~~ x", "| a | b |", "|---|", ":--", "<div>", "<b>x</b>",
    "&copy; &#35; &", "*a* **b** _c_ __d__ ~~e~~ `f`", "a*b*c", "a**(b)**c", "snake_case_name", "[a](b) ![a](b) [a]: b",
    "[x] task", "[ ] task", "[^1] note", "http://example.org", "https://example.org/a_b", "www.example.org", "example.org",
    "ftp://example.org", "//example.org", "mailto:someone", "\\", "a\\", "\\\\*", "a\\|b", "||", "東京*灯*です", "★*a*★", "!", "!!",
    "Setext\\n---", "a  b", " a ", "\u3000a\u3000", "\u00a0", "x — y", "$a$", ":smile:", "'''", "1.", "1)", "9.99. b",
]
PLACES = {
    "paragraph": "p", "strong": "p strong", "mixed": "p strong em", "linked": "p a", "heading": "h2", "item": "ul li p",
    "lists": "ul li p", "callout": "blockquote p strong", "fact": "ul li strong p",
    "cell": "table thead tbody tr th td a",
}
COMPOSED = ("item", "lists", "fact", "cell", "mixed", "linked", "callout")
ADDRESS = "https://example.org/?a=1&copy;b<c>|d\\"
# GitHub makes a link of it whatever is escaped, and nobody can keep it from that.
ADDRESS_OF_MAIL = re.compile(r"[^\s@]@[^\s@]")


class Page(HTMLParser):
    """The words and the tags of a page."""

    def __init__(self, html):
        super().__init__()
        self.words, self.tags, self.links = [], set(), []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.links += [value for name, value in attributes if name == "href"]

    def handle_endtag(self, tag):
        if tag in ("p", "li", "td", "th"):
            self.words.append(" ")

    def handle_data(self, data):
        self.words.append(data)


def texts():
    """Texts written by hand, then some made at random of what means something in Markdown."""
    yield from TEXTS
    chance = random.Random(1)
    for _ in range(4000):
        yield "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 9)))


def samples(program):
    """Each place of each text: name, words to be shown, Markdown."""
    lines = "\n".join(" ".join(f"{ord(scalar):X}" for scalar in text) for text in texts())
    run = subprocess.run([program], input=lines + "\n", capture_output=True, text=True, check=True)
    for line in run.stdout.splitlines():
        place, *parts = line.split("\t")
        yield place, *("".join(chr(int(number, 16)) for number in part.split()) for part in parts)


def shown(words):
    """Words as a page shows them, which has no spaces beside spaces."""
    return " ".join(words.split())


def problem(place, words, html, tags):
    """What is wrong with a page; None when nothing is."""
    page = Page(html)
    seen, expected = shown("".join(page.words)), shown(words)
    if place in COMPOSED:
        # Spaces at the ends of a text in the middle of others may go.
        seen, expected = seen.replace(" ", ""), expected.replace(" ", "")
    if seen != expected:
        return f"shows {seen!r}"
    if not page.tags <= tags:
        return f"has {sorted(page.tags - tags)}"
    if place == "linked" and expected != "!!" and ADDRESS not in map(unquote, page.links):
        return f"leads to {page.links}"
    if place == "lists" and expected and html.count("<ul>") != 2:
        return "has not two lists"
    return None


def main(program):
    gfm = MarkdownIt("gfm-like")
    readers = {"markdown-it-py": gfm.render, "cmarkgfm": cmarkgfm.github_flavored_markdown_to_html}
    failures, count = 0, 0
    for place, words, markdown in samples(program):
        for name, reader in readers.items():
            count += 1
            mail = {"a"} if name == "cmarkgfm" and ADDRESS_OF_MAIL.search(words) else set()
            if what := problem(place, words, reader(markdown), set(PLACES[place].split()) | mail):
                failures += 1
                if failures <= 20:
                    print(f"{name}, {place}: {words!r} as {markdown!r} {what}")
    print(f"{count - failures:,} of {count:,} pages show the text and nothing else")
    return 1 if failures else 0


sys.exit(main(sys.argv[1]))
