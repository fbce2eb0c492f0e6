import Foundation
import MonorepoGraph
import Testing

@testable import MonorepoChecks

/// A check that grew with the square of the packages, or worse, would not come to an end here.
@Suite(.timeLimit(.minutes(5))) struct LargeRepositoryTests {
  @Test func `a violation among three hundred packages is found, and nothing else`() throws {
    var repository = LargeRepository(packages: 300)
    repository.sources["Packages/P299/Sources/P299/A0.swift", default: ""] += "\nlet a = Date()"

    #expect(try repository.inspection().findings.map(\.rule) == [.ambient])
  }
}
