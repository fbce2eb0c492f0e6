import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

extension SuiteRunTests {
  @Test(arguments: [Repetition.fixed(times: 0), .untilFailure(atMost: 0), .retryOnFailure(atMost: 0)])
  func `a suite runs at least once`(repetition: Repetition) async throws {
    let program = FakeTestProgram(["M.a()"])

    let result = try await run(program, .init(repetition: repetition))

    #expect(program.subprocesses.count == 1)
    #expect(result.passed == 1)
  }

  @Test func `a failed test is not run again when one run is all there is`() async throws {
    let program = FakeTestProgram(["M.a()"]) { _, run in run == 1 ? .fails : .passes }

    let result = try await run(program, .init(repetition: .retryOnFailure(atMost: 1)))

    #expect(program.subprocesses.count == 1)
    #expect(result.failed == 1)
  }

  @Test(arguments: [Repetition.fixed(times: 4), .untilFailure(atMost: 4)])
  func `a suite without a test is not repeated`(repetition: Repetition) async throws {
    let program = FakeTestProgram([])

    let result = try await run(program, .init(repetition: repetition))

    #expect(program.subprocesses.count == 1)
    #expect(result.failed == 1)
  }

  @Test func `a random order is another one in each repetition`() async throws {
    let program = FakeTestProgram((0..<8).map { "M.T\($0)/a()" })

    let result = try await run(program, .init(repetition: .fixed(times: 2)), seed: 7)

    let order = program.subprocesses.map(exactChoice).filter { !$0.isEmpty }
    #expect(order.count == 16)
    #expect(Set(order.prefix(8)) == Set(order.suffix(8)))
    #expect(Array(order.prefix(8)) != Array(order.suffix(8)))
    #expect(result.tests.map(\.runs) == Array(repeating: 2, count: 8))
  }

  @Test func `in a random order, functions outside of types are one group, and each type is another`()
    async throws
  {
    let program = FakeTestProgram(["M.b()", "M.a()", "M.A/c()", "M.AB/d()"])

    let result = try await run(program, seed: 7)

    let place = #"/File\.swift:1:1"#
    #expect(
      Set(program.subprocesses.flatMap(exactChoice)) == [
        #"^(?:M\.a\(\)\#(place)|M\.b\(\)\#(place))$"#, #"^(?:M\.A/c\(\)\#(place))$"#,
        #"^(?:M\.AB/d\(\)\#(place))$"#,
      ]
    )
    #expect(result.passed == 4)
  }

  @Test func `a filter that fits nothing is no failure in a random order either`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]), filter: "nothing", seed: 7)

    #expect(result.isGreen)
    #expect(result.tests == [])
  }

  @Test func `a filter that fits nothing is no failure of a program that ends well then`() async throws {
    let program = FakeTestProgram(["M.a()"], whenEmpty: .exited(0))

    let result = try await run(program, filter: "nothing")

    #expect(result.isGreen)
  }

  @Test func `a filter that fits only what the code skips is no failure`() async throws {
    let result = try await run(FakeTestProgram(["M.a()"]) { _, _ in .isSkipped }, filter: "a")

    #expect(result.isGreen)
    #expect(result.skipped == 1)
  }

  @Test func `a suite whose own tags no test has fails, and no process is blamed`() async throws {
    let program = FakeTestProgram(["M.a()"])

    let result = try await run(
      program,
      selection: .init(tags: TagSelection(selected: .init(tags: [".slow"])))
    )

    #expect(
      result.reasons == [
        "the plan selects or skips the tag “.slow”, which no test has",
        "ran no test; the process did not start",
      ]
    )
    #expect(program.subprocesses.allSatisfy { $0.arguments.contains("--list-tests") })
  }

  @Test func `a suite tells those tags of the plan that its tests have, in the order of the plan`()
    async throws
  {
    let tags = TagSelection(
      selected: .init(tags: [".slow", ".gone"]),
      skipped: .init(tags: [".net"])
    )
    let program = FakeTestProgram(
      ["M.a()", "M.b()"],
      tags: ["M.a()": [".net"], "M.b()": [".other", ".slow"]]
    )

    let result = try await run(program, .init(tags: tags))

    #expect(result.tags == [".slow", ".net"])
    #expect(result.isGreen)
  }

  private func exactChoice(_ subprocess: Subprocess) -> [String] {
    subprocess.arguments.filter { $0.hasPrefix("^(?:") }
  }
}
