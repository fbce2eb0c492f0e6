import SnapshotKit
import Testing

@Suite struct ExpectSnapshotTests {
  @Test func `a text that matches its committed recording passes`() {
    expectSnapshot("recorded by hand\n", named: "committed", record: false)
  }

  @Test func `a text that differs from its recording fails the test`() {
    withKnownIssue {
      expectSnapshot("recorded by hand and changed\n", named: "committed", record: false)
    } matching: {
      "\($0)".contains("differs from the snapshot at")
    }
  }

  @Test func `a text that was never recorded fails the test`() {
    withKnownIssue {
      expectSnapshot("text\n", named: "never recorded", record: false)
    } matching: {
      "\($0)".contains("never-recorded.txt; record it with SNAPSHOT_RECORD=1")
    }
  }

  @Test func `a recording whose name is declared belongs to a test`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    try folder.write("expectSnapshot(screen.text, named: screen.name)", to: "ScreenTests.swift")
    try folder.write("", to: "__Snapshots__/ScreenTests/list.txt")

    expectNoOrphanedSnapshots(computed: ["ScreenTests": ["list"]], filePath: folder.testFile)
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
