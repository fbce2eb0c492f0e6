import Credentials
import DomainKernel
import Foundation
import StorageKit
import Testing

/// What is left of an account whose session the service ended.
@Suite(.timeLimit(.minutes(5))) struct SessionEndTests {
  private let keyring = InMemorySecretStore()
  private let credentials = AccountCredentials(accessToken: Secret("ghu_access"))
  private let end = Date(timeIntervalSince1970: 3000)

  private func account(_ id: String = "5", endedAt: Date? = nil) -> SignedInAccount {
    SignedInAccount(
      id: id,
      name: "user\(id)",
      place: .keyring,
      scopes: ["repo"],
      signedInAt: Date(timeIntervalSince1970: 1000),
      endedAt: endedAt
    )
  }

  private func registry(in folder: String, keyring: (any SecretStore)? = nil) -> AccountRegistry {
    AccountRegistry(
      file: WholeFile(path: folder + "/accounts.json"),
      places: [.keyring: keyring ?? self.keyring]
    )
  }

  @Test func `an account stays as it was, with the moment, and has no tokens left`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: credentials, at: "github")

      try await registry.endSession(of: account(), at: "github", on: end)

      #expect(try registry.account(at: "github") == account(endedAt: end))
      #expect(try await registry.credentials(of: account(), at: "github") == nil)
    }
  }

  @Test func `the session of an earlier account is not that of the one who is signed in`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account("6"), with: credentials, at: "github")
      try await registry.save(credentials, of: account("5"), at: "github")

      try await registry.endSession(of: account("5"), at: "github", on: end)

      #expect(try registry.account(at: "github") == account("6"))
      #expect(try await registry.credentials(of: account("6"), at: "github") == credentials)
      #expect(try await registry.credentials(of: account("5"), at: "github") == nil)
    }
  }

  @Test func `tokens that cannot be removed are an error, and the end is known all the same`() async throws {
    try await withTemporaryFolder { folder in
      try await registry(in: folder).signIn(account(), with: credentials, at: "github")
      let failing = registry(in: folder, keyring: FailingStore())

      await #expect(throws: CredentialsError.store(.keyring, .toolMissing(program: "secret-tool"))) {
        try await failing.endSession(of: account(), at: "github", on: end)
      }

      #expect(try failing.account(at: "github")?.endedAt == end)
    }
  }

  @Test func `signing out then says that there were no tokens`() async throws {
    try await withTemporaryFolder { folder in
      let registry = registry(in: folder)
      try await registry.signIn(account(), with: credentials, at: "github")
      try await registry.endSession(of: account(), at: "github", on: end)

      let removed = try await registry.signOut(of: "github")

      #expect(removed?.removals.first == TokenRemoval(.keyring, .absent))
      #expect(try registry.account(at: "github") == nil)
    }
  }

  @Test(arguments: ["ghp_plain", "{}", ""])
  func `a secret of another form is an error and no missing token`(text: String) async throws {
    try await withTemporaryFolder { folder in
      try await keyring.set(Secret(text), for: SecretKey(service: "github", account: "5"))

      await #expect(throws: CredentialsError.unreadableSecret(.keyring)) {
        try await registry(in: folder).credentials(of: account(), at: "github")
      }
    }
  }
}
