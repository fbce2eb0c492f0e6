import Testing

@testable import MonorepoChecks

/// How code is found in a source, token by token.
@Suite struct SourceMatchingTests {
  @Test(arguments: [
    (".now", true), ("a = .now", true), ("f(.now", true), ("return .now", true), ("a ?? .now", true),
    ("a > .now", true), ("a? .now", true), ("a! .now", true), ("f() .now", false), ("a[0].now", false),
    ("{ b }.now", false), ("a .now", false), ("a?.now", false), ("a!.now", false), ("A<B>.now", false),
    ("\\.now", false), ("`a`.now", false), ("case .now", false), ("returned .now", false),
    ("if .now", true), ("while .now", true),
  ])
  func `a dot begins an expression or names a member of what is before it`(source: String, begins: Bool)
    throws
  {
    let code = SourceCode(source)
    let dot = try #require(code.bytes.lastIndex(of: UInt8(ascii: ".")))

    #expect(code.beginsExpression(at: dot) == begins)
  }

  @Test(arguments: [
    ("f(a, b(c)) + d()", "(a,b(c))"), ("f (\n a )", "(a)"), ("f", ""), ("f(a", "(a"), ("f()", "()"),
    ("f((a)(b)) (c)", "((a)(b))"),
  ])
  func `the arguments of a call end with its own parenthesis`(source: String, arguments: String) {
    #expect(SourceCode(source).arguments(ofCallAt: 0) == arguments)
  }

  @Test(arguments: [
    ("Date.now", [0]), ("Date\n  .now", [0]), ("a(Date .now, Date.now)", [2, 13]), ("Date.nowhere", []),
    ("Update.now", []), ("Date.no", []), ("Date", []),
  ])
  func `tokens are found with any blanks between them`(source: String, offsets: [Int]) {
    #expect(SourceCode(source).offsets(ofTokens: "Date.now") == offsets)
  }

  @Test(arguments: [
    ("let a: Locale = .current", [7]), ("var a: Locale? { get { return .current } }", [7]),
    ("func a() -> Locale { .current }", [12]), ("let a: Locale", []), ("let a: Locale.current", []),
    ("let a: Locale = b.current", []), ("let a: Locale = .currentOne", []),
  ])
  func `a member is found where the declaration says its type`(source: String, offsets: [Int]) {
    #expect(SourceCode(source).offsets(ofMember: ".current", whereDeclared: "Locale") == offsets)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("\n\n", 2), ("\n\na", 3)])
  func `the end of the last line begins no other`(source: String, count: Int) {
    #expect(SourceCode(source).lineCount == count)
  }

  @Test(arguments: [
    (0, 1, "ab\n", "ab"), (2, 1, "ab\n", ""), (3, 2, "cd; e\n", "cd"), (6, 2, "cd; e\n", " e"),
    (9, 3, "f", "f"),
  ])
  func `an offset is in a line, which has a rest`(offset: Int, line: Int, whole: String, rest: String) {
    let code = SourceCode("ab\ncd; e\nf")

    #expect(code.line(at: offset) == line)
    #expect(code.wholeLine(at: offset) == whole)
    #expect(code.rest(ofLineAt: offset) == rest)
    #expect(code.offset(ofLine: 4) == 10)
  }
}
