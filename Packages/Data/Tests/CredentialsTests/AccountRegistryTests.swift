import Credentials
import DomainKernel
import Foundation
import StorageKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountRegistryTests {
  private let keyring = InMemorySecretStore()
  private let credentials = AccountCredentials(
    accessToken: Secret("ghu_access"),
    accessExpiresAt: Date(timeIntervalSince1970: 2000),
    refreshToken: Secret("ghr_refresh"),
    refreshExpiresAt: Date(timeIntervalSince1970: 9000)
  )

  private func account(_ id: String = "5", _ place: TokenStore = .keyring) -> SignedInAccount {
    SignedInAccount(
      id: id,
      name: "user\(id)",
      place: place,
      scopes: ["repo"],
      signedInAt: Date(timeIntervalSince1970: 1000)
    )
  }

  private func registry(in folder: String, keyring: (any SecretStore)? = nil) -> AccountRegistry {
    AccountRegistry(
      file: WholeFile(path: folder + "/data/accounts.json"),
      places: [
        .keyring: keyring ?? self.keyring, .file: SecretFileStore(folder: folder + "/data/secrets"),
      ]
    )
  }

  @Test func `nobody is signed in at first, and nothing is made`() async throws {
    try await withTemporaryFolder { folder in
      let account = try registry(in: folder).account(at: "github")
      let removed = try await registry(in: folder).signOut(of: "github")

      #expect(account == nil)
      #expect(removed == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: TokenStore.allCases)
  func `who signed in is known to the next program, with the tokens`(place: TokenStore) async throws {
    try await withTemporaryFolder { folder in
      try await registry(in: folder).signIn(account("5", place), with: credentials, at: "github")

      let next = registry(in: folder)
      #expect(try next.account(at: "github") == account("5", place))
      #expect(try await next.credentials(of: account("5", place), at: "github") == credentials)
    }
  }

  @Test func `an account that was stored with an earlier name of its service is found by that name`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      let isSame: (String) -> Bool = { $0.hasPrefix("github@http://A") }
      #expect(registry.storedName(of: "github@http://a", isSame) == "github@http://a")

      try await registry.signIn(account("5"), with: credentials, at: "github@http://A/")
      try await registry.signIn(account("6"), with: credentials, at: "github@http://b")

      #expect(registry.storedName(of: "github@http://a", isSame) == "github@http://A/")
      #expect(registry.storedName(of: "github@http://c") { _ in false } == "github@http://c")

      try await registry.signIn(account("7"), with: credentials, at: "github@http://a")
      #expect(registry.storedName(of: "github@http://a", isSame) == "github@http://a")
    }
  }

  @Test func `where it cannot be read who is signed in, a service has its present name`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data("xx".utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [:])

      #expect(registry.storedName(of: "github") { _ in true } == "github")
    }
  }

  @Test func `services are kept apart`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account("5"), with: credentials, at: "github")
      let other = AccountCredentials(accessToken: Secret("sandbox"))
      try await registry.signIn(account("5"), with: other, at: "github.sandbox")

      #expect(try await registry.credentials(of: account("5"), at: "github") == credentials)
      #expect(try await registry.credentials(of: account("5"), at: "github.sandbox") == other)
      _ = try await registry.signOut(of: "github.sandbox")
      #expect(try registry.account(at: "github") == account("5"))
      #expect(try await registry.credentials(of: account("5"), at: "github") == credentials)
    }
  }

  @Test func `the file of accounts has no token and belongs to its owner`() async throws {
    try await withTemporaryFolder { folder in
      try await registry(in: folder).signIn(account(), with: credentials, at: "github")

      let path = folder + "/data/accounts.json"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains("ghu_") && !text.contains("ghr_"))
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `another account takes the place of the one before, whose tokens are removed`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account("5"), with: credentials, at: "github")

      let replaced = try await registry.signIn(account("6"), with: credentials, at: "github")

      #expect(replaced?.account == account("5"))
      #expect(replaced?.removals == [TokenRemoval(.keyring, .removed)])
      #expect(try await registry.credentials(of: account("5"), at: "github") == nil)
      #expect(try await registry.credentials(of: account("6"), at: "github") == credentials)
    }
  }

  @Test func `the same account in another place leaves no older token behind`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account("5", .file), with: credentials, at: "github")

      let replaced = try await registry.signIn(account("5", .keyring), with: credentials, at: "github")

      #expect(replaced?.removals == [TokenRemoval(.file, .removed)])
      #expect(try await registry.credentials(of: account("5", .file), at: "github") == nil)
      #expect(try await registry.credentials(of: account("5"), at: "github") == credentials)
    }
  }

  @Test func `signing in again in the same place keeps the new token`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: AccountCredentials(accessToken: Secret("old")), at: "github")

      let replaced = try await registry.signIn(account(), with: credentials, at: "github")

      #expect(replaced?.removals == [])
      #expect(try await registry.credentials(of: account(), at: "github") == credentials)
    }
  }

  @Test func `a sign-out removes tokens from every place and says so`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: credentials, at: "github")
      let key = SecretKey(service: "github", account: "5")
      try await SecretFileStore(folder: folder + "/data/secrets").set(Secret("older"), for: key)

      let removed = try await registry.signOut(of: "github")

      #expect(removed?.account == account())
      #expect(removed?.removals == [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .removed)])
      #expect(try registry.account(at: "github") == nil)
      #expect(try await keyring.secret(for: key) == nil)
    }
  }

  @Test func `a place without a secret is named as such`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder, keyring: FailingStore())
      try await registry.signIn(account("5", .file), with: credentials, at: "github")

      let removed = try await registry.signOut(of: "github")

      #expect(
        removed?.removals == [
          TokenRemoval(.file, .removed),
          TokenRemoval(.keyring, .unknown(reason: .toolMissing(program: "secret-tool"))),
        ]
      )
      #expect(try registry.account(at: "github") == nil)
    }
  }

  @Test func `an account whose token may still be there stays signed in`() async throws {
    try await withTemporaryFolder { folder in
      try await registry(in: folder).signIn(account(), with: credentials, at: "github")
      let failing = registry(in: folder, keyring: FailingStore())

      await #expect(throws: CredentialsError.store(.keyring, .toolMissing(program: "secret-tool"))) {
        _ = try await failing.signOut(of: "github")
      }

      #expect(try failing.account(at: "github") == account())
    }
  }

  @Test func `where tokens cannot be stored, nobody is signed in`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder, keyring: FailingStore())

      await #expect(throws: CredentialsError.self) {
        _ = try await registry.signIn(account(), with: credentials, at: "github")
      }

      let found = try registry.account(at: "github")
      #expect(found == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: [TokenStore.keyring, .file])
  func `where an account cannot be recorded, its tokens are removed again`(place: TokenStore) async throws {
    try await withTemporaryFolder { folder in
      let secrets = SecretFileStore(folder: folder + "/secrets")
      let registry = AccountRegistry(file: nil, places: [.keyring: keyring, .file: secrets])

      await #expect(throws: CredentialsError.accounts(reason: "there is no folder for files")) {
        _ = try await registry.signIn(account("5", place), with: credentials, at: "github")
      }

      let key = SecretKey(service: "github", account: "5")
      let left = [try await keyring.secret(for: key), try await secrets.secret(for: key)]
      #expect(left == [nil, nil])
    }
  }

  @Test func `an account whose new sign-in cannot be recorded stays signed in with the new tokens`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/data/accounts.json"
      let old = AccountCredentials(accessToken: Secret("old"))
      try await registry(in: folder).signIn(account(), with: old, at: "github")
      let record = try Data(contentsOf: URL(filePath: path))
      let failing = AccountRegistry(
        file: WholeFile(path: path, busyTimeout: .zero),
        places: [.keyring: RecordBlockingStore(store: keyring, record: path)]
      )

      await #expect(throws: CredentialsError.self) {
        _ = try await failing.signIn(account(), with: credentials, at: "github")
      }

      try FileManager.default.removeItem(atPath: path)
      try record.write(to: URL(filePath: path))
      #expect(try await registry(in: folder).credentials(of: account(), at: "github") == credentials)
    }
  }

  @Test func `checking a place changes nothing and finds what is wrong`() async throws {
    try await withTemporaryFolder { folder in
      try await registry(in: folder).check(.keyring, for: "github")
      try await registry(in: folder).check(.file, for: "github")

      await #expect(throws: CredentialsError.store(.keyring, .toolMissing(program: "secret-tool"))) {
        try await registry(in: folder, keyring: FailingStore()).check(.keyring, for: "github")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"version\":1}", "{\"version\":\"x\",\"accounts\":{}}"])
  func `a damaged file is an error, and stays as it is without a sign-in`(content: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data(content.utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: keyring])

      #expect(throws: CredentialsError.damagedAccounts) { try registry.account(at: "github") }
      await #expect(throws: CredentialsError.damagedAccounts) {
        _ = try await registry.signOut(of: "github")
      }
      await #expect(throws: CredentialsError.damagedAccounts) {
        try await registry.endSession(of: account(), at: "github", on: Date(timeIntervalSince1970: 2))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["accounts.json"])
    }
  }

  @Test func `a sign-in replaces a damaged file, keeps it under another name, and reports that`() async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data("{\"ver".utf8).write(to: URL(filePath: path))
      let events = Mutex<[AccountRegistryEvent]>([])
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: keyring]) { event in
        events.withLock { $0.append(event) }
      }

      let replaced = try await registry.signIn(account(), with: credentials, at: "github")

      #expect(replaced == nil)
      #expect(try registry.account(at: "github") == account())
      #expect(try await registry.credentials(of: account(), at: "github") == credentials)
      #expect(events.withLock(\.self) == [.setAside(path: path + ".damaged")])
      #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == "{\"ver")
    }
  }

  @Test(arguments: [
    #"{"accounts":{"github":{"id":"5","name":"user5""#,
    #"{"version":1,"accounts":{"github":{"name":"user5","id" : "5"},"careers":{"id":"usr_1""#,
    #"{"version":"x","accounts":{"a":{"id":"5"},"b":{"id":"5"},"c":{"id":""},"d":{"id":7}}}"#,
  ])
  func `a sign-out removes what a damaged file still names, and keeps the file under another name`(
    content: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/data/accounts.json"
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: credentials, at: "github")
      let key = SecretKey(service: "github", account: "5")
      try await SecretFileStore(folder: folder + "/data/secrets").set(Secret("older"), for: key)
      let other = SecretKey(service: "careers", account: "5")
      try await keyring.set(Secret("careers"), for: other)
      try Data(content.utf8).write(to: URL(filePath: path))

      let (ids, removals) = try await registry.signOutOfDamagedFile(at: "github")

      #expect(ids.first == "5")
      #expect(removals == [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .removed)])
      #expect(try await keyring.secret(for: key) == nil)
      #expect(try await keyring.secret(for: other) != nil)
      #expect(try registry.account(at: "github") == nil)
      #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == content)
    }
  }

  @Test(arguments: ["", "{", "[]", "\u{0}\u{FF}", #"{"id":"#, #""id":""#])
  func `a damaged file that names nobody is moved aside all the same`(content: String) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data(content.utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: keyring])

      let (ids, removals) = try await registry.signOutOfDamagedFile(at: "github")

      #expect(ids.isEmpty && removals.isEmpty)
      #expect(try registry.account(at: "github") == nil)
      #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == content)
    }
  }

  @Test func `a place that does not answer keeps no damaged file from being moved aside`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/data/accounts.json"
      let registry = registry(in: folder, keyring: FailingStore())
      try await registry.signIn(account("5", .file), with: credentials, at: "github")
      try Data(#"{"id":"5""#.utf8).write(to: URL(filePath: path))

      let removals = try await registry.signOutOfDamagedFile(at: "github").removals

      #expect(
        removals == [
          TokenRemoval(.keyring, .unknown(reason: .toolMissing(program: "secret-tool"))),
          TokenRemoval(.file, .removed),
        ]
      )
      #expect(try registry.account(at: "github") == nil)
    }
  }

  @Test func `a file that is not damaged any more is left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: credentials, at: "github")

      let (ids, removals) = try await registry.signOutOfDamagedFile(at: "github")

      #expect(ids.isEmpty && removals.isEmpty)
      #expect(try registry.account(at: "github") == account())
      #expect(try await registry.credentials(of: account(), at: "github") == credentials)
    }
  }

  @Test func `where tokens cannot be stored, a damaged file stays as it is`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data("{".utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: FailingStore()])

      await #expect(throws: CredentialsError.store(.keyring, .toolMissing(program: "secret-tool"))) {
        _ = try await registry.signIn(account(), with: credentials, at: "github")
      }

      #expect(try String(contentsOfFile: path, encoding: .utf8) == "{")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["accounts.json"])
    }
  }

  @Test func `a file that an earlier program wrote is read, and the others in it stay`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      let earlier = #"""
        {"accounts":{"github":{"endedAt":1500,"id":"5","name":"user5","place":"keyring","scopes":["repo"],
        "signedInAt":1000.25}},"version":1}
        """#
      try Data(earlier.utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: keyring])
      let before = try registry.account(at: "github")

      try await registry.signIn(account("6"), with: credentials, at: "github.sandbox")

      #expect(before?.signedInAt == Date(timeIntervalSince1970: 1000.25))
      #expect(before?.endedAt == Date(timeIntervalSince1970: 1500))
      #expect(try registry.account(at: "github") == before)
    }
  }

  @Test func `a file of a newer version is left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/accounts.json"
      try Data("{\"version\":2,\"people\":[]}".utf8).write(to: URL(filePath: path))
      let registry = AccountRegistry(file: WholeFile(path: path), places: [.keyring: keyring])

      #expect(throws: CredentialsError.madeByNewerVersion) { try registry.account(at: "github") }
      await #expect(throws: CredentialsError.madeByNewerVersion) {
        _ = try await registry.signIn(account(), with: credentials, at: "github")
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"version\":2,\"people\":[]}")
    }
  }

  @Test func `without a folder nobody is signed in, and nobody can be`() async throws {
    let registry = AccountRegistry(file: nil, places: [.keyring: keyring])

    #expect(try registry.account(at: "github") == nil)
    await #expect(throws: CredentialsError.accounts(reason: "there is no folder for files")) {
      _ = try await registry.signIn(account(), with: credentials, at: "github")
    }
  }
}

/// Stores secrets, after which the record of accounts is a folder, so that it cannot be written.
struct RecordBlockingStore: SecretStore {
  let store: any SecretStore
  let record: String

  func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    try await store.secret(for: key)
  }

  func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    try await store.set(secret, for: key)
    try? FileManager.default.removeItem(atPath: record)
    try? FileManager.default.createDirectory(atPath: record, withIntermediateDirectories: true)
  }

  func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool { try await store.remove(key) }
}

/// A keyring that cannot be reached.
struct FailingStore: SecretStore {
  private let error = SecretStoreError.toolMissing(program: "secret-tool")

  func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? { throw error }
  func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) { throw error }
  func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool { throw error }
}

/// Runs a test body with a folder of its own that is gone afterwards.
func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "credentials-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}
