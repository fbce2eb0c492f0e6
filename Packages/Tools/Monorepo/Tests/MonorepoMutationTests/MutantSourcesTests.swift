import Testing

@testable import MonorepoMutation

@Suite struct MutantSourcesTests {
  @Test(arguments: [
    ("let x = 1", "let x = mutantNext(1, 1)"),
    ("let x = a < b", "let x = a ⇔↑ b"),
    ("if true {", "if mutantNot(1, mutantNot(2, true)) {"),
    ("if f(1) {", "if mutantNot(1, f(mutantNext(2, 1))) {"),
    ("let x = min(1, a.first)", "let x = mutantMin(1, mutantNext(2, 1), a.mutantFirst(3))"),
    ("close(1)", "if mutantKeeps(1) { close(mutantNext(2, 1)) }"),
    ("let x = 1 // é", "let x = mutantNext(1, 1) // é"),
  ])
  func `mutants that overlap are compiled into one text`(source: String, expected: String) {
    #expect(MutantSources.text(of: source, with: mutants(of: source)) == expected)
  }

  @Test func `each operator is declared once, with the mutant's number at the end of its lines`() {
    let lines = MutantSupport.file(for: mutants(of: "let x = a < b || !c"), activeIn: "/m").split(
      separator: "\n"
    )

    let declared = lines.compactMap { $0.firstMatch(of: #/operator (\S+?)(?::|  //)/#)?.1 }
    #expect(declared == ["⇔↑", "⇔→", "⇔↓"])
    #expect(lines.suffix(6).map { $0.last } == ["1", "1", "2", "2", "3", "3"])
  }

  @Test func `an error blames the mutants of its line, and otherwise the nearest ones`() {
    let mutants = mutants(of: "let a = 1\nlet b = 2 + 3\n\nlet c = 4\n")

    #expect(blamed(by: "/r/A.swift:2:9: error: no", mutants) == [2, 3, 4])
    #expect(blamed(by: "/r/A.swift:5:1: error: no", mutants) == [5])
    #expect(blamed(by: "/r/A.swift:1:1: warning: no", mutants) == [])
    #expect(blamed(by: "/r/B.swift:1:1: error: no", mutants) == [])
  }

  @Test(arguments: [("⇔↑", [1]), ("mutantNext(2", [2]), ("⇔↓", [3]), ("d ", [1, 2, 3, 4])])
  func `an error at the code of a mutant blames that one, and one elsewhere all of the line`(
    code: String,
    expected: [Int]
  ) throws {
    #expect(try blamed(byErrorAt: code, in: "let x = d + 5 - 3").sorted() == expected)
  }

  @Test func `a mutant whose sign begins as that of another one is told apart`() throws {
    let sum = "let x = a" + String(repeating: " + a", count: 10)

    #expect(try blamed(byErrorAt: "⇔↑←", in: sum) == [10])
    #expect(try blamed(byErrorAt: "⇔↑ ", in: sum) == [1])
  }

  private func blamed(byErrorAt code: String, in source: String) throws -> Set<Int> {
    let mutants = mutants(of: source)
    let text = MutantSources.text(of: source, with: mutants)
    let place = try #require(text.firstRange(of: code))
    return MutantSources.blamed(
      by: "/r/A.swift:1:\(text[..<place.lowerBound].utf8.count + 1): error: no",
      among: mutants,
      lines: ["/r/A.swift": [text[...]]],
      path: { "/r/" + $0 }
    )
  }

  @Test func `an error in the declarations blames the mutant that they are for`() {
    let mutants = mutants(of: "let a = b < c\nlet d = e > f\n")

    let blamed = MutantSources.blamed(
      by: "/r/Support.swift:2:9: error: no",
      among: mutants,
      lines: ["/r/Support.swift": ["shared", "own  // mutant 2"]],
      path: { "/r/" + $0 }
    )

    #expect(blamed == [2])
  }

  @Test func `an error between two mutants blames both when they are equally near`() {
    let mutants = mutants(of: "let a = 1\n\nlet b = 2\n\n\nlet c = 3\n")

    #expect(blamed(by: "/r/A.swift:2:1: error: no", mutants) == [1, 2])
    #expect(blamed(by: "/r/A.swift:4:1: error: no", mutants) == [2])
    #expect(blamed(by: "/r/A.swift:1:1: error: a\nnote\n/r/A.swift:6:1: error: b", mutants) == [1, 3])
  }

  @Test(arguments: [
    "/r/A.swift:1: error: no", "a /r/A.swift:1:1: error: no", "/r/A.swift:1:1: note: error: no",
    "/r/A.swift:a:1: error: no", "error: /r/A.swift:1:1", "/r/A.swiftt:1:1: error: no",
  ])
  func `what is no error of a file blames nothing`(line: String) {
    #expect(blamed(by: line, mutants(of: "let a = 1\n")) == [])
  }

  @Test(arguments: [0, 1, 3])
  func `an error in declarations that are no mutant's own, or behind them, blames nothing`(line: Int) {
    let blamed = MutantSources.blamed(
      by: "/r/Support.swift:\(line):9: error: no",
      among: mutants(of: "let a = b < c\n"),
      lines: ["/r/Support.swift": ["shared", "own  // mutant 1"]],
      path: { "/r/" + $0 }
    )

    #expect(blamed == [])
  }

  @Test(arguments: [(1, "⇔↑ 1"), (9, "⇔↙ 9"), (10, "⇔↑← 10"), (23, "⇔→↓ 23"), (11, "⇔↑↑ 11")])
  func `each mutant has a sign and a number of its own`(id: Int, text: String) {
    #expect(MutantSupport.filled("{operator} {id}", id: id) == text)
  }

  @Test func `mutants without a declaration share one text, which reads the active one of them`() {
    let shared = file("")

    #expect(file("let x = 1") == shared)
    #expect(shared.contains("getenv(\"MONOREPO_MUTANT\")"))
    #expect(shared.contains(#"fopen("/m \"1\" ü", "r")"#))
    #expect(file("let x = a < b").hasPrefix(shared.dropLast()))
  }

  private func file(_ source: String) -> String {
    MutantSupport.file(for: mutants(of: source), activeIn: #"/m "1" ü"#)
  }

  private func blamed(by log: String, _ mutants: [Mutant]) -> Set<Int> {
    MutantSources.blamed(by: log, among: mutants, lines: [:], path: { "/r/" + $0 })
  }

  private func mutants(of source: String) -> [Mutant] {
    MutationScan(source).points.enumerated().map { index, point in
      Mutant(id: index + 1, target: "A", file: "A.swift", text: "", point: point)
    }
  }
}
