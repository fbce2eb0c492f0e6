import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct DurationLogTests {
  private let files = FileSystem(manager: .default)
  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString

  @Test func `what was recorded is known to the next run`() {
    defer { files.remove(path) }
    let log = DurationLog(packages: ["A": 2.5], suites: ["ATests": 1])

    log.save(at: path, files: files)

    #expect(DurationLog(at: path, files: files) == log)
  }

  @Test func `a package that never ran counts like an average one, and like any before the first run`() {
    let log = DurationLog(packages: ["B": 2, "C": 6])

    #expect(log.weight(of: unit("A")) == 4)
    #expect(log.weight(of: unit("B")) == 2)
    #expect(DurationLog().weight(of: unit("A")) == 1)
  }

  @Test func `the longest begin first, behind those that never ran, and equal ones in their order`() {
    let seconds = ["A": 1.0, "B": 3, "C": 3, "E": 2]
    let log = DurationLog(packages: seconds, suites: seconds)
    let names = ["A", "B", "C", "D", "E", "F"]

    #expect(log.longestFirst(names.map(unit)).map(\.name) == ["D", "F", "B", "C", "E", "A"])
    #expect(
      log.longestFirst(names.map { TestPlan.Suite(name: $0, folder: "") }).map(\.name)
        == ["D", "F", "B", "C", "E", "A"]
    )
  }

  @Test(arguments: ["", "{", #"{"packages": {"A": 9}}"#])
  func `a damaged log is an empty one`(text: String) throws {
    defer { files.remove(path) }
    try files.write(Data(text.utf8), to: path)

    #expect(DurationLog(at: path, files: files).weight(of: unit("A")) == 1)
  }

  private func unit(_ name: String) -> BuildUnit {
    BuildUnit(name: name, folder: name, suites: [])
  }
}
