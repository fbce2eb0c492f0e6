import FeatureFakes
import SnapshotKit
import Testing

@Suite struct OrphanedSnapshotTests {
  @Test func `every recording belongs to a test`() {
    expectNoOrphanedSnapshots(computed: ["SectionDetailViewTests": ScreenSample.written.map(\.name)])
  }
}
