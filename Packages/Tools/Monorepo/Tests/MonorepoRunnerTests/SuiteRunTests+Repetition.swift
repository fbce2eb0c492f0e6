import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

extension SuiteRunTests {
  @Test func `fixed repetition runs everything so often, and one failure fails the test`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { test, run in
      test == "M.b()" && run == 2 ? .fails : .passes
    }

    let result = try await run(program, .init(repetition: .fixed(times: 4)))

    #expect(program.subprocesses.count == 4)
    #expect(result.tests.map(\.outcome) == [.passed, .failed])
    #expect(result.tests.map(\.runs) == [4, 4])
    #expect(result.flaky == 0)
  }

  @Test func `repetition until failure ends with the first failure`() async throws {
    let program = FakeTestProgram(["M.a()"]) { _, run in run == 3 ? .fails : .passes }

    let result = try await run(program, .init(repetition: .untilFailure(atMost: 5)))

    #expect(result.tests.map(\.runs) == [3])
    #expect(result.failed == 1)
  }

  @Test func `repetition until failure ends after the given number of runs`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]), .init(repetition: .untilFailure(atMost: 5)))

    #expect(result.tests.map(\.runs) == [5])
    #expect(result.isGreen)
  }

  @Test func `a failed test that passes when run again is flaky`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { test, run in
      test == "M.b()" && run < 3 ? .fails : .passes
    }

    let result = try await run(program, .init(repetition: .retryOnFailure(atMost: 3)))

    #expect(result.isGreen)
    #expect(result.tests.map(\.isFlaky) == [false, true])
    #expect(result.tests.map(\.runs) == [1, 3])
    #expect(result.tests[1].messages == ["A/File.swift:7: 1 is 2"])
    #expect(result.flaky == 1)
  }

  @Test func `a test that fails in every run fails`() async throws {
    let program = FakeTestProgram(["M.a()"]) { _, _ in .fails }

    let result = try await run(program, .init(repetition: .retryOnFailure(atMost: 3)))

    #expect(result.failed == 1)
    #expect(result.flaky == 0)
    #expect(program.subprocesses.count == 3)
  }

  @Test func `a test that crashes once and passes when run again is flaky`() async throws {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { test, run in
      test == "M.a()" && run == 1 ? .crashes : .passes
    }

    let result = try await run(program, .init(repetition: .retryOnFailure(atMost: 2)), isParallel: false)

    #expect(result.isGreen)
    #expect(result.tests.filter(\.isFlaky).map(\.id) == ["M.a()/File.swift:1:1"])
    #expect(result.passed == 2)
  }

  @Test func `tests that fail in company and pass alone are flaky when failures are run again`() async throws
  {
    let program = FakeTestProgram(["M.a()", "M.b()"]) { _, _ in .crashesInCompany }

    let result = try await run(program, .init(repetition: .retryOnFailure(atMost: 2)))

    #expect(result.isGreen)
    #expect(result.flaky == 2)
    #expect(result.tests.allSatisfy { $0.messages.count == 1 })
  }

  @Test func `a random order runs each type by itself, the same for the same seed`() async throws {
    let types = (0..<8).map { "M.T\($0)/a()" }
    let (first, second, other) = (FakeTestProgram(types), FakeTestProgram(types), FakeTestProgram(types))

    let result = try await run(first, .init(isShuffled: true), seed: 7)
    _ = try await run(second, seed: 7)
    _ = try await run(other, seed: 8)

    #expect(result.seed == 7)
    #expect(result.passed == 8)
    #expect(first.subprocesses.count == 9)
    #expect(first.subprocesses.map(filters) == second.subprocesses.map(filters))
    #expect(first.subprocesses.map(filters) != other.subprocesses.map(filters))
    #expect(Set(first.subprocesses.map(filters)) == Set(other.subprocesses.map(filters)))
  }

  @Test func `a random order runs the chosen tests only`() async throws {
    let program = FakeTestProgram(["M.A/a()", "M.A/b()", "M.B/a()", "M.AB/a()", "Other.A/a()"])
    let selection = TestSelection(selected: [.init("A"), .init("B")], skipped: [.init("A/b()")])

    let result = try await run(program, selection: selection, filter: "File", seed: 7)

    #expect(result.tests.map(\.id).sorted() == ["M.A/a()/File.swift:1:1", "M.B/a()/File.swift:1:1"])
  }

  @Test func `a random order without a seed makes one up and prints it`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]), .init(isShuffled: true))

    #expect(result.seed == 99)
  }

  private func filters(_ subprocess: Subprocess) -> [String] {
    subprocess.arguments.filter { $0.hasPrefix("^") }
  }

  func run(
    _ program: FakeTestProgram,
    _ options: TestPlan.Options = .init(),
    isParallel: Bool = true,
    selection: TestSelection = .everything,
    filter: String? = nil,
    seed: UInt64? = nil
  ) async throws -> SuiteResult {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let run = SuiteRun(
      suite: .init(name: "M", folder: "", isParallel: isParallel, selection: selection),
      options: options,
      program: TestProgram(arguments: ["tests"], directory: "/", events: folder + "/M"),
      filter: filter,
      seed: seed
    )
    return try await run.result(
      on: .played(program, clock: program.clock, now: { program.now }, seed: 99)
    )
  }
}
