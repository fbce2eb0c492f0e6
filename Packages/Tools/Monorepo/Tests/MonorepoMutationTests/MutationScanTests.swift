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
    ("a - 1", "- → +, 1 → 2"), ("a...5", "5 → 6"), ("1...a", "1 → 2"), ("a!.first", "first → last"),
    ("a[0].last", "0 → 1, last → first"), ("a(!b)", "! → "), ("a ? !b : c", "! → "), ("a ^ 1", "1 → 2"),
  ])
  func `a token is changed into its neighbour`(code: String, expected: String) {
    #expect(changes(in: "let x = \(code)") == expected)
  }

  @Test(arguments: [
    "a! - 1.5", "a.0", "$0", "1.5", "-1", "x1", "a.minimum()", "a.min(by: f)", "Array<Int>()",
    "a.first { b }",
    "a.first(where: f)", #"\.first"#, ".first", ".min", "try? a()", "a?.b", "a...b", #""a" + b"#, "a + [b]",
    "a == /* b < c */ d", "min", "a.max", ".true", "f(false: a)", "_1", "0x1F", "1e3", "a<b", "a ..< b",
    "a.first = b",
    "a.first { $0 }", "a.lasting", "-2", "1.0", "[a] + b", #"a + "b""#, "a += [b]", "a * b",
    "trueish", "a.0.b",
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
    "protocol A {\n", "private mutating func f(a: Int = 1) {", "@discardableResult func f(a: Int = 1) {",
    "class func f(a: Int = 1) {", "indirect enum A: B<1> {", "subscript(a: Int = 1) -> Int {",
    "func f(a: [Int] = [1],\n  b: Int = 2)", "func f(a: Int = 1) async\n  throws -> Int {",
    "self.log.note(1)",
    "associatedtype A = B<1>", "#warning(1)", "case a = 1, b = 2", "assert(a == 1)",
    "#if A\n#if B\n#endif\nlet x = 1\n#else\nlet x = 2\n#endif",
    "@available(macOS 15, *) @MainActor", "@available(macOS 13, *) func f(a: Int = 1) {",
    "@A(b(1), 2) import C", "@available(\n", "@Sendable (Array<1>) -> Int",
  ])
  func `declarations, comments, texts and what nobody watches are left alone`(source: String) {
    #expect(changes(in: source) == "")
  }

  @Test(arguments: [
    "func f() -> Int { 1 }", "func f(\n  a: Int = 3\n) -> Int {\n  1\n}", "case .a: 1", "case a: 1",
    "catalog.add(a, 1) |> f", "#if DEBUG\nlet y = 2\n#endif\nlet x = 1",
    "protocol A {\n  func f(a: Int)\n}\nlet x = 1", "let text = \"a \\(b + 1)\"",
    "@available(macOS 13, *) public var a: Int { 1 }", "@A(3) @B(c(3)) var d = 1",
    "@A func f(a: Int = 3) { g(1) }",
    "#if A\n#if B\nlet y = 3\n#endif\n#endif\nlet x = 1", "func f(a: () -> Int = { 3 }) {\n  g(1)\n}",
    "case .a:\n  1", "dialog(1)", "catalog.log = 1", "func f()\nlet x = 1", "dialogger.add(1) |> f",
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
    ("func f() -> Int? {", "return a\n    .b()", ""), ("func f() -> Int? {", "return a.\n    b", ""),
    ("func f() -> Int? {", "return entry", "entry → nil"),
  ])
  func `an optional value that is returned becomes nil`(start: String, line: String, expected: String) {
    #expect(changes(in: "\(start)\n  \(line)\n}") == expected)
  }

  @Test(arguments: [
    ("func f(\n  a: Int\n) -> Int? {\n  return a\n}", "a → nil"),
    ("func f() -> Int? {\n}\nfunc g() -> Int {\n  return a\n}", ""),
    ("func f() -> Int {\n}\nvar g: Int? {\n  return a\n}", "a → nil"),
    ("var f: Int? {\n}\nvar g: Int {\n  return a\n}", ""),
    ("init?(a: Int) {\n  return a\n}", ""), ("func f(a: Int?) {\n  return a\n}", ""),
    ("func f() -> Int? {\n  return f(\n    a)\n}", ""),
  ])
  func `what is returned becomes nil only where the function or property around it allows that`(
    source: String,
    expected: String
  ) {
    #expect(changes(in: source) == expected)
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

  @Test(arguments: [
    "f(", "[", "a,", "a =", "a ?", "a +", "a -", "a &&", "a ||", "a ??", "return", "try", "await", "() ->",
    "a.",
    "label:",
  ])
  func `a call that the line before begins stays`(before: String) {
    #expect(!leftOut(in: "\(before)\n  close()\n").contains("close()"))
  }

  @Test(arguments: [
    ".a", "? a", ": a", "&& a", "|| a", "+ a", "- a", "* a", "== a", "!= a", "< a", "> a", "as A", ")", "]",
    ", a",
    "{",
  ])
  func `a call that the line after continues stays`(after: String) {
    #expect(!leftOut(in: "close()\n  \(after)\n").contains("close()"))
  }

  @Test(arguments: ["case .a:", "default:", "@unknown default:", "}", "a = b", "", "// a ="])
  func `a call behind a statement or the beginning of a case is left out`(before: String) {
    #expect(leftOut(in: "\(before)\n  close()\n\n  // .a\n}\n") == ["close()"])
  }

  @Test(arguments: [
    "while(a)", "switch(a)", "throw(a)", "yield(a)", "return(a)", "super.init(a)", "a[b].close()",
    "make<Int>()",
    "f() -> (a)", "a)(b", "1()", "{ close()", "if(a)",
  ])
  func `what only looks like a call that stands alone stays`(line: String) {
    #expect(leftOut(in: "\(line)\n") == [])
  }

  @Test(arguments: [
    ("if a && b {", ["a && b"]), ("if a || !b {", ["a || !b"]), ("if a == b && c {", ["a == b && c"]),
    ("if a != b {", []), ("if !a && b {", []), ("guard var a else {", []), ("if #available(macOS 15) {", []),
    ("if (a) || (b) {", ["(a) || (b)"]), ("if a) && (b {", []), ("if f { a } {", []), ("if a", []),
    ("guard a, b else {", []), ("else if a {", []),
  ])
  func `a condition is negated as a whole where no other mutant tells the opposite`(
    line: String,
    conditions: [String]
  ) {
    let points = MutationScan("\(line)\n").points.filter { $0.mutated == "!(\($0.original))" }

    #expect(points.map(\.original) == conditions)
  }

  @Test(arguments: [
    ("a == nil", true), ("a != nil", true), ("a == nil)", true), ("a == nil && b", true),
    ("a == nilly", false),
    ("a == b", false), ("a == b ?? nil", false),
  ])
  func `a comparison with nothing is declared as one`(code: String, comparesNil: Bool) throws {
    let point = try #require(MutationScan("let x = \(code)").points.first)

    #expect(point.declaration.contains("_OptionalNilComparisonType") == comparesNil)
    #expect(point.declaration.contains("T: Equatable") != comparesNil)
  }

  @Test(arguments: [
    ("<", "Comparison"), ("==", "Comparison"), ("&&", "LogicalConjunction"), ("||", "LogicalDisjunction"),
    ("+", "Addition"), ("-=", "Assignment"), ("??", "NilCoalescing"),
  ])
  func `an operator binds like the one that it stands for`(text: String, precedence: String) throws {
    let change = try #require(OperatorChange.infix(text, comparesNil: false))

    #expect(change.declaration.hasPrefix("infix operator {operator}: \(precedence)Precedence\n"))
  }

  @Test(arguments: ["*", "...", "=", "%", "==="])
  func `other operators are left alone`(text: String) {
    #expect(OperatorChange.infix(text, comparesNil: false) == nil)
  }

  @Test func `only the given lines are changed`() {
    let source = "let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n"

    #expect(changes(in: source, lines: [2...3]) == "2 → 3, 3 → 4")
  }

  @Test func `a place has its line and column`() throws {
    let point = try #require(MutationScan("let a = b\nlet é = 7\n").points.first)

    #expect([point.line, point.column] == [2, 10])
  }

  /// The statements that mutants leave out.
  private func leftOut(in source: String) -> [String] {
    MutationScan(source).points.filter { $0.edits.contains { $0.text.contains("mutantKeeps") } }.map(
      \.original
    )
  }

  private func changes(in source: String, lines: [ClosedRange<Int>]? = nil) -> String {
    MutationScan(source, lines: lines).points.map { "\($0.original) → \($0.mutated)" }.joined(separator: ", ")
  }
}
