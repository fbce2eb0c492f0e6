import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// One suite, judged.
@Suite(.timeLimit(.minutes(5))) struct SuiteRunTests {
  @Test func `tests that pass are reported one by one`() async throws {
    let result = try await run(FakeTestProgram(["M.a()", "M.b()"]))

    #expect(result.isGreen)
    #expect(result.tests.map(\.outcome) == [.passed, .passed])
    #expect(result.tests.map(\.runs) == [1, 1])
    #expect((result.passed, result.failed) == (2, 0))
  }

  @Test func `failed, skipped and known issues are distinguished`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()", "M.c()"]) { test, _ in
      ["M.a()": .fails, "M.b()": .isSkipped][test] ?? .hasKnownIssue
    }

    let result = try await run(program)

    #expect(result.tests.map(\.outcome) == [.failed, .skipped, .knownIssue])
    #expect((result.passed, result.failed, result.skipped) == (1, 1, 1))
    #expect(result.reasons == ["M.a()/File.swift:1:1\n    A/File.swift:7: 1 is 2"])
    #expect(!result.isGreen)
  }

  @Test func `a suite without a test fails`() async throws {
    let result = try await run(FakeTestProgram([]))

    #expect(result.reasons == ["ran no test; the process ended with exit code 69"])
  }

  @Test func `a suite whose every test is skipped fails`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]) { _, _ in .isSkipped })

    #expect(result.reasons == ["ran no test; the process ended with exit code 0"])
  }

  @Test(arguments: [
    (TestSelection(selected: [.init("A"), .init("A/c()")]), "A/c()"),
    (TestSelection(skipped: [.init("A/a()"), .init("B")]), "B"),
    (TestSelection(selected: [.init("A/b()")], skipped: [.init("a()")]), "a()"),
  ])
  func `a name of the plan's selection that no test has fails the suite`(
    selection: TestSelection,
    stray: String
  ) async throws {
    let result = try await run(FakeTestProgram(["M.A/a()", "M.A/b()"]), selection: selection)

    #expect(result.reasons == ["the plan selects or skips “\(stray)”, which does not exist"])
    #expect(result.passed > 0)
  }

  @Test func `a name that the plan skips and a test has is no failure, although no test of it runs`()
    async throws
  {
    let selection = TestSelection(selected: [.init("A")], skipped: [.init("A/b()")])

    let result = try await run(FakeTestProgram(["M.A/a()", "M.A/b()"]), selection: selection)

    #expect(result.isGreen)
    #expect(result.passed == 1)
  }

  @Test(arguments: [
    (TagSelection(selected: .init(tags: [".slow"])), ["M.A/a()", "M.b()"]),
    (.init(selected: .init(tags: [".slow", ".net"], needsAll: true)), ["M.b()"]),
    (.init(skipped: .init(tags: [".net"])), ["M.A/a()", "M.c()"]),
  ])
  func `only the tests with the tags of the plan run`(tags: TagSelection, ran: [String]) async throws {
    let program = FakeTestProgram(
      ["M.A/a()", "M.b()", "M.c()"],
      tags: ["M.A/a()": [".slow"], "M.b()": [".slow", ".net"]]
    )

    for seed in [nil, 7] as [UInt64?] {
      let one = try await run(program, selection: .init(tags: tags), seed: seed)
      let all = try await run(program, .init(tags: tags), seed: seed)

      #expect(one.tests.map(\.id).sorted() == ran.map { $0 + "/File.swift:1:1" })
      #expect(all.tests.map(\.id).sorted() == ran.map { $0 + "/File.swift:1:1" })
      #expect(one.isGreen && all.isGreen)
    }
  }

  @Test func `a tag of a suite's selection that no test has fails the suite`() async throws {
    let tags = TagSelection(selected: .init(tags: [".slow"]), skipped: .init(tags: [".fast"]))

    let result = try await run(
      FakeTestProgram(["M.a()"], tags: ["M.a()": [".slow"]]),
      selection: .init(tags: tags)
    )

    #expect(result.reasons == ["the plan selects or skips the tag “.fast”, which no test has"])
    #expect(result.passed == 1)
  }

  @Test func `a suite without a test that has the tags of the whole plan is green and empty`() async throws {
    let result = try await run(
      FakeTestProgram(["M.a()"]),
      .init(tags: .init(selected: .init(tags: [".slow"])))
    )

    #expect(result.isGreen)
    #expect(result.tests == [])
  }

  @Test func `a program that cannot list its tests fails although the plan chooses by tags`() async throws {
    let result = try await run(FakeTestProgram([]), .init(tags: .init(selected: .init(tags: [".slow"]))))

    #expect(result.reasons == ["ran no test; the process ended with exit code 69"])
  }

  @Test func `a filter that fits nothing is no failure`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]), filter: "nothing")

    #expect(result.isGreen)
    #expect(result.tests == [])
  }

  @Test func `a process that fails before it looks for tests is a failure even with a filter`() async throws {
    let result = try await run(FakeTestProgram([], whenEmpty: .exited(1)), filter: "(")

    #expect(result.reasons == ["ran no test; the process ended with exit code 1"])
  }

  @Test func `a process that hangs before its first test is stopped and fails`() async throws {
    let program = FakeTestProgram([], whenEmpty: nil)

    let result = try await run(program, .init(allowance: .seconds(60)))

    #expect(result.reasons == ["no output for 60 s before the first test"])
  }

  @Test func `a process that ends badly after its last test fails`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"], ending: .exited(66)))

    #expect(result.reasons == ["every test passed, but the process ended with exit code 66"])
    #expect(result.log == "printed\n")
  }

  @Test func `a crash fails the one test that ran, and the rest runs in a new process`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()", "M.c()"]) { test, _ in
      test == "M.b()" ? .crashes : .passes
    }

    let result = try await run(program, isParallel: false)

    #expect(result.tests.map(\.outcome) == [.passed, .failed, .passed])
    #expect(result.tests[1].messages == ["did not finish; the process was ended by signal 4"])
    #expect(program.subprocesses.count == 2)
  }

  @Test func `a crash of tests side by side is traced by running them one after another`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()", "M.c()", "M.d()"]) { test, _ in
      test == "M.c()" ? .crashes : .passes
    }

    let result = try await run(program)

    #expect(result.tests.filter { $0.outcome == .failed }.map(\.id) == ["M.c()/File.swift:1:1"])
    #expect(result.passed == 3)
    #expect(program.subprocesses.map { $0.arguments.contains("--no-parallel") } == [false, true, true])
  }

  @Test func `a crash that happens side by side only fails the suite`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { _, _ in .crashesInCompany }

    let result = try await run(program)

    #expect((result.passed, result.failed) == (2, 1))
    #expect(result.reasons.first?.hasPrefix("the process was ended by signal 11 while 2 tests ran") == true)
  }

  @Test func `a test that ends the whole process fails`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]) { _, _ in .exits })

    #expect(result.tests.map(\.messages) == [["did not finish; the process ended with exit code 3"]])
  }

  @Test func `a suite that crashes again and again is ended, with a message`() async throws {
    let program = FakeTestProgram((0..<30).map { "M.t\($0)()" }) { _, _ in .crashes }

    let result = try await run(program, isParallel: false)

    #expect(result.failed == 30)
    #expect(program.subprocesses.count == 21)
    #expect(result.tests.last?.messages == ["did not run: the suite's process was replaced 20 times"])
  }

  @Test func `a test that hangs is stopped when its time is up, and the others run`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()", "M.c()"]) { test, _ in
      test == "M.b()" ? .hangs : .passes
    }

    let result = try await run(program, .init(allowance: .seconds(60)), isParallel: false)

    #expect(result.tests.map(\.outcome) == [.passed, .failed, .passed])
    #expect(result.tests[1].messages == ["took longer than 60 s"])
  }

  @Test func `of tests side by side, the one that hangs is found`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()", "M.c()"]) { test, _ in
      test == "M.b()" ? .hangs : .passes
    }

    let result = try await run(program, .init(allowance: .seconds(60)))

    #expect(result.tests.filter { $0.outcome == .failed }.map(\.messages) == [["took longer than 60 s"]])
    #expect(result.passed == 2)
  }

  @Test func `tests that hang only in company fail the suite`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { _, _ in .hangsInCompany }

    let result = try await run(program, .init(allowance: .seconds(60)))

    #expect(
      result.reasons.first?.hasPrefix("no output for 60 s while 2 tests ran side by side") == true
    )
  }

  @Test func `a cancelled run stops instead of judging`() async throws {
    let program = FakeTestProgram(["M.a()"]) { _, _ in .hangs }
    let task = Task { try await run(program) }
    while program.subprocesses.isEmpty { await Task.yield() }

    task.cancel()

    await #expect(throws: SubprocessError.stopped) { try await task.value }
  }
}
