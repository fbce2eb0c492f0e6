import FeatureFakes
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct OrphanedSnapshotTests {
  @Test func `every recording belongs to a test`() {
    let names = Language.allCases.flatMap(ScreenSample.written).map(\.name)
    expectNoOrphanedSnapshots(computed: ["RecipesViewTests": names])
  }
}
