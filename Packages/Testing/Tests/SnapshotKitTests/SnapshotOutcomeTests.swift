import SnapshotKit
import Testing

@Suite struct SnapshotOutcomeTests {
  @Test func `a match is no failure`() {
    #expect(SnapshotOutcome.matched.failure == nil)
  }

  @Test(arguments: [
    SnapshotOutcome.missing(path: "/p"), .recorded(path: "/p"), .unwritable(path: "/p", reason: "full"),
    .unreadable(path: "/p", reason: "denied"),
  ])
  func `everything else is a failure that names the file`(outcome: SnapshotOutcome) throws {
    let failure = try #require(outcome.failure)

    #expect(failure.contains("/p"))
  }

  @Test func `a missing recording says how to record it`() throws {
    let failure = try #require(SnapshotOutcome.missing(path: "/p").failure)

    #expect(failure.contains("SNAPSHOT_RECORD=1"))
  }
}
