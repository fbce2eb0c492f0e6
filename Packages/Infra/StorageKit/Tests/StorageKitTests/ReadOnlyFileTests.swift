import Foundation
import Testing

@testable import StorageKit

/// A store that may be read but not written, as one of another user.
@Suite struct ReadOnlyFileTests {
  @Test(arguments: [false, true], ["/d.sqlite", "/100% of #1?.sqlite"])
  func `a store that may only be read is read, and not written`(isOpenElsewhere: Bool, name: String)
    async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) {
        [folder = folder as String, name = name as String, isOpenElsewhere = isOpenElsewhere as Bool] in
        let path = folder + name
        var writer: SQLiteDocumentStore? = SQLiteDocumentStore(path: path, now: { Date() })
        try await writer?.save(.numbered(1), for: .sample("a"))
        if !isOpenElsewhere { writer = nil }
        #expect((FileIdentity(path: path + "-wal") != nil) == isOpenElsewhere)
        try takeWriteAccess(to: folder)
        let reader = SQLiteDocumentStore(path: path, now: { Date() + 3600 })
        #expect(try await reader.document(for: .sample("a")) == .numbered(1))
        #expect(try await reader.document(for: .sample("b")) == nil)
        await #expect(throws: StorageError.self) { try await reader.save(.numbered(2), for: .sample("a")) }
        await #expect(throws: StorageError.self) { try await reader.removeAll() }
        #expect(try await reader.document(for: .sample("a")) == .numbered(1))
        withExtendedLifetime(writer) {}
      }
      chmod(folder, 0o700)
    }
  }

  @Test func `a store of an earlier version that may only be read is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        let path = folder + "/d.sqlite"
        let first = Migration(name: "one", statements: ["CREATE TABLE a (x)"])
        _ = try SQLiteFile(path: path, migrations: [first], busyTimeout: .zero).open()
        try takeWriteAccess(to: folder)
        let reason = "it may not be written, and is of an earlier version"
        #expect(throws: StorageError.io(path: path, reason: reason)) {
          try SQLiteFile(path: path, migrations: [first, first], busyTimeout: .zero).open()
        }
      }
      chmod(folder, 0o700)
    }
  }
}

/// Leaves everybody only the right to read a folder and its files, and gives up the rights of the superuser.
private func takeWriteAccess(to folder: String) throws {
  for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
    chmod(folder + "/" + name, 0o444)
  }
  chmod(folder, 0o555)
  if geteuid() == 0 { #expect(seteuid(65534) == 0) }
}
