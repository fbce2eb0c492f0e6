import SnapshotKit
import Testing

@Suite struct ExpectSnapshotTests {
  @Test func `a text that matches its committed recording passes`() {
    expectSnapshot("recorded by hand\n", named: "committed", record: false)
  }

  @Test func `every recording of this package belongs to a test`() {
    expectNoOrphanedSnapshots()
  }

  @Test func `a recording that belongs to no test fails the test that looks for them`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    try folder.write("", to: "__Snapshots__/stray.txt")

    withKnownIssue {
      expectNoOrphanedSnapshots(filePath: folder.testFile)
    } matching: {
      "\($0)".contains("stray.txt belongs to no test")
    }
  }

  @Test func `recordings that cannot be looked for fail the test that looks for them`() {
    withKnownIssue {
      expectNoOrphanedSnapshots(filePath: TemporaryFolder().testFile)
    } matching: {
      "\($0)".contains("cannot look for orphans")
    }
  }
}
