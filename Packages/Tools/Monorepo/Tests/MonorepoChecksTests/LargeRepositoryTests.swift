import Foundation
import MonorepoGraph
import Testing

@testable import MonorepoChecks

/// A check that grew with the square of the packages or of a file's findings, or worse, would not come to an
/// end here.
@Suite(.timeLimit(.minutes(5))) struct LargeRepositoryTests {
  @Test func `a violation among three hundred packages is found, and nothing else`() throws {
    var repository = LargeRepository(packages: 300)
    repository.sources["Packages/P299/Sources/P299/A0.swift", default: ""] += "\nlet a = Date()"

    #expect(try repository.inspection().findings.map(\.rule) == [.ambient])
  }

  @Test func `what each of six thousand functions of a file does is found`() throws {
    var fixture = Fixture()
    let functions = (0..<6000).map { "func a\($0)() { do { try b() } catch { return }; print(Date()) }" }
    fixture.add(functions.joined(separator: "\n"), to: Fixture.filmsSource)

    let findings = try Dictionary(grouping: fixture.findings(), by: \.rule).mapValues(\.count)

    #expect(findings == [.ambient: 12_000, .fileLength: 1, .swallowedError: 6000])
  }
}
