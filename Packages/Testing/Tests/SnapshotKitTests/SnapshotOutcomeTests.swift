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

  @Test func `a difference says where the file and the texts part`() throws {
    let difference = try #require(SnapshotDifference.between("new", expected: "old"))

    #expect(
      SnapshotOutcome.different(path: "/p", difference).failure
        == "differs from the snapshot at /p\n\(difference.description)"
    )
  }

  @Test(arguments: [
    (SnapshotOutcome.recorded(path: "/p"), "recorded /p; review it and run again without SNAPSHOT_RECORD"),
    (.unwritable(path: "/p", reason: "full"), "cannot write the snapshot at /p: full"),
    (.unreadable(path: "/p", reason: "denied"), "cannot read the snapshot at /p: denied"),
  ])
  func `a failure says what was tried and why it failed`(outcome: SnapshotOutcome, failure: String) {
    #expect(outcome.failure == failure)
  }

  @Test func `a missing recording says how to record it`() throws {
    let failure = try #require(SnapshotOutcome.missing(path: "/p").failure)

    #expect(failure.contains("SNAPSHOT_RECORD=1"))
  }
}
