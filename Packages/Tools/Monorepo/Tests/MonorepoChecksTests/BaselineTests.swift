import Foundation
import MonorepoGraph
import MonorepoSystem
import Testing

@testable import MonorepoChecks

/// What a baseline counts, and how it is written.
@Suite(.timeLimit(.minutes(5))) struct BaselineTests {
  @Test(arguments: [("B/Package.swift:12", 1), ("C/Package.swift:3", 0)])
  func `a line of another file in a message may move, and the file may not`(place: String, known: Int) {
    func clash(with place: String) -> Finding {
      Finding(.nameClash, at: "A/Package.swift", "there is a target A in \(place) too", remedy: "rename it")
    }

    let result = Baseline(of: [clash(with: "B/Package.swift:3")])
      .applied(to: [clash(with: place)], at: "base.json", rules: ArchitectureRules())

    #expect(result.known == known)
    #expect(result.findings.isEmpty == (known == 1))
  }

  @Test(arguments: [("A.swift", 1), ("B.swift", 0)])
  func `a long file may change its length`(path: String, known: Int) throws {
    let what = "the file has 200 lines, and 150 are advised"
    let entry = #"{"count": 1, "path": "A.swift", "rule": "file-length", "what": "\#(what)"}"#
    let text = #"{"version": 1, "findings": [\#(entry)]}"#
    let long = Finding(.fileLength, at: path, "the file has 199 lines, and 140 are advised", remedy: "r")
      .weighed(.error)

    let result = try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
      .applied(to: [long], at: "base.json", rules: ArchitectureRules())

    #expect(result.known == known)
    #expect(result.findings.isEmpty == (known == 1))
    #expect(Baseline(of: [long]).shrunk(to: [], isThere: { _ in true }).count == 0)
    #expect(Baseline(of: [long]).text.contains("the file has more lines than are advised"))
  }

  @Test func `an entry that stands for more than there is says so, and covers what is there`() {
    let result = Baseline(of: [finding(), finding()])
      .applied(to: [finding()], at: "base.json", rules: ArchitectureRules())

    #expect(result.known == 1)
    #expect(
      result.findings.map(\.description) == [
        "base.json:1: baseline: A.swift no longer breaks ambient as the baseline says (w) — "
          + "run 'monorepo check --baseline base.json --write-baseline', which adds none"
      ]
    )
  }

  @Test(arguments: [(1, 1), (2, 0), (3, 0)])
  func `more of one kind than in the last commit is found, and a file may move`(known: Int, count: Int) {
    let result = Baseline(of: [finding(), finding()]).applied(
      to: [finding(), finding()],
      at: "base.json",
      committed: Baseline(of: Array(repeating: finding("Old.swift"), count: known)),
      rules: ArchitectureRules()
    )

    #expect(result.findings.map(\.rule) == Array(repeating: .baseline, count: count))
    #expect(result.findings.allSatisfy { $0.what == "there is more of ambient than in the last commit (w)" })
  }

  @Test(
    arguments: [("error", [.error]), ("advice", [.advice]), ("off", [])] as [(String, [Severity])]
  )
  func `the rules weigh an entry that stands for nothing`(weight: String, severities: [Severity]) throws {
    let text = #"{"severity": {"baseline": "\#(weight)"}}"#
    let rules = try JSONDecoder().decode(ArchitectureRules.self, from: Data(text.utf8))

    let result = Baseline(of: [finding()]).applied(to: [], at: "base.json", rules: rules)

    #expect(result.findings.map(\.severity) == severities)
  }

  @Test func `entries that cover nothing are told in order, among what is new`() {
    let gone = [finding("Z.swift"), finding("A.swift"), finding("M.swift")]
    let result = Baseline(of: gone)
      .applied(to: [finding("c.swift"), finding("B.swift")], at: "base.json", rules: ArchitectureRules())

    #expect(result.findings.map(\.path) == ["B.swift"] + gone.map { _ in "base.json" } + ["c.swift"])
    #expect(
      result.findings.filter { $0.rule == .baseline }.map { String($0.what.prefix(7)) } == [
        "A.swift", "M.swift", "Z.swift",
      ]
    )
    #expect(result.known == 0)
  }

  @Test(arguments: [(2, 1, 1), (1, 2, 1), (2, 2, 2), (2, 0, 0)])
  func `a baseline shrinks to the fewer of what it has and what there is`(old: Int, new: Int, left: Int) {
    let baseline = Baseline(of: Array(repeating: finding(), count: old))

    let found = Array(repeating: finding(), count: new)

    #expect(baseline.shrunk(to: found, isThere: { _ in true }).count == left)
  }

  @Test(
    arguments: [
      (["Old.swift"], ["New.swift"], ["New.swift"]), (["A.swift"], ["New.swift"], []),
      (["Old.swift"], ["Gone.swift"], []), (["Old.swift"], ["New.swift", "A.swift"], ["A.swift"]),
      (["Old.swift", "A.swift"], ["New.swift", "A.swift"], ["A.swift", "New.swift"]),
    ] as [([String], [String], [String])]
  )
  func `the entries of a file that is gone go to files that are there, and grow no more`(
    old: [String],
    new: [String],
    left: [String]
  ) {
    let baseline = Baseline(of: old.map { finding($0) })
    let expected = Baseline(of: left.map { finding($0) })

    let shrunk = baseline.shrunk(to: new.map { finding($0) }) { !["Gone.swift", "Old.swift"].contains($0) }

    #expect(shrunk == expected)
  }

  @Test func `other words, and those of another rule, are not what a file that is gone had`() {
    let baseline = Baseline(of: [finding("Old.swift")])
    let others = [finding("A.swift", "z"), Finding(.plan, at: "A.swift", "w", remedy: "r")]

    #expect(baseline.shrunk(to: others) { $0 != "Old.swift" }.count == 0)
  }

  @Test func `an entry that followed its file is not more than the last commit has`() {
    let committed = Baseline(of: [finding("Old.swift")])
    let moved = Baseline(of: [finding("New.swift"), finding("New.swift")])

    #expect(moved.shrunk(to: committed) { $0 != "Old.swift" } == Baseline(of: [finding("New.swift")]))
  }

  @Test func `a count that was raised by hand falls to that of the last commit`() async throws {
    let git = Git(output: Baseline(of: [finding()]).text)
    let raised = Baseline(of: Array(repeating: finding(), count: 9))

    let committed = try #require(await Baseline.committed(at: "/repo/base.json", subprocesses: git))

    let shrunk = raised.shrunk(to: [finding(), finding()], isThere: { _ in true })
    #expect(shrunk.shrunk(to: committed, isThere: { _ in true }).count == 1)
  }

  @Test(arguments: [nil, "no JSON"])
  func `where git knows no baseline there is none to compare with`(output: String?) async {
    #expect(await Baseline.committed(at: "/repo/base.json", subprocesses: Git(output: output)) == nil)
  }

  /// Plays a git that shows the file of one commit, or nothing.
  private struct Git: SubprocessRunner {
    let output: String?

    func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
      let isShown = subprocess.arguments == ["git", "show", "HEAD:./base.json"]
      guard isShown, subprocess.directory == "/repo", let output else {
        return SubprocessOutcome(ending: .exited(128))
      }
      return SubprocessOutcome(ending: .exited(0), output: Data(output.utf8))
    }
  }

  @Test func `entries are written by path, rule and words`() throws {
    let findings = [
      finding("B.swift"), Finding(.plan, at: "A.swift", "a", remedy: "r"), finding("A.swift", "z"),
      finding("A.swift", "b"), finding("A.swift", "z"),
    ]

    let text = Baseline(of: findings).text
    let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))

    #expect(file.version == 1)
    #expect(
      file.findings.map { "\($0.path) \($0.rule) \($0.what) \($0.count)" } == [
        "A.swift ambient b 1", "A.swift ambient z 2", "A.swift plan a 1", "B.swift ambient w 1",
      ]
    )
    #expect(text.hasSuffix("}\n"))
  }

  private struct File: Decodable {
    struct Entry: Decodable {
      let count: Int
      let path: String
      let rule: String
      let what: String
    }

    let version: Int
    let findings: [Entry]
  }

  @Test func `equal entries of a file are added up`() throws {
    let entry = #"{"count": 2, "path": "A", "rule": "ambient", "what": "a"}"#
    let text = #"{"version": 1, "findings": [\#(entry), \#(entry)]}"#

    #expect(try JSONDecoder().decode(Baseline.self, from: Data(text.utf8)).count == 4)
  }

  @Test func `an entry with a key that is not understood is refused`() {
    let text = #"{"version": 1, "findings": [{"count": 1, "path": "", "rule": "", "what": "", "line": 1}]}"#

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    }
  }

  @Test func `a missing baseline is refused with the option that writes it`() {
    let error = #expect(throws: UnusableInput.self) {
      try Baseline(at: "/there/is/none.json", files: FileSystem(manager: .default))
    }

    #expect(error?.remedy == "write it with --write-baseline")
  }

  private func finding(_ path: String = "A.swift", _ what: String = "w") -> Finding {
    Finding(.ambient, at: path, what, remedy: "r")
  }
}
