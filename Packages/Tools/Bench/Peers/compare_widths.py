"""Compares the cells that DesignKit gives to all of Unicode with what others say.

usage: compare_widths.py PROGRAM      compare; exits 1 on a disagreement without a documented reason
       compare_widths.py --tables     print the bounds of WideScalars and AmbiguousScalars in ScalarRanges.swift

The oracles are wcwidth (scalars and sequences), East Asian Width from unicodedata2 (scalars), and the emoji of
emoji-test.txt from the package emoji, which all take two cells when they are fully qualified.
"""

import subprocess
import sys
from collections import Counter
from itertools import product

import emoji
import unicodedata2
import wcwidth
from wcwidth import table_grapheme

WIDE, AMBIGUOUS = ("W", "F"), ("A",)
SCALARS = [chr(value) for value in range(0x110000) if not 0xD800 <= value < 0xE000]
TONES = [chr(0x1F3FB + index) for index in range(5)]
INDICATORS = [chr(0x1F1E6 + index) for index in range(26)]
FULLY_QUALIFIED, MINIMALLY_QUALIFIED = emoji.STATUS["fully_qualified"], emoji.STATUS["minimally_qualified"]
# What wcwidth knows, and the standard library of Swift 6.3.
EMOJI_VERSION = 17
EMOJI = {text: facts["status"] for text, facts in emoji.EMOJI_DATA.items() if facts["E"] <= EMOJI_VERSION}
PICTURES = sorted({text.rstrip("\uFE0F") for text in EMOJI if len(text.rstrip("\uFE0F")) == 1})
BASES = {text[0] for text in EMOJI if len(text) > 1 and text[1] in TONES}


def measured(program, texts):
    """The version of Unicode, and the cells of each text where ambiguous characters are narrow and wide."""
    lines = "\n".join(" ".join(f"{ord(scalar):X}" for scalar in text) for text in texts)
    run = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    version, *widths = run.stdout.split("\n")[:-1]
    assert len(widths) == len(texts)
    return version, [tuple(map(int, line.split())) for line in widths]


def scalars_of(tables):
    """The scalars of one of wcwidth's tables, which some versions keep by version of Unicode."""
    for table in tables.values() if isinstance(tables, dict) else [tables]:
        return [chr(value) for first, last in table for value in range(first, last + 1)]


def sequences():
    """Texts of several scalars, by what they are examples of."""
    category = unicodedata2.category
    consonants, linkers = scalars_of(table_grapheme.INCB_CONSONANT), scalars_of(table_grapheme.INCB_LINKER)
    jamo = [range(0x1100, 0x1113), range(0x1161, 0x1176), [None, *range(0x11A8, 0x11C3)]]
    return {
        "emoji of emoji-test": list(EMOJI),
        "emoji presentation": [picture + "\uFE0F" for picture in PICTURES],
        "text presentation": [picture + "\uFE0E" for picture in PICTURES],
        "skin tones": [picture + tone for picture in PICTURES for tone in TONES],
        "skin tones behind a letter": ["a" + tone for tone in TONES],
        "flags": [first + second for first, second in product(INDICATORS, INDICATORS)],
        "lone indicators": INDICATORS + [a + b + a for a, b in product(INDICATORS, INDICATORS)],
        "keycaps": [key + end for key in "0123456789#*" for end in ("\u20E3", "\uFE0F\u20E3")],
        "joined pictures": [a + "\u200D" + b for a in PICTURES[::7] for b in PICTURES[::11]],
        "marks": ["a" + mark for mark in SCALARS if category(mark) in ("Mn", "Me")],
        "spacing marks": ["\u0915" + mark for mark in SCALARS if category(mark) == "Mc"],
        "piles of marks": ["a" + "\u0301\u0489\u0323" * count for count in range(1, 40)],
        "jamo": ["".join(map(chr, filter(None, letters))) for letters in product(*jamo)],
        "conjuncts": [
            first + linker + second
            for linker in linkers
            for first, second in product([c for c in consonants if ord(c) >> 7 == ord(linker) >> 7], repeat=2)
        ],
        "prepended marks": [mark + "1" for mark in scalars_of(table_grapheme.GRAPHEME_PREPEND)],
    }


def reason_for_scalar(scalar, ours, theirs):
    """Why a scalar may be measured in another way than wcwidth does; None when nothing explains it."""
    if unicodedata2.category(scalar) == "Mc" and theirs == (0, 0):
        return "a spacing mark by itself: wcwidth counts its cell only behind a base, we count it always"
    if ours == (2, 2) and theirs == (1, 1) and unicodedata2.east_asian_width(scalar) in WIDE:
        return "wide, says East Asian Width: new in a version that wcwidth does not know yet"
    return None


def reason_for_sequence(text, ours, theirs):
    """Why a sequence may be measured in another way than wcwidth does; None when nothing explains it."""
    if text[-1] == "\uFE0E" and ours == 1 and theirs == 2:
        return "text presentation of a wide emoji: we follow Technical Standard 51, wcwidth ignores the selector"
    if ours == 2 and theirs == 1 and (text[0] in BASES and text[1] in TONES or "\u200D" in text):
        return "a narrow picture with a skin tone or joined to another: drawn as an emoji, wcwidth keeps its one cell"
    if text[-1] in TONES and text[0] not in BASES and ours == theirs + 2:
        return "a skin tone behind a picture without skin: drawn beside it (never in a SafeText)"
    return None


def reason_for_east_asian_width(scalar, ours, theirs):
    """Why cells may differ from East Asian Width; None when nothing explains it."""
    category = unicodedata2.category(scalar)
    if ours == (0, 0):
        if category in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp"):
            return "no cell: marks, formats, controls and separators"
        if 0x1160 <= ord(scalar) < 0x1200 or 0xD7B0 <= ord(scalar) < 0xD800:
            return "no cell: vowels and finals of Hangul, which join the syllable before them"
        if scalar in "\u3164\uFFA0" or category == "Cn":
            return "no cell: letters and reserved places that are invisible (default ignorable)"
    if category == "Mc" and ours == (1, 1):
        return "one cell: spacing marks, which widen the letter before them by one, as wcwidth says"
    if scalar in INDICATORS and ours == (2, 2):
        return "two cells: halves of flags, which are narrow by their property and never drawn so"
    return None


def compare(title, cases, reason):
    """Prints how many of (text, ours, theirs) agree, and why the others do not; returns what nothing explains."""
    classes, open_cases, agreed = Counter(), [], 0
    for text, ours, theirs in cases:
        if ours == theirs:
            agreed += 1
        elif why := reason(text, ours, theirs):
            classes[why] += 1
        else:
            open_cases.append((text, ours, theirs))
    print(f"{title}: {agreed:,} of {len(cases):,} agree")
    for why, count in classes.most_common():
        print(f"  {count:>6,}  {why}")
    for text, ours, theirs in open_cases[:20]:
        print(f"  NO REASON  {' '.join(f'U+{ord(scalar):04X}' for scalar in text)}: {ours}, not {theirs}")
    return len(open_cases)


def by_wcwidth(scalar):
    """Cells of a scalar, which wcwidth gives to controls as -1."""
    return tuple(max(wcwidth.wcwidth(scalar, ambiguous_width=cells), 0) for cells in (1, 2))


def by_property(scalar):
    """Cells of a scalar, if nothing but East Asian Width counted."""
    width = unicodedata2.east_asian_width(scalar)
    return (2 if width in WIDE else 1, 2 if width in WIDE + AMBIGUOUS else 1)


def compare_all(program):
    version, widths = measured(program, SCALARS)
    print(f"Unicode {version} (wcwidth: {wcwidth.list_versions()[-1]}; emoji of version {EMOJI_VERSION} and before)")
    unexplained = 0
    if unicodedata2.unidata_version != version:
        print(f"  NO REASON  unicodedata2 knows Unicode {unicodedata2.unidata_version}")
        unexplained += 1
    cases = [(scalar, ours, by_wcwidth(scalar)) for scalar, ours in zip(SCALARS, widths)]
    unexplained += compare("scalars, wcwidth", cases, reason_for_scalar)
    cases = [(scalar, ours, by_property(scalar)) for scalar, ours in zip(SCALARS, widths)]
    unexplained += compare("scalars, East Asian Width", cases, reason_for_east_asian_width)
    for title, texts in sequences().items():
        _, widths = measured(program, texts)
        cases = [(text, ours[0], wcwidth.wcswidth(text)) for text, ours in zip(texts, widths)]
        unexplained += compare(title, cases, reason_for_sequence)
    qualified = [text for text, status in EMOJI.items() if status in (FULLY_QUALIFIED, MINIMALLY_QUALIFIED)]
    _, widths = measured(program, qualified)
    cases = [(text, ours[0], 2) for text, ours in zip(qualified, widths)]
    return unexplained + compare("qualified emoji, two cells", cases, lambda *_: None)


def print_tables():
    """Bounds of ranges; marks and the invisible filler, which are wide by their property, are left out."""
    for name, widths in (("WideScalars", WIDE), ("AmbiguousScalars", AMBIGUOUS)):
        bounds = []
        for scalar in SCALARS:
            if unicodedata2.category(scalar) in ("Mn", "Me", "Mc") or scalar == "\u3164":
                continue
            if unicodedata2.east_asian_width(scalar) in widths or widths is WIDE and scalar in INDICATORS:
                if bounds and bounds[-1][1] == ord(scalar) - 1:
                    bounds[-1][1] = ord(scalar)
                else:
                    bounds.append([ord(scalar), ord(scalar)])
        numbers = [f"{f'{v >> 16:X}_' if v >> 16 else ''}{v & 0xFFFF:04X}" for pair in bounds for v in pair]
        print(f"// {name}, Unicode {unicodedata2.unidata_version}")
        for start in range(0, len(numbers), 12):
            print("    " + " ".join(f"0x{number}," for number in numbers[start : start + 12]))


if __name__ == "__main__":
    if sys.argv[1:] == ["--tables"]:
        print_tables()
    else:
        sys.exit(1 if compare_all(sys.argv[1]) else 0)
