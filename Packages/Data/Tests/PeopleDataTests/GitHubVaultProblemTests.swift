import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import PeopleFakes
import ResourceLoading
import StorageKit
import Testing

@testable import PeopleData

/// What the vault and the verifier say where something does not work, and what they leave as it is.
@Suite(.timeLimit(.minutes(5))) struct GitHubVaultProblemTests {
  private let transport = ScriptedTransport()
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// A vault with a keyring and no other place for tokens.
  private func vault(
    in folder: String,
    environment: [String: String] = [:],
    cacheProblem: PersistenceError? = nil
  ) throws -> GitHubVault {
    let start = start
    let registry = AccountRegistry(
      file: WholeFile(path: folder + "/accounts.json"),
      places: [.keyring: InMemorySecretStore()]
    )
    let parts = GitHubVault.Parts(
      accounts: ServiceAccounts(
        of: "github",
        at: try #require(URL(string: "https://api.github.com").flatMap { Origin($0) }),
        in: registry,
        lock: InterprocessLock(path: folder + "/lock", timeout: .seconds(60), clock: ContinuousClock()),
        now: { start }
      ),
      environment: environment,
      isSandboxed: false,
      now: { start }
    )
    let account = CurrentAccount(GitHubVault.account(parts))
    return GitHubVault(parts, current: account) { _ throws(PersistenceError) in
      if let cacheProblem { throw cacheProblem }
    }
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }

  private func verifier() throws -> HTTPAccountVerifier {
    let start = start
    let root = try #require(URL(string: "https://api.github.com"))
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: "tests",
      now: { start }
    )
    return HTTPAccountVerifier(
      loader: ResourceLoader(client: client),
      endpoints: try #require(PeopleEndpoints(root: root))
    )
  }

  private func answer(_ body: String) {
    transport.answers(
      HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: Data(body.utf8))
    )
  }

  @Test func `a token of the environment stays the one that is used, whoever signs in or out`() async throws {
    try await withFolder { folder in
      let vault = try vault(in: folder, environment: ["GH_TOKEN": "ghp_env"])
      let partition = try #require(vault.current.value?.partition)

      _ = try await vault.save(
        TokenGrant(PeopleSamples.token("ghp_1")),
        of: PeopleSamples.account(),
        in: .keyring
      )
      #expect(vault.current.value?.partition == partition)
      _ = try await vault.remove()

      #expect(vault.current.value?.partition == partition)
      #expect(vault.ignoredVariables == [])
    }
  }

  @Test func `a store is checked before it is used`() async throws {
    try await withFolder { folder in
      let vault = try vault(in: folder)

      try await vault.check(.keyring)
      await #expect(throws: SignInError.storeUnavailable(.file, reason: .other("not available here"))) {
        try await vault.check(.file)
      }
    }
  }

  @Test func `pages of another account that cannot be removed are told at the sign-in`() async throws {
    try await withFolder { folder in
      let vault = try vault(in: folder, cacheProblem: .busy(reason: "locked"))
      let grant = TokenGrant(PeopleSamples.token("ghp_1"))
      _ = try await vault.save(grant, of: PeopleSamples.account(5), in: .keyring)

      await #expect(throws: SignInError.persistence(.busy(reason: "locked"))) {
        _ = try await vault.save(grant, of: PeopleSamples.account(6), in: .keyring)
      }
      #expect(try await vault.stored()?.verified == PeopleSamples.account(6))
    }
  }

  @Test func `pages that cannot be removed are told after the sign-out`() async throws {
    try await withFolder { folder in
      let vault = try vault(in: folder, cacheProblem: .busy(reason: "locked"))
      let account = PeopleSamples.account()
      _ = try await vault.save(TokenGrant(PeopleSamples.token("ghp_1")), of: account, in: .keyring)

      let removed = try await vault.remove()

      #expect(removed?.account == account.account)
      #expect(removed?.cacheProblem == .busy(reason: "locked"))
      #expect(try await vault.stored() == nil)
    }
  }

  @Test(
    arguments: [
      (.madeByNewerVersion, .persistence(.madeByNewerVersion)),
      (.accounts(reason: "no right"), .persistence(.cannotBeRead(reason: "no right"))),
      (.damagedAccounts, .accountsDamaged), (.store(.keyring, .cancelled), .cancelled),
      (.store(.file, .locked), .storeUnavailable(.file, reason: .locked)),
      (
        .unreadableSecret(.keyring),
        .storeUnavailable(.keyring, reason: .anotherForm(.keyring))
      ),
    ] as [(CredentialsError, SignInError)]
  )
  func `an error of the accounts is told in the words of the sign-in`(
    error: CredentialsError,
    told: SignInError
  ) {
    #expect(SignInError(reading: error) == told)
  }

  @Test func `a record that cannot be written is told from one that cannot be read`() {
    let error = SignInError(saving: .accounts(reason: "no space"))

    #expect(error == .persistence(.cannotBeSaved(reason: "no space")))
    #expect(SignInError(saving: .damagedAccounts) == .accountsDamaged)
  }

  // MARK: - Whose a token is

  @Test func `without a token of its own the question is that of the current account`() async throws {
    answer(#"{"login":"user5","id":5}"#)

    let verified = try await verifier().account(of: nil)

    #expect(verified == PeopleSamples.account())
    #expect(transport.requests.map(\.url.absoluteString) == ["https://api.github.com/user"])
    #expect(transport.requests.map { $0.fields[.authorization] } == [nil])
  }

  @Test(arguments: [#"{"login":"","id":5}"#, #"{"login":"user5","id":-1}"#])
  func `an account without a name or a number is none`(body: String) async {
    answer(body)

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await verifier().account(of: AccessToken("ghp_1"))
    }
  }

  @Test func `a web page in place of a refusal is none, and GitHub's own words are told`() async {
    transport.answers(
      HTTPResponse(
        status: .forbidden,
        fields: [.contentType: "text/html; charset=utf-8"],
        body: Data("<html>".utf8)
      )
    )
    await #expect(throws: ServiceError.malformed(.webPage)) { try await verifier().account(of: nil) }

    transport.answers(
      HTTPResponse(
        status: .forbidden,
        fields: [.contentType: "application/json"],
        body: Data(#"{"message":"Not for this token"}"#.utf8)
      )
    )
    await #expect(throws: ServiceError.rejected(code: nil, message: "Not for this token")) {
      try await verifier().account(of: nil)
    }
  }
}
