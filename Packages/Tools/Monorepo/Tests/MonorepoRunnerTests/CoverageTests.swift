import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct CoverageTests {
  @Test func `the lines of each package's sources are counted, and nothing else`() async throws {
    let report = try await measure(LLVM())

    #expect(
      report.packages == [
        .init(folder: "", name: "App", lines: 10, covered: 10),
        .init(folder: "Packages/A", name: "A", lines: 30, covered: 15),
        .init(folder: "Packages/A/B", name: "B", lines: 8, covered: 1),
      ]
    )
    #expect(report.total == .init(folder: "", name: "total", lines: 48, covered: 26))
  }

  @Test func `the lines of some targets only can be counted`() async throws {
    let report = try await measure(LLVM(), targets: [one])

    #expect(report.packages == [.init(folder: "Packages/A", name: "A", lines: 20, covered: 10)])
  }

  @Test func `nothing measured fails a threshold, unless the run is of some suites only`() async throws {
    let (tools, wish) = (LLVM(export: #"{"data":[{"files":[]}]}"#), CoverageWish(lineThreshold: 1))

    await #expect(throws: CoverageProblem.nothingMeasured) { try await measure(tools, wish: wish) }
    #expect(try await measure(tools, wish: wish, mayBeEmpty: true).findings == [])
    #expect(try await measure(tools).findings == [])
  }

  @Test func `all test programs and all profiles are merged`() async throws {
    let tools = LLVM()

    _ = try await measure(tools)

    let arguments = tools.subprocesses.withLock { $0.map(\.arguments) }
    #expect(arguments.contains { $0.contains("merge") && $0.contains("-sparse") })
    #expect(arguments.last?.suffix(3) == ["/one", "-object", "/two"])
  }

  @Test func `a package below the threshold is a finding`() async throws {
    let report = try await measure(LLVM(), wish: CoverageWish(lineThreshold: 50))

    #expect(
      report.findings == [
        "coverage: B: 12.5 % of 8 lines, below 50.0 %"
          + " — test the package or lower lineCoverageThreshold in the plan"
      ]
    )
  }

  @Test func `people get a table and programs get JSON`() async throws {
    let report = try await measure(LLVM())

    #expect(
      report.lines == [
        "App    100.0 %  10 of 10 lines", "A       50.0 %  15 of 30 lines", "B       12.5 %  1 of 8 lines",
        "total   54.1 %  26 of 48 lines",
      ]
    )
    #expect(report.json.contains(#""percent" : 12.5"#))
  }

  @Test func `almost all is not shown as all`() {
    let lines = CoverageReport(packages: [.init(folder: "", name: "A", lines: 100_000, covered: 99_999)])

    #expect(lines.lines.first == "A       99.9 %  99999 of 100000 lines")
  }

  @Test func `a run without any profile is reported`() async {
    await #expect(throws: CoverageProblem.self) { try await measure(LLVM(), profiles: []) }
  }

  @Test(arguments: ["llvm-cov", "llvm-profdata"])
  func `a tool that fails, to merge too, is reported with its output`(name: String) async {
    await #expect(throws: CoverageProblem.toolFailed(name: name, text: "no match")) {
      try await measure(LLVM(failing: name))
    }
  }

  @Test func `a run without a test program is one without a profile`() async {
    await #expect(throws: CoverageProblem.self) { try await measure(LLVM(), binaries: []) }
  }

  @Test(arguments: ["", "[]", #"{"data":[{}]}"#])
  func `what is exported in another form is a failure of the tool`(export: String) async {
    let expected = CoverageProblem.toolFailed(
      name: "llvm-cov",
      text: "its output is not JSON of the known form"
    )

    await #expect(throws: expected) { try await measure(LLVM(export: export)) }
  }

  @Test(arguments: [SubprocessError.stopped, .notStarted(program: "swift", reason: "none")])
  func `a tool that cannot be started is told with the reason`(problem: SubprocessError) async {
    await #expect(throws: CoverageProblem.notRun(problem)) { try await measure(LLVM(problem: problem)) }
  }

  @Test func `only profiles are merged, and they are named in a file`() async throws {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for name in ["b.profraw", "notes.txt", "a.profraw"] { try files.write(Data(), to: folder + "/" + name) }
    let tools = LLVM()

    let sources = CoverageSources(root: "/repo", packages: [:], targets: nil)
    _ = try await CoverageMeasurement(profiles: folder, sources: sources, files: files, subprocesses: tools)
      .report(of: ["/one"], threshold: nil)

    #expect(files.text(at: folder + "/profiles.txt") == "\(folder)/a.profraw\n\(folder)/b.profraw\n")
    let merge = tools.subprocesses.withLock { $0.first { $0.arguments.contains("merge") } }
    #expect(
      merge?.arguments.suffix(5) == [
        "-sparse", "--failure-mode=all", "--input-files=\(folder)/profiles.txt", "-o",
        "\(folder)/merged.profdata",
      ]
    )
  }

  #if !os(macOS)
    @Test(arguments: [
      (#"{"paths":{"runtimeResourcePath":"/t/lib/swift"}}"#, "/t/lib/swift/../../bin/llvm-cov"),
      ("no JSON", "llvm-cov"),
    ])
    func `the tools are those of the toolchain, where it tells where it is`(target: String, tool: String)
      async throws
    {
      let tools = LLVM(target: target)

      _ = try await measure(tools)

      #expect(tools.subprocesses.withLock { $0.last?.arguments.first } == tool)
    }
  #endif

  @Test func `without a threshold nothing is a finding, and without code all of it is reached`() {
    let none = CoverageReport(packages: [.init(folder: "", name: "A", lines: 10, covered: 0)])
    let empty = CoverageReport(packages: [], threshold: 100)

    #expect(none.findings == [])
    #expect(empty.findings == [])
    #expect(empty.lines == ["total  100.0 %  0 of 0 lines"])
  }

  @Test(arguments: [(89, 1), (90, 0)])
  func `a package has to reach the threshold, and need not pass it`(covered: Int, findings: Int) {
    let lines = CoverageReport.Lines(folder: "", name: "A", lines: 100, covered: covered)

    #expect(CoverageReport(packages: [lines], threshold: 90).findings.count == findings)
  }

  @Test func `problems are told with their remedies`() {
    #expect(
      "\(CoverageProblem.noProfiles(folder: "/p"))"
        == "coverage: no test program left a profile in /p — build the suites with code coverage and run them"
    )
    #expect(
      "\(CoverageProblem.toolFailed(name: "a", text: "b"))"
        == "coverage: a failed: b — remove the scratch folder and run the suites again"
    )
    #expect(
      "\(CoverageProblem.nothingMeasured)" == "coverage: no line was measured — "
        + "name targets in the plan that a suite uses, or remove lineCoverageThreshold"
    )
    #expect("\(CoverageProblem.notRun(.stopped))" == "coverage: stopped")
  }

  private let one = Target(name: "One", kind: .library, folder: "Packages/A/Sources/One")

  private func measure(
    _ tools: LLVM,
    profiles: [String] = ["a.profraw", "b.profraw"],
    binaries: [String] = ["/one", "/two"],
    wish: CoverageWish = CoverageWish(),
    targets: [Target]? = nil,
    mayBeEmpty: Bool = false
  ) async throws -> CoverageReport {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for name in profiles { try files.write(Data(), to: folder + "/" + name) }
    let packages = ["": "App", "Packages/A": "A", "Packages/A/B": "B"]
    let sources = CoverageSources(root: "/repo", packages: packages, targets: targets)
    let measurement = CoverageMeasurement(
      profiles: folder,
      sources: sources,
      files: files,
      subprocesses: tools
    )
    return try await measurement.report(
      of: binaries,
      threshold: wish.lineThreshold,
      mayBeEmpty: mayBeEmpty
    )
  }
}
