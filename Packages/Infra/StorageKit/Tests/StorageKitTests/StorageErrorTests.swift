import Testing

@testable import StorageKit

@Suite struct StorageErrorTests {
  @Test(
    arguments: [
      (.corrupted(reason: "no database"), "no database"), (.io(path: "/s", reason: "full"), "/s: full"),
      (.symbolicLink(path: "/s"), "/s: it is a symbolic link, which is not followed here"),
      (.schemaTooNew(found: 2, known: 1), "it was made by a newer version"),
      (.busy(path: "/s"), "/s: another process keeps it locked"),
      (.tooLarge(bytes: 9 << 30, limit: 256 << 20), "it is full at 256 MiB"),
    ] as [(StorageError, String)]
  )
  func `the reason is told in a few words`(error: StorageError, reason: String) {
    #expect(error.reason == reason)
  }

  @Test(
    arguments: [
      (1, .corrupted(reason: "words")), (11, .corrupted(reason: "words")), (18, .corrupted(reason: "words")),
      (19, .corrupted(reason: "words")), (20, .corrupted(reason: "words")), (26, .corrupted(reason: "words")),
      (267, .corrupted(reason: "words")), (5, .busy(path: "/s")), (6, .busy(path: "/s")),
      (517, .busy(path: "/s")), (7, .io(path: "/s", reason: "words")), (8, .io(path: "/s", reason: "words")),
      (10, .io(path: "/s", reason: "words")), (13, .io(path: "/s", reason: "words")),
      (14, .io(path: "/s", reason: "words")), (266, .io(path: "/s", reason: "words")),
    ] as [(Int32, StorageError)]
  )
  func `an error of SQLite means damage, another process, or the disk`(code: Int32, error: StorageError) {
    #expect(SQLiteFailure(extendedCode: code, message: "words").storageError(path: "/s") == error)
  }
}
