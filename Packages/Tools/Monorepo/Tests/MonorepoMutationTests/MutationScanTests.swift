import Testing

@testable import MonorepoMutation

@Suite struct MutationScanTests {
  @Test(arguments: [
    ("a < b", "< → <="), ("a <= b", "<= → <"), ("a > b", "> → >="), ("a >= b", ">= → >"),
    ("a == b", "== → !="), ("a != nil", "!= → =="), ("a && b", "&& → ||"), ("a || b", "|| → &&"),
    ("a + b", "+ → -"), ("a - b", "- → +"), ("a += b", "+= → -="), ("a -= b", "-= → +="),
    ("a ?? b", "?? → the default always"), ("!a", "! → "), ("[!a]", "! → "),
    ("true", "true → false"), ("false", "false → true"), ("1_000", "1_000 → 1001"), ("a[0]", "0 → 1"),
    (".seconds(9)", "9 → 10"), ("a..<10", "10 → 11"), ("min(a, b)", "min → max"),
    ("max(a, b)", "max → min"), ("a.min()", "min → max"), ("a.max()", "max → min"),
    ("a.first", "first → last"), ("a?.last", "last → first"), ("a().first == b.c", "first → last, == → !="),
  ])
  func `a token is changed into its neighbour`(code: String, expected: String) {
    #expect(changes(in: "let x = \(code)") == expected)
  }

  @Test(arguments: [
    "a! - 1.5", "a.0", "$0", "1.5", "-1", "x1", "a.minimum()", "a.min(by: f)", "Array<Int>()",
    "a.first { b }",
    "a.first(where: f)", #"\.first"#, ".first", ".min", "try? a()", "a?.b", "a...b", #""a" + b"#, "a + [b]",
    "a == /* b < c */ d",
  ])
  func `what only looks like a token that is changed stays`(code: String) {
    let found = changes(in: "let x = \(code)").split(separator: ", ")

    #expect(found.allSatisfy { ["- → +", "== → !="].contains($0) }, "\(found)")
    #expect(found.count == (code.contains(" - ") || code.contains(" == ") ? 1 : 0))
  }

  @Test(arguments: [
    "// a < 1", #"let x = "a < 1""#, "import A", "public import B", "@available(macOS 15, *)",
    "func f(a: Int = 1) -> Bool", "public init?(a: Bool = true) {", "extension A where B == C {",
    "case a = 1", "log.note(1)", "logger.debug(1)", "precondition(a < 1)", "fatalError(f(1))",
    "names.reserveCapacity(8)", "typealias A = B<1>", "#if swift(>=6)\nlet x = 1\n#endif",
    "func f(\n  a: Int = 1,\n  b: () -> Int = { 2 }\n) -> Int\nwhere A == B {",
    "protocol A {\n",
  ])
  func `declarations, comments, texts and what nobody watches are left alone`(source: String) {
    #expect(changes(in: source) == "")
  }

  @Test(arguments: [
    "func f() -> Int { 1 }", "func f(\n  a: Int = 3\n) -> Int {\n  1\n}", "case .a: 1", "case a: 1",
    "catalog.add(a, 1) |> f", "#if DEBUG\nlet y = 2\n#endif\nlet x = 1",
    "protocol A {\n  func f(a: Int)\n}\nlet x = 1", "let text = \"a \\(b + 1)\"",
  ])
  func `code behind a declaration, a label or in a text's interpolation is changed`(source: String) {
    #expect(changes(in: source).contains("1 → 2"))
    #expect(!changes(in: source).contains("3 → 4"))
  }

  @Test(arguments: [
    ("if isOpen {", "isOpen → !(isOpen)"), ("} else if f(a) {", "f(a) → !(f(a))"),
    ("guard isOpen else {", "isOpen → !(isOpen)"), (#"if a.has("b") {"#, #"a.has("b") → !(a.has("b"))"#),
    ("if let a {", ""), ("if a, b {", ""), ("if case .a = b {", ""), ("if !a {", "! → "),
    ("if a == b {", "== → !="), ("while isOpen {", ""),
  ])
  func `a condition is negated where it is one expression`(code: String, expected: String) {
    #expect(changes(in: code) == expected)
  }

  @Test(arguments: [
    ("func f() -> Int? {", "return a", "a → nil"), ("func f() -> Int {", "return a", ""),
    ("var f: Int? {", "return a", "a → nil"), ("var f: Int {", "return a", ""),
    ("func f() -> Int? {", "return nil", ""), ("func f() -> Int? {", "return a.map {", ""),
    ("func f() -> Int? {", "return a\n    .b()", ""),
  ])
  func `an optional value that is returned becomes nil`(start: String, line: String, expected: String) {
    #expect(changes(in: "\(start)\n  \(line)\n}") == expected)
  }

  @Test(arguments: [
    "close()", "try await store.close()", "self.store?.close(file)", "_ = store.close()",
  ])
  func `a call that stands alone is left out`(line: String) {
    #expect(changes(in: "func f() {\n  \(line)\n}") == "\(line) → ")
  }

  @Test(arguments: [
    "let a = close()", "return close()", "f(\n  close()\n)", "a\n  .close()", "close()\n  .b()",
    "close(", "a =\n  close()", "f { close() }", "self.init(a)",
  ])
  func `a call that is part of a statement stays`(code: String) {
    #expect(changes(in: "func f() {\n  \(code)\n}") == "")
  }

  @Test func `only the given lines are changed`() {
    let source = "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n"

    #expect(changes(in: source, lines: [2...3]) == "2 → 3, 3 → 4")
  }

  @Test func `a place has its line and column`() throws {
    let point = try #require(MutationScan("let a = b\nlet é = 7\n").points.first)

    #expect([point.line, point.column] == [2, 10])
  }

  private func changes(in source: String, lines: [ClosedRange<Int>]? = nil) -> String {
    MutationScan(source, lines: lines).points.map { "\($0.original) → \($0.mutated)" }.joined(separator: ", ")
  }
}
