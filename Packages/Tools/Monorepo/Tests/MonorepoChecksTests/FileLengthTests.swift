import MonorepoGraph
import Testing

@testable import MonorepoChecks

@Suite struct FileLengthTests {
  @Test(arguments: [(9, 0), (10, 1)])
  func `a file may have as many lines as the rules say`(lines: Int, count: Int) throws {
    var fixture = Fixture()
    fixture.files["App/Long.swift"] = String(repeating: "\n", count: lines)

    let findings = try fixture.findings()

    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.severity == .advice && $0.line == 10 })
  }

  @Test func `a long file is told with its lines and those that are advised`() throws {
    #expect(
      try Fixture.violating(.fileLength).findings().map(\.what) == [
        "the file has 11 lines, and 9 are advised"
      ]
    )
  }

  @Test func `a file in a room for long ones may be longer`() throws {
    var fixture = Fixture()
    fixture.files["Packages/Testing/Sources/Fakes/Table.swift"] = String(repeating: "\n", count: 99)

    #expect(try fixture.findings() == [])
  }
}
