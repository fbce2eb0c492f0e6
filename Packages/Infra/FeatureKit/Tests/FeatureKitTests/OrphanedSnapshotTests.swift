import SnapshotKit
import Testing

@Suite struct OrphanedSnapshotTests {
  @Test func `every recording belongs to a test`() {
    let sources = ChineseTests.provenances.map(ChineseTests.recording)

    expectNoOrphanedSnapshots(
      computed: [
        "ChineseTests": sources,
        "CommandPhrasingTests": CommandPhrasingTests.recordings,
        "FailureMessageTests": FailureMessageTests.recordings,
      ]
    )
  }
}
