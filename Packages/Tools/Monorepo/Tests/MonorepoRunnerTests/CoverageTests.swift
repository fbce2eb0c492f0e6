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
    let wish = CoverageWish(targets: [.init(folder: "Packages/A", name: "One")])

    let report = try await measure(LLVM(), wish: wish)

    #expect(report.packages == [.init(folder: "Packages/A", name: "A", lines: 20, covered: 10)])
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

  @Test func `a tool that fails is reported with its output`() async {
    await #expect(throws: CoverageProblem.toolFailed(name: "llvm-cov", text: "no match")) {
      try await measure(LLVM(failing: "llvm-cov"))
    }
  }

  private func measure(
    _ tools: LLVM,
    profiles: [String] = ["a.profraw", "b.profraw"],
    wish: CoverageWish = CoverageWish()
  ) async throws -> CoverageReport {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for name in profiles { try files.write(Data(), to: folder + "/" + name) }
    return try await CoverageMeasurement(files: files, subprocesses: tools).report(
      profiles: folder,
      binaries: ["/one", "/two"],
      root: "/repo",
      packages: ["": "App", "Packages/A": "A", "Packages/A/B": "B"],
      wish: wish
    )
  }
}
