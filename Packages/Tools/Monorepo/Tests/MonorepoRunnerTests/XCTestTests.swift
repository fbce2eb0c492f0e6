import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// Tests that are written with XCTest, counted with those of Swift Testing and blamed one by one.
@Suite(.timeLimit(.minutes(5))) struct XCTestTests {
  private static let good = """
    Test Case 'Old.testA' started at 2026-11-22 04:05:43.492
    Test Case 'Old.testA' passed (0.25 seconds)

    """

  @Test func `a failure is reported with its place and its text`() {
    let stream = EventStream(
      Data(
        """
        Test Suite 'Selected tests' started at 2026-11-22 04:05:43.182
        Test Case 'Old.testA' started at 2026-11-22 04:05:43.492
        a line of the test itself
        /repo/Tests/Old.swift:6: error: Old.testA : XCTAssertEqual failed: ("2") is not equal to ("3") - two
        Test Case 'Old.testA' failed (0.5 seconds)
        Test Suite 'Selected tests' failed at 2026-11-22 04:05:43.508
        """.utf8
      ),
      XCTestLines(["M.Old/testA()"])
    )

    #expect(stream.traces.map(\.id) == ["M.Old/testA()"])
    #expect(stream.traces.map(\.outcome) == [.failed])
    #expect(stream.traces.map(\.duration) == [.seconds(0.5)])
    #expect(
      stream.traces.map(\.messages) == [
        [#"/repo/Tests/Old.swift:6: XCTAssertEqual failed: ("2") is not equal to ("3") - two"#]
      ]
    )
    #expect(stream.hasEnded)
  }

  @Test func `a skipped test has its reason`() {
    let stream = EventStream(
      Data(
        """
        Test Case 'Old.testA' started at 2026-11-22 04:05:43.492
        /repo/Tests/Old.swift:7: Old.testA : Test skipped - no reason
        Test Case 'Old.testA' skipped (0.011 seconds)
        """.utf8
      ),
      XCTestLines(["M.Old/testA()"])
    )

    #expect(stream.traces.map(\.outcome) == [.skipped])
    #expect(stream.traces.map(\.messages) == [["/repo/Tests/Old.swift:7: Test skipped - no reason"]])
  }

  @Test func `a test that ends nowhere is unfinished, and those after it wait`() {
    let stream = EventStream(
      Data((Self.good + "Test Case 'Old.testB' started at 2026-11-22 04:05:43.492\nFatal error\n").utf8),
      XCTestLines(["M.Old/testA()", "M.Old/testB()", "M.Old/testC()"])
    )

    #expect(stream.traces.map(\.isUnfinished) == [false, true, false])
    #expect(stream.traces.map(\.isWaiting) == [false, false, true])
    #expect(!stream.hasEnded)
  }

  @Test func `records come as lines are completed`() {
    var lines = XCTestLines(["M.Old/testA()"])

    #expect(lines.add(Data()).map(\.payload.kind) == ["function"])
    #expect(lines.add(Data("Test Case 'Old.testA' star".utf8)).isEmpty)
    #expect(lines.add(Data("ted at 2026\n".utf8)).map(\.payload.kind) == ["testStarted"])
  }

  @Test func `the tests of a program are those it lists, and no other output`() {
    let text = """
      Listing 2 tests in debug.xctest:

      AppTests.Old/testA
      AppTests.Old/testB
      a remark of/the program
      """

    #expect(XCTestListing.identifiers(in: text) == ["AppTests.Old/testA()", "AppTests.Old/testB()"])
  }

  @Test func `a class is named once when all of its tests are chosen`() {
    let all = ["M.A/testA()", "M.A/testB()", "M.B/testA()", "M.B/testB()"]

    #expect(XCTestListing.argument(all, of: all) == "M.A,M.B")
    #expect(XCTestListing.argument(Array(all.prefix(3)), of: all) == "M.A,M.B/testA")
  }

  @Test func `the tests of both libraries are counted together`() async throws {
    let program = Program(swiftTesting: ["M.new()"]) { _ in (Self.good, .exited(0)) }

    let result = try await run(program, ["M.Old/testA()"])

    #expect(result.isGreen, "\(result.reasons)")
    #expect(result.tests.map(\.id) == ["M.new()/File.swift:1:1", "M.Old/testA()"])
  }

  @Test func `a suite with nothing but XCTest has run tests`() async throws {
    let result = try await run(Program(swiftTesting: []) { _ in (Self.good, .exited(0)) }, ["M.Old/testA()"])

    #expect(result.isGreen, "\(result.reasons)")
    #expect(result.passed == 1)
  }

  @Test func `a failing XCTest fails a suite whose other tests pass`() async throws {
    let program = Program(swiftTesting: ["M.new()"]) { _ in
      (
        """
        Test Case 'Old.testA' started at 2026
        /Old.swift:6: error: Old.testA : XCTAssertTrue failed
        Test Case 'Old.testA' failed (0.0 seconds)

        """, .exited(1)
      )
    }

    let result = try await run(program, ["M.Old/testA()"])

    #expect((result.passed, result.failed) == (1, 1))
    #expect(result.reasons == ["M.Old/testA()\n    /Old.swift:6: XCTAssertTrue failed"])
  }

  @Test func `a crash fails the test that ran, and the rest runs in a new process`() async throws {
    let program = Program(swiftTesting: []) { argument in
      argument == "M.Old"
        ? (Self.good + "Test Case 'Old.testB' started at 2026\n", .signalled(4))
        : ("Test Case 'Old.testC' started at 2026\nTest Case 'Old.testC' passed (0.0 seconds)\n", .exited(0))
    }

    let result = try await run(program, ["M.Old/testA()", "M.Old/testB()", "M.Old/testC()"])

    #expect(program.arguments == ["M.Old", "M.Old/testC"])
    #expect(result.tests.map(\.outcome) == [.passed, .failed, .passed])
    #expect(result.reasons == ["M.Old/testB()\n    did not finish; the process was ended by signal 4"])
  }

  @Test func `a test that says that all have passed and ends the process hides none of the others`()
    async throws
  {
    let program = Program(swiftTesting: []) { argument in
      argument == "M.Old"
        ? (Self.good + "Test Suite 'Selected tests' passed at 2026\n", .exited(0))
        : (
          """
          Test Case 'Old.testB' started at 2026
          /Old.swift:6: error: Old.testB : no
          Test Case 'Old.testB' failed (0.0 seconds)

          """, .exited(1)
        )
    }

    let result = try await run(program, ["M.Old/testA()", "M.Old/testB()"])

    #expect(result.tests.map(\.outcome) == [.passed, .failed])
    #expect(
      result.reasons == [
        "M.Old/testB()\n    /Old.swift:6: no", "the process ended with exit code 0 between two tests",
      ]
    )
  }

  @Test func `a failure behind text without a line break is not lost when a flaky test passes`()
    async throws
  {
    let failing = """
      starting ... Test Case 'Lost.testA' started at 2026
      /Lost.swift:4: error: Lost.testA : failed - important
      Test Case 'Lost.testA' failed (0.0 seconds)

      """
    let flaky = """
      Test Case 'Old.testA' started at 2026
      /Old.swift:6: error: Old.testA : first time
      Test Case 'Old.testA' failed (0.0 seconds)

      """
    let runs = Mutex(0)
    let program = Program(swiftTesting: []) { _ in
      let isFirst = runs.withLock { runs in
        runs += 1
        return runs == 1
      }
      return ((isFirst ? flaky : Self.good) + failing, .exited(1))
    }

    let result = try await run(
      program,
      ["M.Lost/testA()", "M.Old/testA()"],
      options: .init(repetition: .retryOnFailure(atMost: 2))
    )

    #expect(result.tests.map(\.outcome) == [.failed, .passed])
    #expect(result.flaky == 1)
  }

  @Test func `a filter that fits none of them starts no process for them`() async throws {
    let program = Program(swiftTesting: ["M.new()"]) { _ in (Self.good, .exited(0)) }

    let result = try await run(program, ["M.Old/testA()"], filter: "new")

    #expect(result.isGreen)
    #expect(program.arguments.isEmpty)
  }

  @Test func `a name of the plan may be that of an XCTest`() async throws {
    let program = Program(swiftTesting: []) { _ in (Self.good, .exited(0)) }
    let selection = TestSelection(selected: [TestName("Old/testA()")])

    let result = try await run(program, ["M.Old/testA()", "M.Old/testB()"], selection: selection)

    #expect(program.arguments == ["M.Old/testA"])
    #expect(result.isGreen, "\(result.reasons)")
  }

  @Test func `a program that outlives the suite fails it`() async throws {
    let program = Program(swiftTesting: ["M.new()"], leftovers: ["sleep 600"]) { _ in ("", .exited(0)) }

    let result = try await run(program, [])

    #expect(result.reasons == ["left a program running, which was stopped: sleep 600"])
  }

  private func run(
    _ program: Program,
    _ xctests: [String],
    selection: TestSelection = .everything,
    filter: String? = nil,
    options: TestPlan.Options = .init()
  ) async throws -> SuiteResult {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    let files = FileSystem(manager: .default)
    defer { files.remove(folder) }
    try files.createFolder(folder)
    let run = SuiteRun(
      suite: TestPlan.Suite(name: "M", folder: "", selection: selection),
      options: options,
      program: TestProgram(arguments: ["program"], directory: "/", events: folder + "/M"),
      xctests: xctests,
      filter: filter
    )
    return try await run.result(on: .played(program))
  }
}

/// Plays a program with tests of both libraries.
private final class Program: SubprocessRunner {
  private let swiftTesting: FakeTestProgram
  private let leftovers: [String]
  private let xctest: @Sendable (String) -> (String, SubprocessOutcome.Ending)
  private let chosen = Mutex<[String]>([])

  init(
    swiftTesting: [String],
    leftovers: [String] = [],
    xctest: @escaping @Sendable (String) -> (String, SubprocessOutcome.Ending)
  ) {
    self.swiftTesting = FakeTestProgram(swiftTesting)
    self.leftovers = leftovers
    self.xctest = xctest
  }

  /// What each process was told to run of XCTest.
  var arguments: [String] { chosen.withLock(\.self) }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    guard !subprocess.arguments.contains("--testing-library") else {
      let outcome = try await swiftTesting.run(subprocess)
      return SubprocessOutcome(ending: outcome.ending, output: outcome.output, leftovers: leftovers)
    }
    let argument = subprocess.arguments.last ?? ""
    chosen.withLock { $0.append(argument) }
    let (text, ending) = xctest(argument)
    return SubprocessOutcome(ending: ending, output: Data(text.utf8))
  }
}
