import Foundation
import StorageKit
import Testing

/// What is special about secrets in files.
@Suite(.timeLimit(.minutes(5))) struct SecretFileStoreTests {
  private let key = SecretKey(service: "github", account: "583231")

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `nothing is made before a secret is stored`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/a/secrets")

      _ = try await store.secret(for: key)
      _ = try await store.remove(key)

      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func `the file belongs to its owner alone, and so does the folder`() async throws {
    try await withTemporaryFolder { folder in
      let before = umask(0)
      defer { umask(before) }
      let store = SecretFileStore(folder: folder + "/secrets")

      try await store.set(Secret("ghp_abc"), for: key)

      #expect(try mode(store.folder) == 0o700)
      #expect(try mode(store.path(for: key)) == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).count == 1)
    }
  }

  @Test func `a folder that others may enter is closed when a secret is stored`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try FileManager.default.createDirectory(atPath: store.folder, withIntermediateDirectories: true)
      chmod(store.folder, 0o755)

      try await store.set(Secret("ghp_abc"), for: key)

      #expect(try mode(store.folder) == 0o700)
    }
  }

  @Test(arguments: [0o640, 0o604, 0o620])
  func `a file that others may use is refused`(mode: Int) async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      chmod(store.path(for: key), mode_t(mode))

      await #expect(throws: SecretStoreError.self) { try await store.secret(for: key) }
    }
  }

  @Test func `a file that others may read is refused with what to do about it`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      chmod(store.path(for: key), 0o644)

      let reason = "others may read it; use chmod 600"
      await #expect(throws: SecretStoreError.file(.io(path: store.path(for: key), reason: reason))) {
        try await store.secret(for: key)
      }
    }
  }

  @Test func `a file that is not text is refused with its reason`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      try Data([0x61, 0xFF]).write(to: URL(filePath: store.path(for: key)))
      chmod(store.path(for: key), 0o600)

      await #expect(throws: SecretStoreError.file(.io(path: store.path(for: key), reason: "not text"))) {
        try await store.secret(for: key)
      }
    }
  }

  @Test func `the names of files are letters, digits and two signs, and every other byte is a number`() {
    let key = SecretKey(service: "az-AZ_09", account: "\n\u{F}\u{10}./:@[`{\u{E9}")

    #expect(
      SecretFileStore(folder: "/secrets").path(for: key)
        == "/secrets/az-AZ_09@%0A%0F%10%2E%2F%3A%40%5B%60%7B%C3%A9"
    )
  }

  @Test func `a link in place of the folder is neither read nor emptied`() async throws {
    try await withTemporaryFolder { folder in
      let real = SecretFileStore(folder: folder + "/elsewhere")
      try await real.set(Secret("ghp_abc"), for: key)
      let store = SecretFileStore(folder: folder + "/secrets")
      try FileManager.default.createSymbolicLink(
        atPath: store.folder,
        withDestinationPath: real.folder
      )
      let refusal = SecretStoreError.file(.symbolicLink(path: store.folder))

      await #expect(throws: refusal) { try await store.secret(for: key) }
      await #expect(throws: refusal) { try await store.remove(key) }

      #expect(try await real.secret(for: key) == Secret("ghp_abc"))
    }
  }

  @Test func `changes wait for another process no longer than allowed, and reading not at all`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets", busyTimeout: .zero)
      try await store.set(Secret("ghp_abc"), for: key)
      let other = open(store.folder, O_RDONLY)
      defer { close(other) }
      #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
      let refusal = SecretStoreError.file(.busy(path: store.folder))

      await #expect(throws: refusal) { try await store.set(Secret("ghp_def"), for: key) }
      await #expect(throws: refusal) { try await store.remove(key) }

      #expect(try await store.secret(for: key) == Secret("ghp_abc"))
    }
  }

  @Test func `a secret that cannot get its name leaves no draft`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try FileManager.default.createDirectory(
        atPath: store.path(for: key),
        withIntermediateDirectories: true
      )

      await #expect(throws: SecretStoreError.self) { try await store.set(Secret("ghp_abc"), for: key) }

      let names = try FileManager.default.contentsOfDirectory(atPath: store.folder)
      #expect(names == ["github@583231"])
    }
  }

  @Test func `storing again makes such a file private`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      chmod(store.path(for: key), 0o644)

      try await store.set(Secret("ghp_def"), for: key)

      #expect(try await store.secret(for: key) == Secret("ghp_def"))
    }
  }

  @Test func `a link in place of the file is neither read nor followed`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: SecretKey(service: "other", account: "1"))
      let target = folder + "/target"
      try Data("mine".utf8).write(to: URL(filePath: target))
      chmod(target, 0o600)
      try FileManager.default.createSymbolicLink(atPath: store.path(for: key), withDestinationPath: target)

      await #expect(throws: SecretStoreError.self) { try await store.secret(for: key) }
      await #expect(throws: SecretStoreError.self) { try await store.set(Secret("ghp_abc"), for: key) }
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    }
  }

  @Test func `a link in place of the folder is refused`() async throws {
    try await withTemporaryFolder { folder in
      let target = folder + "/elsewhere"
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      let store = SecretFileStore(folder: folder + "/secrets")
      try FileManager.default.createSymbolicLink(atPath: store.folder, withDestinationPath: target)

      await #expect(throws: SecretStoreError.self) { try await store.set(Secret("ghp_abc"), for: key) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: target).isEmpty)
    }
  }

  @Test func `a link in place of the draft is not followed`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("before"), for: key)
      let target = folder + "/target"
      try Data("mine".utf8).write(to: URL(filePath: target))
      try FileManager.default.createSymbolicLink(
        atPath: store.path(for: key) + ".new",
        withDestinationPath: target
      )

      await #expect(throws: SecretStoreError.self) { try await store.set(Secret("after"), for: key) }

      #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
      #expect(try await store.secret(for: key) == Secret("before"))
    }
  }

  @Test func `removing also takes what a writer left behind that died`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      try Data("ghp_def".utf8).write(to: URL(filePath: store.path(for: key) + ".new"))

      #expect(try await store.remove(key))

      #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).isEmpty)
    }
  }

  @Test func `a file that is longer than any secret is refused`() async throws {
    try await withTemporaryFolder { folder in
      let store = SecretFileStore(folder: folder + "/secrets")
      try await store.set(Secret("ghp_abc"), for: key)
      try Data(repeating: 0x61, count: 8193).write(to: URL(filePath: store.path(for: key)))
      chmod(store.path(for: key), 0o600)

      await #expect(throws: SecretStoreError.self) { try await store.secret(for: key) }
    }
  }
}
