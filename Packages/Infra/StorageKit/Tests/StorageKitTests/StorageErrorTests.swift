import StorageKit
import Testing

@Suite struct StorageErrorTests {
  @Test(
    arguments: [
      (.corrupted(reason: "no database"), "no database"), (.io(path: "/s", reason: "full"), "/s: full"),
      (.symbolicLink(path: "/s"), "/s: it is a symbolic link, which is not followed here; remove it"),
      (.schemaTooNew(found: 2, known: 1), "it was made by a newer version"),
      (.busy(path: "/s"), "/s: another process keeps it locked"),
      (.tooLarge(bytes: 9 << 30, limit: 256 << 20), "it is full at 256 MiB"),
    ] as [(StorageError, String)]
  )
  func `the reason is told in a few words`(error: StorageError, reason: String) {
    #expect(error.reason == reason)
  }
}
