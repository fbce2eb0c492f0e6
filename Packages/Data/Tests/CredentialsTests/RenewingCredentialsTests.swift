import ClockFakes
import Credentials
import DomainKernel
import Foundation
import NetworkingKit
import StorageKit
import Synchronization
import Testing

/// Renewal: once for all, and stored before it is used.
@Suite(.timeLimit(.minutes(5))) struct RenewingCredentialsTests {
  private let keyring = InMemorySecretStore()
  private let date = SettableDate()

  private func pair(_ number: Int, lifetime: Double? = 28_800) -> AccountCredentials {
    AccountCredentials(
      accessToken: Secret("ghu_\(number)"),
      accessExpiresAt: lifetime.map { date.now + $0 },
      refreshToken: Secret("ghr_\(number)"),
      refreshExpiresAt: date.now + 1_000_000
    )
  }

  private var account: SignedInAccount {
    SignedInAccount(id: "5", name: "anna", place: .keyring, signedInAt: date.now)
  }

  private func withCredentials(
    _ stored: AccountCredentials?,
    renewals: TokenRenewals = TokenRenewals(),
    renew: @escaping RenewingCredentials.Renew = { _ in nil },
    _ body: (AccountRegistry, () -> RenewingCredentials) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let registry = AccountRegistry(
        file: WholeFile(path: folder + "/accounts.json"),
        places: [.keyring: keyring]
      )
      if let stored { try await registry.signIn(account, with: stored, at: "github") }
      try await body(registry) {
        credentials(in: registry, folder, renewals: renewals, renew: renew)
      }
    }
  }

  /// Credentials of an account, by default of the one in the keyring.
  private func credentials(
    of account: SignedInAccount? = nil,
    in registry: AccountRegistry,
    _ folder: String,
    renewals: TokenRenewals = TokenRenewals(),
    renew: @escaping RenewingCredentials.Renew = { _ in nil }
  ) -> RenewingCredentials {
    RenewingCredentials(
      of: account ?? self.account,
      at: "github",
      in: registry,
      lock: InterprocessLock(path: folder + "/lock", timeout: .seconds(60), clock: ContinuousClock()),
      now: { [date] in date.now },
      renewals: renewals,
      renew: renew
    )
  }

  @Test func `the stored token is sent as it is while it is valid`() async throws {
    try await withCredentials(pair(1)) { _, make in
      let found = try await make().authorization()
      #expect(found == "Bearer ghu_1")
    }
  }

  @Test(arguments: [(60.0, "Bearer ghu_1"), (59.0, "Bearer ghu_2")])
  func `a token with less than a minute left is renewed before it is sent`(
    lifetime: Double,
    expected: String
  ) async throws {
    let new = pair(2)
    let renew: RenewingCredentials.Renew = { _ in new }
    try await withCredentials(pair(1, lifetime: lifetime), renew: renew) { _, make in
      let found = try await make().authorization()
      #expect(found == expected)
    }
  }

  @Test func `a refused token is renewed, and the new pair is stored`() async throws {
    let (old, new) = (pair(1), pair(2))
    let asked = Mutex<[AccountCredentials]>([])
    let renew: RenewingCredentials.Renew = { credentials in
      asked.withLock { $0.append(credentials) }
      return new
    }
    try await withCredentials(old, renew: renew) { (registry, make) async throws in
      let credentials = make()
      _ = try await credentials.authorization()

      #expect(try await credentials.renewedAuthorization(after: "Bearer ghu_1") == "Bearer ghu_2")

      #expect(asked.withLock(\.self) == [old])
      #expect(try await registry.credentials(of: account, at: "github") == new)
      #expect(try await credentials.authorization() == "Bearer ghu_2")
    }
  }

  @Test func `many who were refused at once renew once`() async throws {
    let new = pair(2)
    let count = Mutex(0)
    let renew: RenewingCredentials.Renew = { _ in
      count.withLock { $0 += 1 }
      await Task.yield()
      return new
    }
    try await withCredentials(pair(1), renew: renew) { _, make in
      // Each stands for a program of its own.
      let programs = [make(), make(), make(), make()]
      for program in programs { _ = try await program.authorization() }

      let tokens = try await withThrowingTaskGroup { group in
        for program in programs {
          group.addTask { try await program.renewedAuthorization(after: "Bearer ghu_1") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(tokens == Array(repeating: "Bearer ghu_2", count: 4))
      #expect(count.withLock(\.self) == 1)
    }
  }

  @Test func `a renewal of another process that lasts too long is no fault of the tokens`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let registry = AccountRegistry(
        file: WholeFile(path: folder + "/a.json"),
        places: [.keyring: keyring]
      )
      try await registry.signIn(account, with: pair(1), at: "github")
      let lock = InterprocessLock(path: folder + "/lock", timeout: .zero, clock: ContinuousClock())
      let hold = try await lock.acquire()
      defer { hold.release() }
      let credentials = RenewingCredentials(
        of: account,
        at: "github",
        in: registry,
        lock: lock,
        now: { [date] in date.now }
      )
      _ = try await credentials.authorization()

      await #expect(throws: HTTPClientError.renewalFailed) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }
    }
  }

  @Test func `a renewal that has begun is not cancelled with its caller, and the program waits for it`()
    async throws
  {
    let (new, renewals) = (pair(2), TokenRenewals())
    let (started, end) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    let renew: RenewingCredentials.Renew = { _ throws(HTTPClientError) in
      started.continuation.finish()
      for await _ in end.stream {}
      if Task.isCancelled { throw .cancelled }
      return new
    }
    try await withCredentials(pair(1), renewals: renewals, renew: renew) { registry, make in
      let credentials = make()
      _ = try await credentials.authorization()
      let caller = Task { try? await credentials.renewedAuthorization(after: "Bearer ghu_1") }
      for await _ in started.stream {}
      caller.cancel()
      end.continuation.finish()

      await renewals.finish()

      #expect(try await registry.credentials(of: account, at: "github") == new)
      #expect(try await credentials.authorization() == "Bearer ghu_2")
    }
  }

  @Test func `a renewal holds the end of the program until the new pair is stored`() async throws {
    let new = pair(2)
    let events = Mutex<[String]>([])
    let renewals = TokenRenewals {
      events.withLock { $0.append("held") }
      return { events.withLock { $0.append("released") } }
    }
    let renew: RenewingCredentials.Renew = { _ in
      events.withLock { $0.append("renewed") }
      return new
    }
    try await withCredentials(pair(1), renewals: renewals, renew: renew) { _, make in
      let credentials = make()
      _ = try await credentials.authorization()
      #expect(events.withLock(\.self) == [])

      _ = try await credentials.renewedAuthorization(after: "Bearer ghu_1")

      #expect(events.withLock(\.self) == ["held", "renewed", "released"])
    }
  }

  @Test(arguments: [(.file, .tokenUnwritable), (.keyring, nil)] as [(TokenStore, CredentialsFault?)])
  func `where a pair cannot be stored, the service is not asked for a new one`(
    place: TokenStore,
    fault: CredentialsFault?
  ) async throws {
    try await withTemporaryFolder { folder in
      let store = FullStore(keyring)
      let registry = AccountRegistry(file: WholeFile(path: folder + "/a.json"), places: [place: store])
      let account = SignedInAccount(id: "5", name: "anna", place: place, signedInAt: date.now)
      let old = pair(1)
      try await registry.signIn(account, with: old, at: "github")
      let count = Mutex(0)
      let credentials = credentials(of: account, in: registry, folder) { credentials in
        count.withLock { $0 += 1 }
        return credentials
      }
      _ = try await credentials.authorization()
      store.isFull.withLock { $0 = true }

      await #expect(throws: HTTPClientError.credentialsUnavailable(reason: "full", fault: fault)) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }

      #expect(count.withLock(\.self) == 0)
      #expect(try await registry.credentials(of: account, at: "github") == old)
    }
  }

  @Test func `where the lock cannot be written, nothing is renewed, and that is the reason`() async throws {
    try await withTemporaryFolder { folder in
      let registry = AccountRegistry(
        file: WholeFile(path: folder + "/a.json"),
        places: [.keyring: keyring]
      )
      try await registry.signIn(account, with: pair(1), at: "github")
      let path = folder + "/a.json/lock"
      let credentials = RenewingCredentials(
        of: account,
        at: "github",
        in: registry,
        lock: InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock()),
        now: { [date] in date.now }
      )
      _ = try await credentials.authorization()

      let reason = path + ": Not a directory"
      await #expect(throws: HTTPClientError.credentialsUnavailable(reason: reason, fault: .tokenUnwritable)) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }
    }
  }

  @Test func `a new pair that cannot be stored is not used, and is stored as soon as that is possible`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = FullStore(keyring)
      let registry = AccountRegistry(file: WholeFile(path: folder + "/a.json"), places: [.keyring: store])
      try await registry.signIn(account, with: pair(1), at: "github")
      let new = pair(2)
      let count = Mutex(0)
      let credentials = credentials(of: account, in: registry, folder) { _ in
        count.withLock { $0 += 1 }
        store.isFull.withLock { $0 = true }
        return new
      }
      _ = try await credentials.authorization()

      await #expect(throws: HTTPClientError.credentialsUnavailable(reason: "full")) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }
      await #expect(throws: HTTPClientError.credentialsUnavailable(reason: "full")) {
        try await credentials.authorization()
      }
      store.isFull.withLock { $0 = false }
      #expect(try await credentials.authorization() == "Bearer ghu_2")
      #expect(try await registry.credentials(of: account, at: "github") == new)
      #expect(count.withLock(\.self) == 1)
    }
  }

  @Test func `without a refresh token there is nothing to renew`() async throws {
    let count = Mutex(0)
    try await withCredentials(AccountCredentials(accessToken: Secret("ghp_1"))) { credentials in
      count.withLock { $0 += 1 }
      return credentials
    } _: { _, make in
      let credentials = make()
      _ = try await credentials.authorization()

      #expect(try await credentials.renewedAuthorization(after: "Bearer ghp_1") == nil)
      #expect(count.withLock(\.self) == 0)
    }
  }

  @Test func `an expired refresh token is not sent, and ends the session`() async throws {
    var old = pair(1)
    old.refreshExpiresAt = date.now
    let count = Mutex(0)
    let renew: RenewingCredentials.Renew = { credentials in
      count.withLock { $0 += 1 }
      return credentials
    }
    try await withCredentials(old, renew: renew) { _, make in
      let credentials = make()
      _ = try await credentials.authorization()

      await #expect(throws: HTTPClientError.sessionEnded) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }
      #expect(count.withLock(\.self) == 0)
    }
  }

  @Test func `a session that the service ended has no tokens left, and every program says so`() async throws {
    let count = Mutex(0)
    let renew: RenewingCredentials.Renew = { _ throws(HTTPClientError) in
      count.withLock { $0 += 1 }
      throw .sessionEnded
    }
    try await withCredentials(pair(1, lifetime: 0), renew: renew) { registry, make in
      let (first, second) = (make(), make())
      for program in [first, second, first] {
        await #expect(throws: HTTPClientError.sessionEnded) { try await program.authorization() }
      }

      #expect(count.withLock(\.self) == 1)
      #expect(try await registry.credentials(of: account, at: "github") == nil)
      let known = try #require(try registry.account(at: "github"))
      #expect(known.name == "anna")
      #expect(known.endedAt == date.now)
    }
  }

  @Test(arguments: [
    HTTPClientError.notConnected(reason: "x"), .connectionLost(reason: "x"), .cancelled,
    .credentialsUnavailable(reason: "x"),
  ])
  func `a renewal that fails otherwise keeps the session`(error: HTTPClientError) async throws {
    let old = pair(1, lifetime: 0)
    let renew: RenewingCredentials.Renew = { _ throws(HTTPClientError) in throw error }
    try await withCredentials(old, renew: renew) { (registry, make) async throws in
      await #expect(throws: error) { try await make().authorization() }

      #expect(try await registry.credentials(of: account, at: "github") == old)
      #expect(try registry.account(at: "github")?.endedAt == nil)
    }
  }

  @Test func `a program whose account signed out elsewhere does not renew`() async throws {
    let count = Mutex(0)
    let renew: RenewingCredentials.Renew = { credentials in
      count.withLock { $0 += 1 }
      return credentials
    }
    try await withCredentials(pair(1), renew: renew) { registry, make in
      let credentials = make()
      _ = try await credentials.authorization()
      _ = try await registry.signOut(of: "github")

      await #expect(throws: HTTPClientError.sessionEnded) {
        try await credentials.renewedAuthorization(after: "Bearer ghu_1")
      }
      #expect(count.withLock(\.self) == 0)
    }
  }

  @Test func `a token that another program removed is reported as missing`() async throws {
    try await withCredentials(nil) { _, make in
      await #expect(
        throws: HTTPClientError.credentialsUnavailable(
          reason: "the keyring has no token for anna",
          fault: .noToken
        )
      ) {
        try await make().authorization()
      }
    }
  }

  @Test func `a record of accounts that cannot be read is a file to check`() async throws {
    try await withTemporaryFolder { folder in
      let credentials = RenewingCredentials(
        of: account,
        at: "github",
        in: AccountRegistry(file: WholeFile(path: folder), places: [.keyring: keyring]),
        lock: InterprocessLock(path: folder + "/lock", timeout: .zero, clock: ContinuousClock()),
        now: { [date] in date.now }
      )

      let reason = folder + ": not a regular file"
      await #expect(throws: HTTPClientError.credentialsUnavailable(reason: reason, fault: .unreadableFile)) {
        try await credentials.authorization()
      }
    }
  }

  @Test(arguments: [(.keyring, nil), (.file, .unreadableFile)] as [(TokenStore, CredentialsFault?)])
  func `a failing store is reported, and not taken for a missing token`(
    place: TokenStore,
    fault: CredentialsFault?
  ) async throws {
    try await withTemporaryFolder { folder in
      let registry = AccountRegistry(file: nil, places: [place: FailingStore()])
      let credentials = RenewingCredentials(
        of: SignedInAccount(id: "5", name: "anna", place: place, signedInAt: date.now),
        at: "github",
        in: registry,
        lock: InterprocessLock(path: folder + "/lock", timeout: .zero, clock: ContinuousClock()),
        now: { [date] in date.now }
      )

      await #expect(
        throws: HTTPClientError.credentialsUnavailable(
          reason: "secret-tool is not installed",
          fault: fault
        )
      ) {
        try await credentials.authorization()
      }
    }
  }
}

/// A store that refuses secrets from some moment on.
private final class FullStore: SecretStore {
  let isFull = Mutex(false)
  private let store: InMemorySecretStore

  init(_ store: InMemorySecretStore) {
    self.store = store
  }

  func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    try await store.secret(for: key)
  }

  func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    if isFull.withLock(\.self) { throw .failed(reason: "full") }
    try await store.set(secret, for: key)
  }

  func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool { try await store.remove(key) }
}
