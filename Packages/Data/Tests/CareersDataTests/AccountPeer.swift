import CareersData
import CareersDomain
import CareersFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

/// A service with one account, and the programs that use it from one folder.
///
/// It behaves as measured: a refresh token works once, and an access token that is not the newest is refused.
final class AccountPeer: Sendable {
  struct State {
    var access = 0
    var refresh = 0
    var refreshes = 0
    var isSessionDead = false
    var isConnected = true
  }

  static let password = "correct horse battery"
  static let start = Date(timeIntervalSince1970: 1_772_366_400)

  let transport = ScriptedTransport()
  let documents = InMemoryDocumentStore()
  let folder: String
  private let root: URL
  private let state = Mutex(State())
  private let date = Mutex(AccountPeer.start)

  init(in folder: String) throws {
    self.folder = folder
    root = try #require(URL(string: "https://careers.example.com"))
    transport.answers { [self] request in answer(to: request) }
  }

  var refreshes: Int { state.withLock { $0.refreshes } }
  var paths: [String] { transport.requests.map { $0.url.path() } }

  func pass(seconds: Double) { date.withLock { $0 += seconds } }

  func endSession() { state.withLock { $0.isSessionDead = true } }

  func disconnect() { transport.fails(.notConnected(reason: "no network in this test")) }

  /// What the service wrote as secrets so far.
  static func secrets(_ count: Int) -> [String] {
    [password] + (1...count).flatMap { ["access-\($0)-secret", "refresh-\($0)-secret"] }
  }

  /// The files of the folder that contain one of some texts.
  func files(containing texts: [String]) throws -> [String] {
    let paths = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    return paths.filter { path in
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return false }
      let content = String(decoding: data, as: UTF8.self)
      return texts.contains { content.contains($0) }
    }
  }

  // MARK: - Programs

  /// A program over the folder; each has what it needs of its own.
  struct Program {
    let repository: HTTPAccountRepository
    let loader: ResourceLoader
    let client: OfflineHTTPClient
    let current: CurrentAccount
    let accounts: ServiceAccounts
  }

  func program(
    keyring: Bool = true,
    service: String = "careers",
    clock: any Clock<Duration> = ContinuousClock()
  ) throws -> Program {
    let now: @Sendable () -> Date = { [self] in date.withLock(\.self) }
    let endpoints = try #require(CareersEndpoints(root: root))
    let client = OfflineHTTPClient(
      transport: transport,
      store: documents,
      partition: root.absoluteString,
      now: now
    )
    let anonymous = ResourceLoader(client: client)
    let tokens = CareersTokens(loader: anonymous, endpoints: endpoints)
    let secrets: [TokenStore: any SecretStore] = [
      .file: SecretFileStore(folder: folder + "/secrets"), .keyring: keyringStore,
    ]
    let accounts = ServiceAccounts(
      of: service,
      at: try #require(Origin(root)),
      in: AccountRegistry(
        file: WholeFile(path: folder + "/accounts.json"),
        places: keyring ? secrets : secrets.filter { $0.key == .file }
      ),
      lock: InterprocessLock(path: folder + "/lock", timeout: .seconds(60), clock: clock),
      now: now
    ) { credentials throws(HTTPClientError) in
      try await tokens.renewed(credentials, at: now())
    }
    let current = CurrentAccount(accounts.initialAccount())
    let loader = ResourceLoader(client: client, account: current)
    let repository = HTTPAccountRepository(
      loader: loader,
      anonymous: anonymous,
      endpoints: endpoints,
      accounts: accounts,
      current: current,
      now: now
    ) { partition throws(PersistenceError) in
      try await loader.wipe(partition)
    }
    return Program(
      repository: repository,
      loader: loader,
      client: client,
      current: current,
      accounts: accounts
    )
  }

  private let keyringStore = InMemorySecretStore()

  /// A program in which the account is signed in.
  func signedIn(_ store: TokenStore = .file) async throws -> Program {
    let program = try program()
    let login = try LoginDetails(email: "mai@example.com", password: Self.password)
    _ = try await program.repository.logIn(login, in: store)
    return program
  }

  /// Reads the public list of jobs, as a guest may do too.
  func jobs(_ program: Program, _ policy: FetchPolicy = .networkFirst) async throws(ServiceError) -> Fetched<
    Int
  > {
    let url = root.appending(path: "v1/jobs")
    return try await program.loader.readPublic(policy, adapt: \.self) {
      (loader, policy) throws(ServiceError) in
      try await loader.read([String: [String]].self, at: url, policy) { list in list.count }
    }
  }

  // MARK: - The service

  func answer(to request: HTTPRequest) -> HTTPResponse {
    let body = String(decoding: request.body ?? Data(), as: UTF8.self)
    return state.withLock { state in
      switch request.url.path() {
      case "/v1/auth/register": session(&state, HTTPStatus(rawValue: 201), challenge: true)
      case "/v1/auth/login":
        body.contains(Self.password)
          ? session(&state, .ok) : Self.failure(.unauthorized, "invalid_credentials")
      case "/v1/auth/refresh":
        refresh(&state, body)
      case "/v1/auth/logout": HTTPResponse(status: HTTPStatus(rawValue: 204))
      case "/v1/auth/me":
        isAccepted(request, state)
          ? Self.json(.ok, #"{"user":\#(Self.user)}"#) : Self.failure(.unauthorized, "invalid_access_token")
      case "/v1/jobs":
        request.fields[.authorization] == nil || isAccepted(request, state)
          ? Self.json(.ok, #"{"items":[]}"#) : Self.failure(.unauthorized, "expired_access_token")
      default: Self.failure(.notFound, "not_found")
      }
    }
  }

  private func isAccepted(_ request: HTTPRequest, _ state: State) -> Bool {
    !state.isSessionDead && request.fields[.authorization] == "Bearer access-\(state.access)-secret"
  }

  private func session(_ state: inout State, _ status: HTTPStatus, challenge: Bool = false) -> HTTPResponse {
    state.access += 1
    state.refresh = state.access
    let members = """
      "user":\(Self.user),"accessToken":"access-\(state.access)-secret",\
      "refreshToken":"refresh-\(state.refresh)-secret"
      """
    let code = """
      ,"emailVerification":{"required":true,"verified":false,"email":"mai@example.com","sent":true,\
      "expiresInSec":600,"resendAvailableInSec":42,"developmentCode":"123456"}
      """
    return Self.json(status, "{" + members + (challenge ? code : "") + "}")
  }

  private func refresh(_ state: inout State, _ body: String) -> HTTPResponse {
    state.refreshes += 1
    guard !state.isSessionDead, body.contains("refresh-\(state.refresh)-secret") else {
      return Self.failure(.unauthorized, "invalid_refresh_token")
    }
    return session(&state, .ok)
  }

  static let user = """
    {"id":"usr_mai","fullName":"Mai Tanaka","email":"mai@example.com","emailVerified":false,"emailVerifiedAt":null,\
    "createdAt":"2026-02-27T12:00:00.000Z","roles":["sdm"]}
    """

  static func json(_ status: HTTPStatus, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, fields: [.contentType: "application/json"], body: Data(text.utf8))
  }

  static func failure(_ status: HTTPStatus, _ code: String) -> HTTPResponse {
    json(status, #"{"error":{"code":"\#(code)","message":"The text of \#(code)."}}"#)
  }
}

/// Runs a test in a folder of its own.
func withAccountFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "careers-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}

/// Runs a test with a peer whose files are in a folder of their own.
func withPeer(_ body: (AccountPeer) async throws -> Void) async throws {
  try await withAccountFolder { try await body(AccountPeer(in: $0)) }
}

/// The details of an account that is registered, with blanks and signs that need care.
func registration() throws -> NewAccount {
  try NewAccount(
    name: "Mai \"M\" Tanaka\u{2028}",
    email: " mai@example.com ",
    password: AccountPeer.password
  )
}
