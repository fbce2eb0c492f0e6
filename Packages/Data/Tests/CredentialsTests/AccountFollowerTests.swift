import Credentials
import DomainKernel
import Foundation
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

/// What an open program takes over from sign-ins and sign-outs of other processes.
@Suite(.timeLimit(.minutes(5))) struct AccountFollowerTests {
  private let keyring = InMemorySecretStore()
  private let credentials = AccountCredentials(accessToken: Secret("ghu_access"))

  private func account(_ id: String) -> SignedInAccount {
    SignedInAccount(
      id: id,
      name: "user\(id)",
      place: .keyring,
      signedInAt: Date(timeIntervalSince1970: 1000)
    )
  }

  /// The accounts as one process knows them.
  private func accounts(in folder: String) throws -> ServiceAccounts {
    let url = try #require(URL(string: "https://api.github.com"))
    return ServiceAccounts(
      of: "github",
      at: try #require(Origin(url)),
      in: AccountRegistry(
        file: WholeFile(path: folder + "/accounts.json"),
        places: [.keyring: keyring, .file: SecretFileStore(folder: folder + "/secrets")]
      ),
      lock: InterprocessLock(path: folder + "/lock", timeout: .zero, clock: ContinuousClock()),
      now: { Date(timeIntervalSince1970: 2000) }
    )
  }

  @Test func `requests are for the account that another process signs in, until it signs it out`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let current = CurrentAccount(nil)
      let other = try accounts(in: folder)
      let follower = AccountFollower(of: try accounts(in: folder), current: current)
      var followed: [String?] = []
      func follow() {
        follower.follow()
        followed.append(current.value?.partition)
      }

      follow()
      for id in ["5", "6"] {
        _ = try await other.signIn(account(id), with: credentials, current: nil) { _ in }
        follow()
      }
      _ = try await other.signOut(current: nil) { _ in }
      follow()

      #expect(followed == [nil, "github:5", "github:6", nil])
    }
  }

  @Test func `while the record names the same account nothing is changed`() async throws {
    try await withTemporaryFolder { folder in
      let current = CurrentAccount(nil)
      let accounts = try accounts(in: folder)
      let follower = AccountFollower(of: accounts, current: current)
      _ = try await accounts.signIn(account("5"), with: credentials, current: nil) { _ in }
      follower.follow()
      current.use(HTTPAccount(partition: "of this process"))

      follower.follow()

      #expect(current.value?.partition == "of this process")
    }
  }

  @Test func `the account is unknown while the record cannot be read`() async throws {
    try await withTemporaryFolder { folder in
      let current = CurrentAccount(nil)
      let other = try accounts(in: folder)
      let follower = AccountFollower(of: try accounts(in: folder), current: current)
      try Data("{".utf8).write(to: URL(filePath: folder + "/accounts.json"))

      follower.follow()
      let problem = current.value?.problem
      _ = try await other.signIn(account("5"), with: credentials, current: nil) { _ in }
      follower.follow()

      #expect(problem != nil)
      #expect(current.value?.problem == nil)
      #expect(current.value?.partition == "github:5")
    }
  }
}
