import CareersData
import CareersDomain
import CareersFakes
import Credentials
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// A token that is renewed once, and a session that stays where that fails.
@Suite(.timeLimit(.minutes(5))) struct TokenRenewalTests {
  @Test(arguments: [(839.0, 0), (841.0, 1), (7 * 86_400 - 1.0, 1)])
  func `a token with less than a minute left is renewed first, and the new pair is stored`(
    seconds: Double,
    refreshes: Int
  ) async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn()
      peer.pass(seconds: seconds)

      _ = try await peer.program().repository.user(.networkFirst)
      _ = try await peer.program().repository.user(.networkFirst)

      #expect(peer.refreshes == refreshes)
    }
  }

  @Test func `ten programs with an expired token renew it once`() async throws {
    try await withPeer { peer in
      _ = try await peer.signedIn()
      peer.pass(seconds: 900)
      let programs = try (0..<10).map { _ in try peer.program() }

      let names = try await withThrowingTaskGroup { group in
        for program in programs {
          group.addTask { try await program.repository.user(.networkFirst).value.name }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(names == Array(repeating: "Mai Tanaka", count: 10))
      #expect(peer.refreshes == 1)
    }
  }

  @Test func `a token that the service voids early is renewed once, and a public list is read again`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      // Another sign-in elsewhere makes the newest token another one, as a service with shorter lifetimes would.
      let stale = try await peer.jobs(program)
      #expect(stale.provenance.kind == .network)
      let tokens = try #require(try await program.accounts.tokens())
      peer.transport.answers { request in
        switch (request.url.path(), request.fields[.authorization]) {
        case ("/v1/auth/refresh", nil):
          AccountPeer.json(
            .ok,
            #"{"user":\#(AccountPeer.user),"accessToken":"access-9-secret","refreshToken":"refresh-9-secret"}"#
          )
        case (_, "Bearer access-9-secret"?): AccountPeer.json(.ok, #"{"items":[]}"#)
        default: AccountPeer.failure(.unauthorized, "invalid_access_token")
        }
      }

      let jobs = try await peer.jobs(program)

      #expect(jobs.provenance.kind == .network)
      #expect(tokens.accessToken == Secret("access-1-secret"))
      #expect(try await program.accounts.tokens()?.accessToken == Secret("access-9-secret"))
      #expect(peer.paths.suffix(3) == ["/v1/jobs", "/v1/auth/refresh", "/v1/jobs"])
    }
  }

  @Test(arguments: [(500, "internal_error"), (503, "unavailable"), (200, "internal_error")])
  func `a renewal that fails ends no session, and does not ask the user to sign in`(
    status: Int,
    code: String
  ) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.pass(seconds: 900)
      peer.transport.answers(AccountPeer.failure(HTTPStatus(rawValue: status), code))

      let shown = try await program.repository.user(.networkFirst)

      #expect(shown.provenance.staleness == .sessionNotRenewed)
      #expect(try await program.repository.session()?.isEnded == false)
      #expect(try await program.accounts.tokens() != nil)
      peer.transport.answers { peer.answer(to: $0) }
      #expect(try await peer.program().repository.user(.networkFirst).provenance.kind == .network)
    }
  }

  @Test func `a renewal whose answer is lost is told as a lost connection, not as an error of the service`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.pass(seconds: 900)
      peer.transport.fails(.connectionLost(reason: "reset"))

      let shown = try await program.repository.user(.networkFirst)

      #expect(shown.provenance.staleness == .connectionLost)
      #expect(try await program.repository.session()?.isEnded == false)
    }
  }

  @Test(arguments: [500, 404, 403, 200])
  func `a change is not sent where the session could not be renewed before`(status: Int) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.pass(seconds: 900)
      peer.transport.answers(AccountPeer.failure(HTTPStatus(rawValue: status), "internal_error"))

      await #expect(throws: AccountError.service(.sessionNotRenewed)) {
        try await program.repository.resendCode(to: "mai@example.com")
      }

      #expect(peer.paths == ["/v1/auth/login", "/v1/auth/refresh"])
      #expect(ServiceError.sessionNotRenewed.failedChange == .notTaken)
    }
  }

  @Test(arguments: [(#"{"id":"usr_ken"}"#, false), (#"{"id":"usr_mai"}"#, true), ("{}", true)])
  func `tokens of another account are not taken in a renewal`(user: String, areTaken: Bool) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.pass(seconds: 900)
      let answer = #"{"user":\#(user),"accessToken":"access-9-secret","refreshToken":"refresh-9-secret"}"#
      peer.transport.answers { request in
        request.url.path() == "/v1/auth/refresh"
          ? AccountPeer.json(.ok, answer) : AccountPeer.failure(.internalServerError, "internal_error")
      }

      await #expect(
        throws: AccountError.service(areTaken ? .serverError(status: 500) : .sessionNotRenewed)
      ) {
        try await program.repository.resendCode(to: "mai@example.com")
      }

      let token = try await program.accounts.tokens()?.accessToken
      #expect(token == Secret(areTaken ? "access-9-secret" : "access-1-secret"))
    }
  }

  @Test func `a change that was refused for its token is not told to be sent where the renewal fails`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.transport.answers { request in
        request.url.path() == "/v1/auth/refresh"
          ? AccountPeer.failure(.internalServerError, "internal_error")
          : AccountPeer.failure(.unauthorized, "expired_access_token")
      }

      await #expect(throws: AccountError.service(.sessionNotRenewed)) {
        try await program.repository.resendCode(to: "mai@example.com")
      }
    }
  }

  @Test func `where new tokens cannot be saved the old ones are not spent, and the next try renews them`()
    async throws
  {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      peer.pass(seconds: 900)
      let obstacle = peer.folder + "/secrets/careers@usr_mai.new"
      try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)

      let error = await #expect(throws: ServiceError.self) {
        try await program.repository.user(.networkFirst)
      }

      guard case .credentialsUnreadable(reason: _, fault: .tokenUnwritable?)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(peer.refreshes == 0)
      try FileManager.default.removeItem(atPath: obstacle)
      #expect(try await program.repository.user(.networkFirst).provenance.kind == .network)
      #expect(peer.refreshes == 1)
    }
  }

  @Test func `without a network the session stays, and the account is shown from the cache`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.pass(seconds: 900)
      peer.disconnect()

      let user = try await peer.program().repository.user(.networkFirst)

      #expect(user.value == CareersSamples.user)
      #expect(user.provenance.staleness == .offline)
      #expect(try await program.repository.session()?.isEnded == false)
      #expect(try await program.accounts.tokens() != nil)
    }
  }
}
