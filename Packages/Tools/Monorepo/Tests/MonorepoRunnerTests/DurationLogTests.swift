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
    var log = DurationLog(at: path, files: files)
    log.record(.milliseconds(2500), ofPackage: "A")
    log.record(.seconds(1), ofSuite: "ATests")

    log.save(files: files)
    let next = DurationLog(at: path, files: files)

    #expect(next == log)
    #expect(next.weight(of: unit("A")) == 2.5)
    #expect(next.seconds(ofSuite: "ATests") == 1)
    #expect(next.seconds(ofSuite: "A") == nil)
  }

  @Test func `a package that never ran counts like an average one, and like any before the first run`() {
    var log = DurationLog(at: path, files: files)
    #expect(log.weight(of: unit("A")) == 1)

    log.record(.seconds(2), ofPackage: "B")
    log.record(.seconds(6), ofPackage: "C")

    #expect(log.weight(of: unit("A")) == 4)
    #expect(log.weight(of: unit("B")) == 2)
  }

  @Test func `the longest begin first, behind those that never ran, and equal ones in their order`() {
    var log = DurationLog(at: path, files: files)
    for (name, seconds) in [("A", 1), ("B", 3), ("C", 3), ("E", 2)] {
      log.record(.seconds(seconds), ofPackage: name)
      log.record(.seconds(seconds), ofSuite: name)
    }
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
    BuildUnit(name: name, folder: name, suites: [], runsSideBySide: false)
  }
}
