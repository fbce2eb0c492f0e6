import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import PeopleData
import PeopleDomain
import PeopleFakes
import ResourceLoading
import StorageKit
import Synchronization
import Testing

/// The vault, the verifier and the requests between them.
@Suite(.timeLimit(.minutes(5))) struct GitHubVaultTests {
  private let transport = ScriptedTransport()
  private let documents = InMemoryDocumentStore()
  private let keyring = InMemorySecretStore()
  private let start = Date(timeIntervalSince1970: 1_700_000_000)
  private let endpoints: PeopleEndpoints
  private let origin: Origin

  init() throws {
    let root = try #require(URL(string: "https://api.github.com"))
    endpoints = try #require(PeopleEndpoints(root: root))
    origin = try #require(Origin(root))
  }

  private var root: URL { endpoints.root }

  /// A program that is signed in as its environment and its files say.
  private struct Program {
    let vault: GitHubVault
    let client: OfflineHTTPClient
    let loader: ResourceLoader
    let verifier: HTTPAccountVerifier
  }

  private func program(
    in folder: String,
    environment: [String: String] = [:],
    isSandboxed: Bool = false,
    service: String = "github",
    renew: @escaping RenewingCredentials.Renew = { _ in nil }
  ) -> Program {
    let start = start
    let registry = AccountRegistry(
      file: WholeFile(path: folder + "/accounts.json"),
      places: [.keyring: keyring, .file: SecretFileStore(folder: folder + "/secrets")]
    )
    let lock = InterprocessLock(path: folder + "/lock", timeout: .seconds(60), clock: ContinuousClock())
    let parts = GitHubVault.Parts(
      accounts: ServiceAccounts(
        of: service,
        at: origin,
        in: registry,
        lock: lock,
        now: { start },
        renew: renew
      ),
      environment: environment,
      isSandboxed: isSandboxed,
      now: { start }
    )
    let account = CurrentAccount(GitHubVault.account(parts))
    let client = OfflineHTTPClient(
      transport: transport,
      store: documents,
      partition: root.absoluteString,
      now: { start }
    )
    let loader = ResourceLoader(client: client, account: account)
    return Program(
      vault: GitHubVault(parts, current: account) { partition throws(PersistenceError) in
        try await loader.wipe(partition)
      },
      client: client,
      loader: loader,
      verifier: HTTPAccountVerifier(loader: loader, endpoints: endpoints)
    )
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }

  private func answerUser(scopes: String? = nil) {
    var fields: HTTPFields = [.contentType: "application/json", .cacheControl: "private, max-age=60"]
    fields["X-OAuth-Scopes"] = scopes
    let body = Data("{\"login\":\"user5\",\"id\":5,\"type\":\"User\"}".utf8)
    transport.answers(HTTPResponse(status: .ok, fields: fields, body: body))
  }

  private func read(_ program: Program, _ policy: FetchPolicy = .cacheFirst) async throws(ServiceError)
    -> String
  {
    try await program.loader.read([String: Int].self, at: root.appending(path: "users"), policy) { document in
      document.keys.joined()
    }
    .value
  }

  private func answerList() {
    transport.answers(
      HTTPResponse(
        status: .ok,
        fields: [.contentType: "application/json", .cacheControl: "private, max-age=60"],
        body: Data("{\"list\":1}".utf8)
      )
    )
  }

  @Test(arguments: [
    ("repo, read:org, gist" as String?, TokenScopes.reported(["repo", "read:org", "gist"])),
    ("", .notReported),
    (nil, .notReported), (" , ", .notReported), ("read:user", .reported(["read:user"])),
  ])
  func `scopes that are absent or empty are not reported, which is no error`(
    field: String?,
    scopes: TokenScopes
  ) async throws {
    try await withFolder { folder in
      answerUser(scopes: field)
      let verified = try await program(in: folder).verifier.account(of: AccessToken("ghp_1"))

      #expect(verified == PeopleSamples.account(scopes: scopes))
      #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer ghp_1"])
    }
  }

  @Test func `an answer to the question whose a token is, is never stored`() async throws {
    try await withFolder { folder in
      answerUser()
      _ = try await program(in: folder).verifier.account(of: AccessToken("ghp_1"))

      #expect(try await documents.status().entries == 0)
    }
  }

  @Test func `a token that GitHub refuses is told from other failures`() async throws {
    try await withFolder { folder in
      transport.answers(
        HTTPResponse(status: .unauthorized, body: Data("{\"message\":\"Bad credentials\"}".utf8))
      )

      await #expect(throws: ServiceError.signInNeeded) {
        try await program(in: folder).verifier.account(of: AccessToken("ghp_1"))
      }
    }
  }

  @Test(arguments: [
    (["TESSERA_GITHUB_TOKEN": "a", "GH_TOKEN": "b", "GITHUB_TOKEN": "c"], "TESSERA_GITHUB_TOKEN", "a"),
    (["GH_TOKEN": "b", "GITHUB_TOKEN": "c"], "GH_TOKEN", "b"), (["GITHUB_TOKEN": "c"], "GITHUB_TOKEN", "c"),
    (["TESSERA_GITHUB_TOKEN": "", "GITHUB_TOKEN": "c"], "GITHUB_TOKEN", "c"),
  ])
  func `the first variable that is set counts, and an empty one is not set`(
    environment: [String: String],
    variable: String,
    token: String
  ) async throws {
    try await withFolder { folder in
      answerList()
      let program = program(in: folder, environment: environment)

      #expect(program.vault.environmentToken?.variable == variable)
      _ = try await read(program)
      #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer " + token])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func `with the sandbox, variables are ignored and named`() async throws {
    try await withFolder { folder in
      answerList()
      let environment = ["GH_TOKEN": "ghp_real", "GITHUB_TOKEN": "ghp_too"]
      let program = program(
        in: folder,
        environment: environment,
        isSandboxed: true,
        service: "github.sandbox"
      )

      #expect(program.vault.environmentToken == nil)
      #expect(program.vault.ignoredVariables == ["GH_TOKEN", "GITHUB_TOKEN"])
      _ = try await read(program)
      #expect(transport.requests.map { $0.fields[.authorization] } == [nil])
    }
  }

  @Test func `a variable that holds no token fails requests instead of sending them for nobody`() async throws
  {
    try await withFolder { folder in
      let program = program(in: folder, environment: ["GH_TOKEN": "two words"])

      await #expect(
        throws: ServiceError.credentialsUnreadable(reason: "GH_TOKEN does not hold a token")
      ) {
        try await read(program)
      }
      #expect(transport.requests.isEmpty)
    }
  }

  @Test(arguments: TokenStore.allCases)
  func `a stored token goes with requests at once, and in the next program`(store: TokenStore) async throws {
    try await withFolder { folder in
      answerList()
      let first = program(in: folder)
      let account = PeopleSamples.account(scopes: .reported(["repo"]))

      let saved = try await first.vault.save(TokenGrant(PeopleSamples.token("ghp_1")), of: account, in: store)
      _ = try await read(first)
      let next = program(in: folder)
      _ = try await read(next, .networkFirst)

      #expect(saved.account.verified == account)
      #expect(saved.leftovers == [])
      #expect(try await next.vault.stored() == saved.account)
      #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer ghp_1", "Bearer ghp_1"])
    }
  }

  @Test func `the token goes to the origin of the API and nowhere else`() async throws {
    try await withFolder { folder in
      answerList()
      let program = program(in: folder, environment: ["GH_TOKEN": "ghp_1"])
      for address in ["https://example.com/users", "http://api.github.com/users", "https://github.com/users"]
      {
        let url = try #require(URL(string: address))
        _ = try await program.loader.read([String: Int].self, at: url, .networkFirst) { $0.count }
      }

      #expect(transport.requests.allSatisfy { $0.fields[.authorization] == nil })
      #expect(transport.requests.count == 3)
    }
  }

  @Test func `accounts do not see each other's pages, nor those of nobody`() async throws {
    try await withFolder { folder in
      answerList()
      _ = try await read(program(in: folder))
      let signedIn = program(in: folder, environment: ["GH_TOKEN": "ghp_1"])
      let other = program(in: folder, environment: ["GH_TOKEN": "ghp_2"])

      await #expect(throws: ServiceError.offline) { try await read(signedIn, .cacheOnly) }
      _ = try await read(signedIn)
      await #expect(throws: ServiceError.offline) { try await read(other, .cacheOnly) }
      #expect(try await read(signedIn, .cacheOnly) == "list")
    }
  }

  @Test func `a new token of the account opens what the one before stored, once GitHub has told whose it is`()
    async throws
  {
    try await withFolder { folder in
      answerList()
      let (five, six) = (PeopleSamples.account(5).account.id, PeopleSamples.account(6).account.id)
      let signedIn = { (token: String) in program(in: folder, environment: ["GH_TOKEN": token]) }
      let first = signedIn("ghp_1")
      _ = try await read(first)
      await first.client.finishSaving()
      first.vault.remember(owner: five)

      await #expect(throws: ServiceError.offline) { try await read(signedIn("ghp_2"), .cacheOnly) }
      signedIn("ghp_2").vault.remember(owner: five)
      signedIn("ghp_3").vault.remember(owner: six)

      #expect(try await read(signedIn("ghp_1"), .cacheOnly) == "list")
      #expect(try await read(signedIn("ghp_2"), .cacheOnly) == "list")
      await #expect(throws: ServiceError.offline) { try await read(signedIn("ghp_3"), .cacheOnly) }
      let record = try String(contentsOfFile: folder + "/accounts.json", encoding: .utf8)
      #expect(!record.contains("ghp_"))
    }
  }

  @Test func `a stored token is remembered by its account alone`() async throws {
    try await withFolder { folder in
      let program = program(in: folder)

      program.vault.remember(owner: PeopleSamples.account().account.id)

      #expect(!FileManager.default.fileExists(atPath: folder + "/accounts.json"))
    }
  }

  @Test func `a damaged record of accounts leaves a token of the environment its own partition`()
    async throws
  {
    try await withFolder { folder in
      answerList()
      try Data("{".utf8).write(to: URL(filePath: folder + "/accounts.json"))
      let signedIn = { program(in: folder, environment: ["GH_TOKEN": "ghp_1"]) }
      let first = signedIn()
      first.vault.remember(owner: PeopleSamples.account().account.id)
      _ = try await read(first)
      await first.client.finishSaving()

      #expect(try await read(signedIn(), .cacheOnly) == "list")
      #expect(try String(contentsOfFile: folder + "/accounts.json", encoding: .utf8) == "{")
    }
  }

  @Test func `a token is in no stored response, no partition and no file but its own`() async throws {
    try await withFolder { folder in
      answerList()
      let program = program(in: folder)
      let account = PeopleSamples.account()
      _ = try await program.vault.save(
        TokenGrant(PeopleSamples.token("ghp_secret")),
        of: account,
        in: .keyring
      )
      _ = try await read(program)
      let variable = self.program(in: folder, environment: ["GH_TOKEN": "ghp_secret"])
      _ = try await read(variable)
      await variable.client.finishSaving()

      let stored = try await documents.status()
      #expect(stored.entries == 2)
      #expect(!String(describing: stored).contains("secret"))
      let files = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
      for file in files {
        guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
        #expect(!String(decoding: data, as: UTF8.self).contains("ghp_secret"), "\(file)")
      }
    }
  }

  @Test func `a sign-out empties the partition of the account and makes requests for nobody`() async throws {
    try await withFolder { folder in
      answerList()
      let program = program(in: folder)
      let account = PeopleSamples.account()
      _ = try await program.vault.save(TokenGrant(PeopleSamples.token("ghp_1")), of: account, in: .keyring)
      _ = try await read(program)
      await program.client.finishSaving()
      let before = try await documents.status().entries

      let removed = try await program.vault.remove()

      #expect(before == 1)
      #expect(try await documents.status().entries == 0)
      #expect(removed?.account == account.account)
      #expect(removed?.removals == [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)])
      #expect(removed?.cacheProblem == nil)
      #expect(try await program.vault.stored() == nil)
      _ = try await read(program)
      #expect(transport.requests.last?.fields[.authorization] == nil)
    }
  }

  @Test func `signing out when nobody is signed in says so`() async throws {
    try await withFolder { folder in
      let removed = try await program(in: folder).vault.remove()
      #expect(removed == nil)
    }
  }

  @Test func `signing in as another account wipes the pages of the one before`() async throws {
    try await withFolder { folder in
      answerList()
      let program = program(in: folder)
      let (first, second) = (PeopleSamples.account(5), PeopleSamples.account(6))
      _ = try await program.vault.save(TokenGrant(PeopleSamples.token("a")), of: first, in: .keyring)
      _ = try await read(program)
      await program.client.finishSaving()

      _ = try await program.vault.save(TokenGrant(PeopleSamples.token("b")), of: second, in: .keyring)

      #expect(try await documents.status().entries == 0)
      _ = try await read(program)
      #expect(transport.requests.last?.fields[.authorization] == "Bearer b")
    }
  }

  @Test func `a record of accounts of a newer version fails requests, and that is the reason`() async throws {
    try await withFolder { folder in
      try Data(#"{"version":9}"#.utf8).write(to: URL(filePath: folder + "/accounts.json"))
      let program = program(in: folder)

      await #expect(
        throws: ServiceError.credentialsUnreadable(
          reason: "it was made by a newer version",
          fault: .accountsOfNewerVersion
        )
      ) {
        try await read(program)
      }
    }
  }

  @Test func `a damaged record of accounts fails requests instead of sending them for nobody`() async throws {
    try await withFolder { folder in
      try Data("{".utf8).write(to: URL(filePath: folder + "/accounts.json"))
      let program = program(in: folder)

      await #expect(
        throws: ServiceError.credentialsUnreadable(
          reason: "accounts.json is damaged",
          fault: .damagedAccounts
        )
      ) {
        try await read(program)
      }
      await #expect(throws: SignInError.accountsDamaged) {
        try await program.vault.stored()
      }
    }
  }

  @Test func `a sign-in takes the place of a damaged record, and requests carry its token`() async throws {
    try await withFolder { folder in
      try Data("{".utf8).write(to: URL(filePath: folder + "/accounts.json"))
      answerList()
      let program = program(in: folder)
      let account = PeopleSamples.account()

      let saved = try await program.vault.save(
        TokenGrant(PeopleSamples.token("ghp_1")),
        of: account,
        in: .keyring
      )
      _ = try await read(program)

      #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer ghp_1"])
      #expect(try await self.program(in: folder).vault.stored() == saved.account)
      #expect(try String(contentsOfFile: folder + "/accounts.json.damaged", encoding: .utf8) == "{")
    }
  }

  @Test func `a sign-out with a damaged record removes what it names, and requests are sent again`()
    async throws
  {
    try await withFolder { folder in
      answerList()
      let first = program(in: folder)
      _ = try await first.vault.save(
        TokenGrant(PeopleSamples.token("ghp_1")),
        of: PeopleSamples.account(),
        in: .keyring
      )
      _ = try await read(first)
      await first.client.finishSaving()
      let before = try await documents.status().entries
      let path = folder + "/accounts.json"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.dropLast(3).utf8).write(to: URL(filePath: path))
      let program = program(in: folder)

      let removed = try await program.vault.remove()

      #expect(before == 1)
      #expect(removed?.account == nil)
      #expect(removed?.removals == [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)])
      #expect(removed?.cacheProblem == nil)
      #expect(try await documents.status().entries == 0)
      #expect(try await program.vault.stored() == nil)
      _ = try await read(program)
      #expect(transport.requests.last?.fields[.authorization] == nil)
      #expect(FileManager.default.fileExists(atPath: path + ".damaged"))
    }
  }

  @Test func `a sign-out with a record that names nobody says that something may be left`() async throws {
    try await withFolder { folder in
      try Data("{".utf8).write(to: URL(filePath: folder + "/accounts.json"))

      let removed = try await program(in: folder).vault.remove()

      #expect(removed?.account == nil)
      #expect(removed?.removals == [])
      #expect(removed?.cacheProblem != nil)
    }
  }

  @Test func `a session that GitHub has ended is known afterwards`() async throws {
    try await withFolder { folder in
      transport.answers(HTTPResponse(status: .unauthorized))
      let renew: RenewingCredentials.Renew = { _ throws(HTTPClientError) in throw .sessionEnded }
      let program = program(in: folder, renew: renew)
      let grant = TokenGrant(PeopleSamples.token("ghu_1"), refreshToken: AccessToken("ghr_1"))
      _ = try await program.vault.save(grant, of: PeopleSamples.account(), in: .keyring)
      #expect(try await program.vault.stored()?.isEnded == false)

      await #expect(throws: ServiceError.sessionEnded) { try await read(program) }

      #expect(try await self.program(in: folder).vault.stored()?.isEnded == true)
    }
  }

  @Test func `a token that GitHub refuses is renewed once, and the request repeated`() async throws {
    try await withFolder { folder in
      transport.answers { request in
        request.fields[.authorization] == "Bearer ghu_2"
          ? HTTPResponse(
            status: .ok,
            fields: [.contentType: "application/json"],
            body: Data("{\"list\":1}".utf8)
          )
          : HTTPResponse(status: .unauthorized)
      }
      let program = program(in: folder) { _ in
        AccountCredentials(accessToken: Secret("ghu_2"), refreshToken: Secret("ghr_2"))
      }
      let grant = TokenGrant(PeopleSamples.token("ghu_1"), refreshToken: AccessToken("ghr_1"))
      _ = try await program.vault.save(grant, of: PeopleSamples.account(), in: .keyring)

      #expect(try await read(program) == "list")
      let stored = try await keyring.secret(for: SecretKey(service: "github", account: "5"))
      #expect(stored?.text.contains("ghr_2") == true)
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct GitHubCLITests {
  /// A computer on which `gh` behaves as a test says.
  private struct FakePrograms: ProgramRunner {
    let answer: Result<ProgramOutcome, ProgramRunError>

    func run(
      _ program: String,
      _ arguments: [String],
      input: Secret?,
      limit: Duration
    ) async throws(ProgramRunError) -> ProgramOutcome {
      #expect([program] + arguments == ["gh", "auth", "token", "--hostname", "github.com"])
      #expect(input == nil && limit == .seconds(10))
      return try answer.get()
    }
  }

  private func token(_ answer: Result<ProgramOutcome, ProgramRunError>) async throws(SignInError)
    -> AccessToken
  {
    try await GitHubCLI(runner: FakePrograms(answer: answer), isSandboxed: false).token()
  }

  @Test func `the token is the line that gh writes`() async throws {
    #expect(try await token(.success(ProgramOutcome(status: 0, output: "gho_1\n"))).text == "gho_1")
  }

  @Test(arguments: [
    Result<ProgramOutcome, ProgramRunError>.success(ProgramOutcome(status: 1, errors: "no oauth token")),
    .success(ProgramOutcome(status: 0, output: "\n")), .failure(.missing(program: "gh")),
    .failure(.notStarted(reason: "no memory")),
  ])
  func `without a token of gh the user is not signed in with it`(
    answer: Result<ProgramOutcome, ProgramRunError>
  ) async {
    await #expect(throws: SignInError.notSignedInWithGitHubCLI) { try await token(answer) }
  }

  @Test func `a program gh that hangs is named, and not the service`() async {
    await #expect(throws: SignInError.gitHubCLITimedOut(after: .seconds(10))) {
      try await token(.failure(.timedOut(after: .seconds(10))))
    }
  }

  @Test func `a question to gh that is interrupted is no failure`() async {
    await #expect(throws: SignInError.cancelled) { try await token(.failure(.cancelled)) }
  }

  @Test func `the sandbox never gets a real token`() async {
    let programs = FakePrograms(answer: .success(ProgramOutcome(status: 0, output: "gho_1")))

    await #expect(throws: SignInError.sandboxed) {
      try await GitHubCLI(runner: programs, isSandboxed: true).token()
    }
  }
}
