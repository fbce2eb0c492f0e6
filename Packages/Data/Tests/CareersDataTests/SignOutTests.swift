import CareersData
import CareersDomain
import CareersFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import ResourceLoading
import StorageKit
import Testing

/// What is left of a session, at the service and on this computer.
@Suite(.timeLimit(.minutes(5))) struct SignOutTests {
  private static let problem = PersistenceError.cannotBeSaved(reason: "the disk is full")

  private func withPeer(_ body: (AccountPeer) async throws -> Void) async throws {
    try await withAccountFolder { try await body(AccountPeer(in: $0)) }
  }

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

  @Test func `a session that the service does not end is removed, and the refusal is said`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.answers(AccountPeer.failure(.internalServerError, "internal_error"))

      let closed = try await program.repository.logOut(.networkFirst)

      #expect(closed?.serviceEnd == .left(.unavailable))
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
