import Testing

@testable import MonorepoChecks

@Suite struct MarkdownDocumentTests {
  @Test(
    arguments: [
      ("# A", ["a"]), ("###### A", ["a"]), ("####### A", []), ("#A", []), ("# A #", ["a"]), ("> # A", ["a"]),
      ("# A\n# A\n## A", ["a", "a-1", "a-2"]), ("A\n-", ["a"]), ("A\n--  ", ["a"]), ("A\n-=", []),
      ("A\n--\nB\n--", ["a", "b"]), ("A b\n===", ["a-b"]), ("A\n=-", []),
      ("\n---", []), ("A\n\n===", []), ("# [B c](d)", ["b-c"]), ("# a_b-c 1.2!", ["a_b-c-12"]),
      ("<a id=\"X\">", ["x"]), ("<a name=\"X\"><b id=\"Y\">", ["x", "y"]), ("<a data-id=\"X\">", []),
      ("<a id='X'>", ["x"]),
      ("`<a id=\"X\">`", []), ("```\n# A\n```\n# B", ["b"]),
      ("\u{FEFF}# A", ["a"]), ("# [`B`][C d] e", ["b-e"]), ("# [B][] c", ["b-c"]), ("# [B] c", ["b-c"]),
      ("## \u{2699}\u{FE0F} A", ["\u{FE0F}-a"]), ("## 1\u{FE0F}\u{20E3} A", ["1\u{FE0F}\u{20E3}-a"]),
      ("## A \u{2699}\u{FE0F}", ["a-\u{FE0F}"]), ("# A 1\u{B2}", ["a-1"]),
      ("## _A_", ["a"]), ("## __A b__ _c_", ["a-b-c"]), ("# _a and b_c", ["_a-and-b_c"]),
      ("# `_a_`", ["_a_"]), ("# A <sub>b</sub> <br/>c", ["a-b-c"]), ("# `A<B>` a < b > c", ["ab-a--b--c"]),
      ("# <a href='b'>A</a> <b:c>", ["a-bc"]),
      ("<h2 align=\"center\">A <b>b</b></h2>", ["a-b"]), ("<h1>\n  <img src=\"c\">\n  A\n</h1>", ["a"]),
      ("<h1>A</h1>\n<h2>A</h2>", ["a", "a-1"]), ("<header>A</header>", []),
    ] as [(String, Set<String>)]
  )
  func `headings and named places have anchors, and nothing else has`(text: String, anchors: Set<String>) {
    #expect(MarkdownDocument(text).anchors == anchors)
  }

  @Test(arguments: [
    ("[a](b) [c](d)\n\n![e](f)", ["b 1", "d 1", "f 3"]), ("[a]( b )", ["b 1"]), ("[a]()", []),
    ("[a](b(c)d) e", ["b(c)d 1"]), ("[a](b)c)", ["b 1"]), ("[a](<b c>)", ["b c 1"]),
    ("[a](b(c(d))e) f", ["b(c(d))e 1"]), ("[a](((b)))", ["((b)) 1"]),
    ("[a](b \"t\")", ["b 1"]), ("[a]: b", ["b 1"]), ("  [a]:\tb", ["b 1"]), ("[a]:b", []), ("[^a]: b", []),
    ("A\n\n    [a](b)\n\n\t[c](d)\n[e](f)", ["f 6"]), ("A\n    [a](b)", ["b 2"]),
    ("    [a](b)\n    [c](d)", []),
    ("- A\n\n    [a](b)", ["b 3"]), ("12) A\nB\n\n    [a](b)\n\nC\n\n    [c](d)", ["b 4"]),
    ("-A\n\n    [a](b)", []), ("\n    ```\n[a](b)", ["b 3"]),
    ("[a](b)<!-- [c](d)\n[e](f) --> [g](h) <!-- [i](j) -->[k](l)", ["b 1", "h 2", "l 2"]),
    ("`<!--` [a](b)", ["b 1"]), ("<!-- [a](b) <!-- [c](d) --> [e](f)", ["f 1"]),
    ("<a href=\"b\">c</a> <img width=\"1\" src=\"d e.png\">", ["b 1", "d e.png 1"]),
    ("<img\n  src=\"b\">", ["b 2"]), ("<a data-href=\"b\" href=\"\">", []), ("`<a href=\"b\">`", []),
    ("[a]:\n  b\n[c]:\n<d e>", ["b 2", "d e 4"]), ("[^a]:\nb", []), ("[a]:\n\nb", []), ("x [a]:\nb", []),
    ("<a href='b'>c</a> <img src='d \"e\".png'>", ["b 1", "d \"e\".png 1"]), ("<a href=\"b'c\">", ["b'c 1"]),
    ("<pre>\n\n    [a](b)\n```\n</pre>\n[c](d)", ["d 6"]), ("<pre id=\"e\">[a](b)</pre>\n[c](d)", ["d 2"]),
    ("<prefix>\n[a](b)", ["b 2"]), ("- A\n\n      [a](b)\n\n     [c](d)", ["d 5"]),
    ("1. A\n   - B\n\n        [a](b)\n\n   C\n\n       [c](d)", ["b 4"]), ("- A\n\n\t[a](b)", ["b 3"]),
    ("\\[a](b) [c](d)", ["d 1"]), ("[a](b)\\[c](d)", ["b 1"]), ("\\\\[a](b)", ["b 1"]),
    ("[\\[a\\]](b)", ["b 1"]), ("<source srcset=\"a.png, b.png 2x\">", ["a.png 1", "b.png 1"]),
    ("<a href=b>c</a> <img width=1 src=d>", ["b 1", "d 1"]), ("a href=b <c> src=d", []),
    ("[a]: ", []), ("x [a]: b", []), ("`[a](b)` [c](d)", ["d 1"]), ("``[a](`b``[c](d)", ["d 1"]),
  ])
  func `links are found with their lines`(text: String, links: [String]) {
    #expect(MarkdownDocument(text).links.map { "\($0.target) \($0.line)" } == links)
  }
}
