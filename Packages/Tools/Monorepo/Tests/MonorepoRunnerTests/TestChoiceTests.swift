import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct TestChoiceTests {
  @Test func `a suite is chosen by its module, whose name has an underscore for what no identifier may have`()
  {
    #expect(arguments() == ["--filter", "^My_Tests\\."])
  }

  @Test func `selection, skips and a person's filter narrow it down together`() throws {
    let selection = TestSelection(selected: [.init("A"), .init("B/c()")], skipped: [.init("A/d()")])

    let chosen = try ids.filter(isChosen(by: arguments(selection, filter: "swift:[23]:")))

    #expect(chosen == ["My_Tests.A/`a b`()/F.swift:2:1", "My_Tests.B/c()/F.swift:3:1"])
  }

  @Test(arguments: [
    ("A/a b()", ["My_Tests.A/`a b`()/F.swift:2:1"]),
    ("A/`a b`()", ["My_Tests.A/`a b`()/F.swift:2:1"]),
    ("B", ["My_Tests.B/c()/F.swift:3:1", "My_Tests.B/C/e(n:_:)/F.swift:4:1"]),
    ("B/C/e(n:_:)", ["My_Tests.B/C/e(n:_:)/F.swift:4:1"]),
    ("free()", ["My_Tests.free()/F.swift:5:1"]),
    ("a b.c", ["My_Tests.`a b.c`/f()/F.swift:6:1"]),
    ("C", []), ("A/d", []),
  ])
  func `names of the plan choose what they say`(name: String, expected: [String]) throws {
    let chosen = try ids.filter(isChosen(by: arguments(TestSelection(selected: [.init(name)]))))

    #expect(chosen == expected)
  }

  @Test func `a type that is skipped takes no other along whose name begins like it`() throws {
    let arguments = arguments(TestSelection(skipped: [.init("A"), .init("B/C"), .init("free")]))

    let chosen = try ids.filter(isChosen(by: arguments))

    #expect(chosen == [ids[2], ids[4], ids[5], ids[6]])
  }

  @Test func `tests by identifier are chosen exactly`() throws {
    let wanted = [ids[1], ids[5]]

    #expect(try ids.filter(isChosen(by: TestChoice.tests(wanted).arguments(for: run()))) == wanted)
  }

  @Test func `many identifiers are spread over several arguments`() {
    let many = (0..<3000).map { "M.A/test\($0)WithALongNameThatSaysWhatItDoes()/File.swift:\($0):3" }

    let arguments = TestChoice.tests(many).arguments(for: run())

    #expect(arguments.count > 4)
    #expect(arguments.allSatisfy { $0.utf8.count < 128 * 1024 })
  }

  @Test(arguments: [(29_999, 1), (30_000, 2)])
  func `an argument holds as many identifiers as its length allows`(length: Int, count: Int) {
    let first = String(repeating: "a", count: 30_000)
    let second = String(repeating: "b", count: length)

    let arguments = TestChoice.tests([first, second]).arguments(for: run())

    let patterns = count == 1 ? ["^(?:\(first)|\(second))$"] : ["^(?:\(first))$", "^(?:\(second))$"]
    #expect(arguments == patterns.flatMap { ["--filter", $0] })
  }

  private let ids = [
    "My_Tests.A/d()/F.swift:1:1", "My_Tests.A/`a b`()/F.swift:2:1", "My_Tests.B/c()/F.swift:3:1",
    "My_Tests.B/C/e(n:_:)/F.swift:4:1", "My_Tests.free()/F.swift:5:1", "My_Tests.`a b.c`/f()/F.swift:6:1",
    "My_Tests.AB/g()/F.swift:7:1",
  ]

  private func arguments(_ selection: TestSelection = .everything, filter: String? = nil) -> [String] {
    TestChoice.everything.arguments(for: run(selection, filter: filter))
  }

  private func run(_ selection: TestSelection = .everything, filter: String? = nil) -> SuiteRun {
    SuiteRun(
      suite: .init(name: "My.Tests", folder: "", selection: selection),
      options: .init(),
      program: TestProgram(arguments: [], directory: "/", events: "/e"),
      filter: filter
    )
  }

  private func isChosen(by arguments: [String]) throws -> (String) throws -> Bool {
    { id in
      let pairs = zip(arguments, arguments.dropFirst())
      let matches = try pairs.map { option, pattern in
        (option, option.hasPrefix("--") ? try Regex(pattern).firstMatch(in: id) != nil : false)
      }
      return matches.contains { $0 == ("--filter", true) } && !matches.contains { $0 == ("--skip", true) }
    }
  }
}
