import Foundation
import StorageKit
import Testing

/// What every store of secrets promises, run on each of them.
@Suite(.timeLimit(.minutes(5))) struct SecretStoreContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case file
    case secretTool
  }

  private let anna = SecretKey(service: "github", account: "583231")

  private func withStore(_ adapter: Adapter, _ body: (any SecretStore) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      switch adapter {
      case .inMemory: try await body(InMemorySecretStore())
      case .file: try await body(SecretFileStore(folder: folder + "/secrets"))
      case .secretTool: try await body(try FakeSecretTool(in: folder).store())
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a secret that was never stored is none`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let secret = try await store.secret(for: anna)
      #expect(secret == nil)
    }
  }

  @Test(arguments: Adapter.allCases, ["ghp_abc", "{\"a\":\"b c\"}", "two\nlines", "密码", ""])
  func `a secret comes back as it was stored`(adapter: Adapter, text: String) async throws {
    try await withStore(adapter) { store in
      try await store.set(Secret(text), for: anna)

      #expect(try await store.secret(for: anna) == Secret(text))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a secret takes the place of the one before`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      try await store.set(Secret("a longer secret"), for: anna)
      try await store.set(Secret("short"), for: anna)

      #expect(try await store.secret(for: anna) == Secret("short"))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `services and accounts are kept apart`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let keys = [
        anna, SecretKey(service: "github.sandbox", account: "583231"),
        SecretKey(service: "github", account: "5"),
        SecretKey(service: "github@http://127.0.0.1:1/a", account: "../583231"),
      ]
      for (number, key) in keys.enumerated() { try await store.set(Secret("secret \(number)"), for: key) }

      for (number, key) in keys.enumerated() {
        #expect(try await store.secret(for: key) == Secret("secret \(number)"))
      }
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a secret that is removed is gone, and the others stay`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let other = SecretKey(service: "jobs", account: "583231")
      try await store.set(Secret("one"), for: anna)
      try await store.set(Secret("two"), for: other)

      #expect(try await store.remove(anna))
      #expect(try await store.secret(for: anna) == nil)
      #expect(try await store.secret(for: other) == Secret("two"))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `removing nothing says so`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let wasThere = try await store.remove(anna)
      #expect(!wasThere)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a secret may have 8192 bytes and not one more`(adapter: Adapter) async throws {
    try await withStore(adapter) { store in
      let longest = Secret(String(repeating: "x", count: 8192))
      try await store.set(longest, for: anna)

      await #expect(throws: SecretStoreError.tooLarge(limit: 8192)) {
        try await store.set(Secret(longest.text + "x"), for: anna)
      }
      #expect(try await store.secret(for: anna) == longest)
    }
  }

  @Test func `a secret cannot be printed`() {
    let secret = Secret("ghp_abc")

    var dumped = ""
    dump(["key": secret], to: &dumped)
    #expect(!"\(secret) \(String(reflecting: [secret])) \(dumped)".contains("ghp_"))
  }

  @Test func `a placeholder stands for a secret`() {
    let secret = Secret("ghp_abc")

    #expect(secret.description == "<secret>")
    #expect(secret.debugDescription == "<secret>")
  }
}
