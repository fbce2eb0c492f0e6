import Foundation
import NetworkingKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct LinkValueTests {
  private let base = url("https://example.com/api/users?page=1")

  @Test func `links of several field lines are read in order`() {
    let links = LinkValue.all(in: [
      "Link": #"<https://example.com/2>; rel="next", <https://example.com/9>; rel="last""#, "X": "<x>; rel=x",
      "link": "</1>; rel=first",
    ])

    #expect(links.map(\.target) == ["https://example.com/2", "https://example.com/9", "/1"])
    #expect(links.map(\.relations) == [["next"], ["last"], ["first"]])
  }

  @Test(arguments: [
    #"<a>; rel="next""#, "<a>;rel=next", "<a> ; rel = next", "< a >; REL=NEXT",
    #"<a>; title="x"; rel="next""#,
    #"<a>; rel="next"; title="x""#, #"<a>; title="a, b; rel=prev"; rel="next""#,
    #"<a>; title="\", <b>"; rel=next"#,
    #"<a>; rel="prev next""#, "<a>; rel=\"NEXT \t  x\"", "<a>; rel=next; rel=prev", "<a>; x; y=; rel=next",
    "<a>;;rel=next", ",, <a>; rel=next ,,", #"<a>; title*=UTF-8''x%2c; rel=next"#, #"<a>; rel="n\ext""#,
    "junk, <a>; rel=next", #""quoted, <b>; rel=next", <a>; rel=next"#, #"<a>; rel="next"#,
    "<a>; rel=next junk",
  ])
  func `a link is found however its parameters are written`(value: String) {
    let links = LinkValue.all(in: ["Link": value])

    #expect(links.count == 1)
    #expect(links.first?.target == "a")
    #expect(links.first?.relations.contains("next") == true)
  }

  @Test(
    arguments: [
      ("<a>", []), ("<a>; rel", []), ("<a>; rel=", []), ("<a>; rel=\"\"", []),
      ("<a>; rel=prev; rel=next", ["prev"]),
      ("<a>; relation=next", []), ("<a>; rev=next", []), ("<a>; rel=next, <b>", ["next"]),
      ("<a>; rel=\"prev next\"", ["prev", "next"]),
    ] as [(String, Set<String>)]
  )
  func `only the first rel counts`(value: String, relations: Set<String>) {
    #expect(LinkValue.all(in: ["Link": value]).first?.relations == relations)
  }

  @Test(arguments: ["", ",", "a", "<", "<a", "a>", "; rel=next", "\"", "\"<a>; rel=next", "<<<<", "\\"])
  func `what is malformed is no link`(value: String) {
    #expect(LinkValue.all(in: ["Link": value]).isEmpty)
  }

  @Test func `what stands behind a link, up to the next comma, is none`() {
    #expect(LinkValue.all(in: ["Link": "<a> <b>; rel=next, <c>"]).map(\.target) == ["a", "c"])
  }

  @Test func `a link that is malformed ends at the next comma`() {
    #expect(LinkValue.all(in: ["Link": "x; rel=next, <b>; rel=prev"]).map(\.target) == ["b"])
  }

  @Test func `where a link begins elsewhere is told`() {
    #expect(LinkValue.all(in: ["Link": ##"<a>; anchor="#x"; rel=next"##]).first?.anchor == "#x")
    #expect(LinkValue.all(in: ["Link": ##"<a>; anchor="#x"; anchor="#y""##]).first?.anchor == "#x")
    #expect(LinkValue.all(in: ["Link": "<a>; rel=next"]).first?.anchor == nil)
  }

  @Test(
    arguments: [
      ("https://other.example.com/2?a=b&c", "https://other.example.com/2?a=b&c"),
      ("?page=2", "https://example.com/api/users?page=2"),
      ("/2", "https://example.com/2"), ("2", "https://example.com/api/2"), ("../2", "https://example.com/2"),
      ("//other.example.com/2", "https://other.example.com/2"), ("/a%20b", "https://example.com/a%20b"),
      ("/users{?since}", nil), ("/a b", nil), ("/a\u{7F}", nil), ("/é", nil), ("/a\\b", nil), ("", nil),
      ("/a\"b", nil), ("/a<b", nil), ("/a^b", nil), ("/a`b", nil), ("/a|b", nil), ("/a}b", nil),
      ("/a!~b", "https://example.com/a!~b"),
    ] as [(String, String?)]
  )
  func `an address is resolved, and what cannot be one is none`(target: String, address: String?) {
    let link = LinkValue.all(in: ["Link": "<\(target)>; rel=next"]).first

    #expect(link?.address(from: base)?.absoluteString == address)
  }

  @Test(arguments: [99, 100, 101, 5000])
  func `no more than a hundred links are read`(count: Int) {
    let value = (0..<count).map { "<\($0)>; rel=x" }.joined(separator: ", ")

    let first = (0..<min(count, 100)).map { "\($0)" }
    #expect(LinkValue.all(in: ["Link": value]).map(\.target) == first)
    let lines = HTTPFields((0..<count).map { HTTPField(name: "Link", value: "<\($0)>; rel=x") })
    #expect(LinkValue.all(in: lines).count == min(count, 100))
  }

  @Test(arguments: [(LinkValue.byteLimit - 3, ["a", "b"]), (LinkValue.byteLimit - 2, ["a"])])
  func `no more than a certain number of bytes are read`(length: Int, targets: [String]) {
    let first = "<a>" + String(repeating: ",", count: length - 3)

    #expect(LinkValue.all(in: ["Link": first, "link": "<b>"]).map(\.target) == targets)
    #expect(LinkValue.byteLimit == 65_536)
  }

  @Test(arguments: ["<", "\"", "<a>;", "<a>; rel=\"", "\\", ",", "<>", "; =", "\"\\"])
  func `hostile repetitions take no time`(part: String) {
    let value = String(repeating: part, count: 1_000_000)

    #expect(LinkValue.all(in: ["Link": value]).count <= LinkValue.countLimit)
  }
}
