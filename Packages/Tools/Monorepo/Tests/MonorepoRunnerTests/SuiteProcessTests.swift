import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// How a test program is started, and what is taken from it.
@Suite(.timeLimit(.minutes(5))) struct SuiteProcessTests {
  private let files = FileSystem(manager: .default)
  private let folder = NSTemporaryDirectory() + "/" + UUID().uuidString

  @Test(arguments: [(true, []), (false, ["--no-parallel"])])
  func `a program is given its choice, the file for its events and the arguments of the plan`(
    isParallel: Bool,
    more: [String]
  ) async throws {
    defer { files.remove(folder) }
    let program = FakeTestProgram(["M.a()"])

    _ = try await process(program, .init(arguments: ["--x", "1"])).run(.everything, isParallel: isParallel)

    let start = ["tests", "--testing-library", "swift-testing", "--filter", #"^M\."#]
    let events = ["--event-stream-output-path", folder + "/M.events", "--event-stream-version", "0"]
    #expect(program.subprocesses.map(\.arguments) == [start + more + events + ["--x", "1"]])
  }

  @Test func `what a program prints is mixed, it runs in its folder, and may leave nothing running`()
    async throws
  {
    defer { files.remove(folder) }
    let program = FakeTestProgram(["M.a()"])

    _ = try await process(program).run(.everything, isParallel: true)

    let subprocess = try #require(program.subprocesses.first)
    #expect(subprocess.mergesErrors)
    #expect(!subprocess.mayLeaveChildren)
    #expect(subprocess.directory == "/here")
    #expect(subprocess.capture == nil)
  }

  @Test(
    arguments: [
      (nil, ["A": "1"]), ("/p", ["A": "1", "LLVM_PROFILE_FILE": "/p/M-%p.profraw"]),
    ] as [(String?, [String: String])]
  )
  func `each process writes a profile of its own where coverage is measured`(
    profiles: String?,
    variables: [String: String]
  ) async throws {
    defer { files.remove(folder) }
    let program = FakeTestProgram(["M.a()"])

    _ = try await process(program, .init(environment: ["A": "1"]), profiles: profiles)
      .run(.everything, isParallel: true)

    #expect(program.subprocesses.map(\.environment) == [variables])
  }

  @Test func `events of an earlier process do not count, and none are left`() async throws {
    defer { files.remove(folder) }
    let old = #"{"kind":"test","payload":{"id":"M.old()","kind":"function"}}"# + "\n"
    try files.write(Data(old.utf8), to: folder + "/M.events")

    let told = try await process(FakeProgram(["tests": ""])).run(
      .everything,
      isParallel: true
    )

    #expect(told.stream.traces == [])
    #expect(told.outcome.succeeded)
    #expect(!files.exists(folder + "/M.events"))
  }

  @Test func `tests are listed without a choice, and the list is not left`() async throws {
    defer { files.remove(folder) }
    let program = FakeTestProgram(["M.a()", "M.T/b()", "Other.c()"])

    let listed = try await process(program).listEverything()

    #expect(
      listed.map(\.id)
        == ["M.T", "M.a()/File.swift:1:1", "M.T/b()/File.swift:1:1", "Other.c()/File.swift:1:1"]
    )
    #expect(program.subprocesses.map { $0.arguments.contains("--filter") } == [false])
    #expect(files.names(in: folder) == [])
  }

  @Test func `the XCTests of a suite are known without a process`() async throws {
    let program = FakeProgram([:])

    let listed = try await process(program, library: .xctest(["M.T/a()"])).listEverything()

    #expect(listed.map(\.id) == ["M.T/a()"])
    #expect(program.calls == [])
  }

  @Test func `what XCTest prints is read along in a file, by the names of the tests`() async throws {
    defer { files.remove(folder) }
    let program = FakeProgram(["M.T/b": ""])

    _ = try await process(program, library: .xctest(["M.T/a()", "M.T/b()"]))
      .run(.tests(["M.T/b()"]), isParallel: true)

    #expect(program.subprocesses.map(\.arguments) == [["tests", "M.T/b"]])
    #expect(program.subprocesses.map(\.capture) == [folder + "/M.events"])
  }

  private func process(
    _ program: any SubprocessRunner,
    _ options: TestPlan.Options = .init(),
    library: SuiteProcess.Library = .swiftTesting,
    profiles: String? = nil
  ) -> SuiteProcess {
    let run = SuiteRun(
      suite: .init(name: "M", folder: ""),
      options: options,
      program: TestProgram(arguments: ["tests"], directory: "/here", events: folder + "/M"),
      profiles: profiles
    )
    return SuiteProcess(run: run, library: library, machine: .played(program))
  }
}
