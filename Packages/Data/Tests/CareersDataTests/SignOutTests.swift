import CareersData
import CareersDomain
import CareersFakes
import ClockFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

/// What is left of a session, at the service and on this computer.
@Suite(.timeLimit(.minutes(5))) struct SignOutTests {
  private static let problem = PersistenceError.cannotBeSaved(reason: "the disk is full")

  /// The same repository over a cache that cannot be emptied.
  private func repository(of program: AccountPeer.Program) throws -> HTTPAccountRepository {
    let root = try #require(URL(string: "https://careers.example.com"))
    return HTTPAccountRepository(
      loader: program.loader,
      anonymous: ResourceLoader(client: program.client),
      endpoints: try #require(CareersEndpoints(root: root)),
      accounts: program.accounts,
      current: program.current,
      now: { AccountPeer.start },
      wipe: { _ throws(PersistenceError) in throw Self.problem }
    )
  }

  @Test func `a sign-out ends the session at the service, empties the partition and every store`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      let before = try await peer.documents.status().entries

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(before == 1)
      #expect(closed?.session?.email == "mai@example.com")
      #expect(closed?.serviceEnd == .ended)
      #expect(closed?.removals == [TokenRemoval(.file, .removed), TokenRemoval(.keyring, .absent)])
      #expect(closed?.cacheProblem == nil)
      #expect(try await peer.documents.status().entries == 0)
      #expect(try await program.repository.session() == nil)
      #expect(program.current.value == nil)
      let request = try #require(peer.transport.requests.last)
      #expect(request.url.path() == "/v1/auth/logout")
      #expect(request.fields[.authorization] == nil)
      #expect(
        String(decoding: request.body ?? Data(), as: UTF8.self) == #"{"refreshToken":"refresh-1-secret"}"#
      )
    }
  }

  @Test(arguments: [
    (FetchPolicy.networkFirst, ClosedSession.ServiceEnd.left(.offline)), (.cacheOnly, .left(nil)),
  ])
  func `a sign-out works without the service`(policy: FetchPolicy, expected: ClosedSession.ServiceEnd)
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.disconnect()

      let closed = try await program.repository.logOut(policy)

      #expect(closed?.serviceEnd == expected)
      #expect(try await program.repository.session() == nil)
      #expect(try peer.files(containing: AccountPeer.secrets(1)) == [])
    }
  }

  @Test func `a sign-out during a renewal leaves no token behind`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.pass(seconds: 900)

      async let renewal = try? peer.program().repository.user(.networkFirst)
      let closed = try await program.repository.logOut(.networkFirst)
      _ = await renewal

      #expect(closed != nil)
      #expect(try peer.files(containing: AccountPeer.secrets(2)) == [])
    }
  }

  @Test func `a sign-out during a renewal of another program ends the session with the new token`()
    async throws
  {
    try await withPeer { peer in
      let other = try await peer.signedIn()
      peer.pass(seconds: 900)
      let clock = ManualClock()
      let program = try peer.program(clock: clock)
      peer.transport.answers { request in
        if request.url.path() == "/v1/auth/refresh" { await clock.waitForSleeps(1) }
        return peer.answer(to: request)
      }
      async let renewal = other.repository.user(.networkFirst)
      await waitUntil { peer.paths.last == "/v1/auth/refresh" }

      async let signOut = program.repository.logOut(.networkFirst)
      _ = try await renewal
      clock.advance(by: .seconds(1))

      #expect(try await signOut?.serviceEnd == .ended)
      let request = try #require(peer.transport.requests.last)
      #expect(request.url.path() == "/v1/auth/logout")
      #expect(
        String(decoding: request.body ?? Data(), as: UTF8.self) == #"{"refreshToken":"refresh-2-secret"}"#
      )
    }
  }

  @Test func `signing out when nobody is signed in does nothing`() async throws {
    try await withPeer { peer in
      let closed = try await peer.program().repository.logOut(.networkFirst)
      #expect(closed == nil)
      #expect(peer.paths.isEmpty)
    }
  }

  @Test func `an interruption while the service is asked leaves the session`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.fails(.cancelled)

      await #expect(throws: AccountError.cancelled) { try await program.repository.logOut(.networkFirst) }

      #expect(try await program.repository.session() != nil)
      #expect(try await program.accounts.tokens() != nil)
    }
  }

  @Test func `a session without tokens is removed, and the service is not asked`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      try FileManager.default.removeItem(atPath: peer.folder + "/secrets")

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .noTokens(reason: nil))
      #expect(peer.paths == ["/v1/auth/login"])
      #expect(try await program.repository.session() == nil)
    }
  }

  @Test func `only where the record is damaged nobody can tell whose the account is`() async throws {
    try await withPeer { peer in
      #expect(try await peer.signedIn().current.value?.problem == nil)
      #expect(try peer.program().current.value?.problem == nil)
      let record = peer.folder + "/accounts.json"
      try Data("xx".utf8).write(to: URL(filePath: record))

      let problem = try peer.program().current.value?.problem

      let error = HTTPClientError.credentialsUnavailable(
        reason: "accounts.json is damaged",
        fault: .damagedAccounts
      )
      #expect(problem == error)
    }
  }

  @Test func `of a damaged record everything that it still names is removed, and the service is not asked`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      let paths = peer.paths
      let record = peer.folder + "/accounts.json"
      let content = try Data(contentsOf: URL(filePath: record)).dropLast(3)
      try content.write(to: URL(filePath: record))

      let closed = try await program.repository.logOut(.networkFirst)

      let expected = ClosedSession(
        nil,
        serviceEnd: .noTokens(reason: "accounts.json is damaged"),
        removals: [TokenRemoval(.keyring, .absent), TokenRemoval(.file, .removed)]
      )
      #expect(closed == expected)
      #expect(peer.paths == paths)
      #expect(try await program.repository.session() == nil)
      #expect(program.current.value == nil)
      #expect(try await peer.documents.status().entries == 0)
      #expect(try peer.files(containing: AccountPeer.secrets(1)) == [])
    }
  }

  @Test func `a web page does not tell that the session has ended`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let page = Data("<html>Sign in to this network</html>".utf8)
      peer.transport.answers(HTTPResponse(status: .ok, fields: [.contentType: "text/html"], body: page))

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .left(.malformed(.webPage)))
    }
  }

  @Test func `only an answer without content tells that the session has ended`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.answers(AccountPeer.json(.ok, #"{"ok":false}"#))

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .left(.malformed(.unexpectedStatus(200))))
    }
  }

  @Test(arguments: ["lock", ".accounts.json.new", "secrets/careers@usr_mai.new"])
  func `a session that could not be removed here is not ended at the service`(name: String) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let obstacle = URL(filePath: peer.folder + "/" + name)
      try? FileManager.default.removeItem(at: obstacle)
      try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)

      await #expect(throws: AccountError.self) { try await program.repository.logOut(.networkFirst) }

      #expect(peer.paths == ["/v1/auth/login"])
      try FileManager.default.removeItem(at: obstacle)
      #expect(try await program.repository.logOut(.networkFirst)?.serviceEnd == .ended)
    }
  }

  @Test func `that the service has ended a session is said where it cannot be removed here any more`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let obstacle = URL(filePath: peer.folder + "/.accounts.json.new")
      peer.transport.answers { request in
        try? FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
        return peer.answer(to: request)
      }

      let error = await #expect(throws: AccountError.self) {
        try await program.repository.logOut(.networkFirst)
      }

      guard case .endedButLeft(.persistence)? = error else {
        Issue.record("not told: \(String(describing: error))")
        return
      }
      #expect(peer.paths.last == "/v1/auth/logout")
      try FileManager.default.removeItem(at: obstacle)
      #expect(try await program.repository.logOut(.networkFirst) != nil)
      #expect(try await program.repository.session() == nil)
    }
  }

  @Test func `a session that the service does not end is removed, and the refusal is said`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.answers(AccountPeer.failure(.internalServerError, "internal_error"))

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .left(.serverError(status: 500)))
      #expect(try await program.repository.session() == nil)
    }
  }

  @Test func `cached content that is left at a sign-out is said`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()

      let closed = try await repository(of: program).logOut(.cacheOnly)

      #expect(closed?.cacheProblem == Self.problem)
    }
  }

  @Test func `cached content of another account that is left at a sign-in is said`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let user = AccountPeer.user.replacing("usr_mai", with: "usr_ken")
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"user":\#(user),"accessToken":"a","refreshToken":"r"}"#)
      )
      let login = try LoginDetails(email: "ken@example.com", password: AccountPeer.password)

      let opened = try await repository(of: program).logIn(login, in: .file)

      #expect(opened.session.id == CareersUser.ID(rawValue: "usr_ken"))
      #expect(opened.cacheProblem == Self.problem)
    }
  }

  @Test func `a session that cannot be ended at the service does not keep another from beginning`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.answers { request in
        request.url.path() == "/v1/auth/logout"
          ? AccountPeer.failure(.internalServerError, "internal_error") : peer.answer(to: request)
      }
      let login = try LoginDetails(email: "mai@example.com", password: AccountPeer.password)

      let opened = try await program.repository.logIn(login, in: .file)

      #expect(opened.user == CareersSamples.user)
      #expect(try await program.accounts.tokens()?.refreshToken == Secret("refresh-2-secret"))
    }
  }
}
