import SnapshotKit
import Testing

@Suite struct ExpectSnapshotTests {
  @Test func `a text that matches its committed recording passes`() {
    expectSnapshot("recorded by hand\n", named: "committed", record: false)
  }

  @Test func `every recording of this package belongs to a test`() {
    expectNoOrphanedSnapshots()
  }
}
