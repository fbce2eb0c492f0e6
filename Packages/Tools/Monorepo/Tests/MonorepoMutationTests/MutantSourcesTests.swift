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
    let lines = MutantSupport.file(for: mutants(of: "let x = a < b || !c")).split(separator: "\n")

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

  @Test func `an error in the declarations blames the mutant that they are for`() {
    let mutants = mutants(of: "let a = b < c\nlet d = e > f\n")

    let blamed = MutantSources.blamed(
      by: "/r/Support.swift:2:9: error: no",
      among: mutants,
      supportLines: ["/r/Support.swift": ["shared", "own  // mutant 2"]],
      path: { "/r/" + $0 }
    )

    #expect(blamed == [2])
  }

  private func blamed(by log: String, _ mutants: [Mutant]) -> Set<Int> {
    MutantSources.blamed(by: log, among: mutants, supportLines: [:], path: { "/r/" + $0 })
  }

  private func mutants(of source: String) -> [Mutant] {
    MutationScan(source).points.enumerated().map { index, point in
      Mutant(id: index + 1, target: "A", file: "A.swift", text: "", point: point)
    }
  }
}
