import FeatureFakes
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct OrphanedSnapshotTests {
  @Test func `every recording belongs to a test`() {
    let screens = Language.complete.flatMap(ScreenSample.written)

    expectNoOrphanedSnapshots(computed: ["SectionsViewTests": screens.map(\.name)])
  }
}
