import Credentials
import DomainKernel
import Foundation
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

/// What is removed, and what may be left, when accounts of a service come and go.
@Suite(.timeLimit(.minutes(5))) struct ServiceAccountsTests {
  private let keyring = InMemorySecretStore()
  private let wipes = WipeLog()
  private let credentials = AccountCredentials(accessToken: Secret("ghu_access"))

  private func account(_ id: String, _ place: TokenStore = .keyring) -> SignedInAccount {
    SignedInAccount(id: id, name: "user\(id)", place: place, signedInAt: Date(timeIntervalSince1970: 1000))
  }

  private func lock(in folder: String) -> InterprocessLock {
    InterprocessLock(path: folder + "/lock", timeout: .zero, clock: ContinuousClock())
  }

  private func accounts(in folder: String, keyring: (any SecretStore)? = nil) throws -> ServiceAccounts {
    let url = try #require(URL(string: "https://api.github.com"))
    return ServiceAccounts(
      of: "github",
      at: try #require(Origin(url)),
      in: AccountRegistry(
        file: WholeFile(path: folder + "/accounts.json"),
        places: [
          .keyring: keyring ?? self.keyring, .file: SecretFileStore(folder: folder + "/secrets"),
        ]
      ),
      lock: lock(in: folder),
      now: { Date(timeIntervalSince1970: 2000) }
    )
  }

  @Test func `the tokens are those of the account that is signed in`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      let before = try await accounts.tokens()

      _ = try await accounts.signIn(account("5"), with: credentials, current: nil, wipe: wipes.wipe)

      #expect(before == nil)
      #expect(try await accounts.tokens() == credentials)
    }
  }

  @Test func `signing in again as the same account removes no cached pages`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      for place in [TokenStore.keyring, .file] {
        _ = try await accounts.signIn(account("5", place), with: credentials, current: nil, wipe: wipes.wipe)
      }

      #expect(wipes.partitions == [])
    }
  }

  @Test func `an account whose id the service writes in other letters is the same one`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      let id = "9a7d6f2e-1111-4222-8333-444455556666"
      for id in [id, id.uppercased()] {
        _ = try await accounts.signIn(account(id), with: credentials, current: nil, wipe: wipes.wipe)
        #expect(accounts.initialAccount()?.partition == "github:9a7d6f2e-1111-4222-8333-444455556666")
      }
      #expect(wipes.partitions == [])

      _ = try await accounts.signOut(current: nil, wipe: wipes.wipe)

      #expect(wipes.partitions == ["github:" + id.uppercased(), "github:" + id])
    }
  }

  @Test func `signing in as another account removes the cached pages of the one before`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      _ = try await accounts.signIn(account("5"), with: credentials, current: nil, wipe: wipes.wipe)

      let (leftovers, problem) = try await accounts.signIn(
        account("6"),
        with: credentials,
        current: nil,
        wipe: wipes.wipe
      )

      #expect(wipes.partitions == ["github:5"])
      #expect(leftovers == [])
      #expect(problem == nil)
    }
  }

  @Test(arguments: [("xx", true), (nil, false)] as [(String?, Bool)])
  func `what arrives is stored unless the record says meanwhile that the account is signed out`(
    record: String?,
    isStored: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let (accounts, anna) = (try accounts(in: folder), account("5"))
      _ = try await accounts.signIn(anna, with: credentials, current: nil, wipe: wipes.wipe)
      let client = OfflineHTTPClient(
        transport: RecordChangingTransport(path: folder + "/accounts.json", record: record),
        store: InMemoryDocumentStore(),
        partition: "guests",
        now: { Date(timeIntervalSince1970: 2000) }
      )
      let loader = ResourceLoader(client: client, account: CurrentAccount(accounts.account(anna)))
      let url = try #require(URL(string: "https://api.github.com/user"))
      func read(_ policy: FetchPolicy) async throws(ServiceError) -> [String] {
        try await loader.read([String].self, at: url, policy) { $0 }.value
      }

      #expect(try await read(.networkFirst) == ["anna"])
      await client.finishBackgroundWork()

      if isStored {
        #expect(try await read(.cacheOnly) == ["anna"])
      } else {
        await #expect(throws: ServiceError.offline) { try await read(.cacheOnly) }
      }
    }
  }

  @Test(
    arguments: [
      (#"{"accounts":{"github":{"id":"5"MEMBERS,"endedAt":1500}},"version":1}"#, true),
      (#"{"accounts":{"github":{"id":"6"MEMBERS,"endedAt":1500}},"version":1}"#, false),
      (#"{"accounts":{"github":{"id":"5"MEMBERS}},"version":1}"#, false),
      (#"{"accounts":{},"version":1}"#, false), ("xx", false),
    ]
  )
  func `the session of an account has ended where the record says so of that account`(
    record: String,
    hasEnded: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let members = #","name":"user","place":"keyring","scopes":[],"signedInAt":1000"#
      let text = record.replacing("MEMBERS", with: members)
      try Data(text.utf8).write(to: URL(filePath: folder + "/accounts.json"))

      #expect(try accounts(in: folder).account(account("5")).hasEnded() == hasEnded)
    }
  }

  @Test func `tokens that were replaced and may be left are named`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder, keyring: KeepingStore(keyring))
      _ = try await accounts.signIn(account("5"), with: credentials, current: nil, wipe: wipes.wipe)

      let leftovers = try await accounts.signIn(
        account("6", .file),
        with: credentials,
        current: nil,
        wipe: wipes.wipe
      ).leftovers

      #expect(leftovers == [TokenRemoval(.keyring, .unknown(reason: .locked))])
      #expect(try accounts.signedIn() == account("6", .file))
    }
  }

  @Test func `signing out removes the cached pages, and says why they are left`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      wipes.fail("github:5")
      _ = try await accounts.signIn(account("5"), with: credentials, current: nil, wipe: wipes.wipe)

      let removed = try await accounts.signOut(current: nil, wipe: wipes.wipe)

      #expect(removed?.account == account("5"))
      #expect(removed?.cacheProblem == .busy(reason: "github:5"))
      #expect(wipes.partitions == ["github:5"])
      #expect(try accounts.signedIn() == nil)
    }
  }

  @Test(arguments: ["github:5", "github:6"])
  func `signing out with a damaged record removes the pages of all that it names, and says what is left`(
    failing: String
  ) async throws {
    try await withTemporaryFolder { folder in
      try Data(#"{"a":{"id":"5"},"b":{"id":"6"},"c"#.utf8).write(to: URL(filePath: folder + "/accounts.json"))
      let accounts = try accounts(in: folder)
      wipes.fail(failing)

      let problem = try await accounts.signOutOfDamagedRecord(current: nil, wipe: wipes.wipe).cacheProblem

      #expect(wipes.partitions == ["github:5", "github:6"])
      #expect(problem == .busy(reason: failing))
    }
  }

  @Test func `nobody signs in or out, or reads tokens for it, while they are renewed`() async throws {
    try await withTemporaryFolder { folder in
      let accounts = try accounts(in: folder)
      _ = try await accounts.signIn(account("5"), with: credentials, current: nil, wipe: wipes.wipe)
      let hold = try await lock(in: folder).acquire()
      let busy = CredentialsError.accounts(reason: folder + "/lock: another process keeps it locked")

      await #expect(throws: busy) {
        _ = try await accounts.signIn(account("6"), with: credentials, current: nil, wipe: wipes.wipe)
      }
      await #expect(throws: busy) { _ = try await accounts.signOut(current: nil, wipe: wipes.wipe) }
      await #expect(throws: busy) { _ = try await accounts.checkSignOut() }
      await #expect(throws: busy) { _ = try await accounts.tokens() }
      await #expect(throws: busy) {
        _ = try await accounts.signOutOfDamagedRecord(current: nil, wipe: wipes.wipe)
      }
      hold.release()

      #expect(try accounts.signedIn() == account("5"))
      let removed = try await accounts.signOut(current: nil, wipe: wipes.wipe)
      #expect(removed?.account == account("5"))
    }
  }
}

/// Remembers which partitions were emptied; some cannot be.
private final class WipeLog: Sendable {
  private let state = Mutex((partitions: [String](), failing: Set<String>()))

  var partitions: [String] { state.withLock(\.partitions) }

  func fail(_ partition: String) { state.withLock { _ = $0.failing.insert(partition) } }

  var wipe: ServiceAccounts.Wipe {
    { [self] (partition) throws(PersistenceError) in
      let fails = state.withLock { state in
        state.partitions.append(partition)
        return state.failing.contains(partition)
      }
      if fails { throw .busy(reason: partition) }
    }
  }
}

/// A service during whose answer the record of accounts is changed, or removed.
private struct RecordChangingTransport: HTTPTransport {
  let path: String
  let record: String?

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    do {
      if let record {
        try Data(record.utf8).write(to: URL(filePath: path))
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      throw .notConnected(reason: "\(error)")
    }
    return HTTPResponse(
      status: .ok,
      fields: [.contentType: "application/json", .cacheControl: "max-age=60"],
      body: Data(#"["anna"]"#.utf8)
    )
  }
}

/// A keyring from which nothing can be removed.
private struct KeepingStore: SecretStore {
  private let store: InMemorySecretStore

  init(_ store: InMemorySecretStore) {
    self.store = store
  }

  func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    try await store.secret(for: key)
  }

  func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    try await store.set(secret, for: key)
  }

  func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool { throw .locked }
}
