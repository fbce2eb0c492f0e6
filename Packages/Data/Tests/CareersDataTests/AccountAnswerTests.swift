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
import Testing

@testable import CareersData

/// What is read of the answers about an account and its tokens, and what is sent for them.
@Suite(.timeLimit(.minutes(5))) struct AccountAnswerTests {
  private static let moment = #""2026-03-01T12:00:00.000Z""#
  private let now = CareersSamples.fetchedAt

  // MARK: - The user

  @Test(
    arguments: [
      (#""emailVerified":true,"emailVerifiedAt":\#(moment)"#, .verified(CareersSamples.fetchedAt)),
      (#""emailVerified":true"#, .verified(nil)),
      (#""emailVerifiedAt":\#(moment)"#, .verified(CareersSamples.fetchedAt)),
      (#""emailVerified":false,"emailVerifiedAt":\#(moment)"#, .unverified), (#""roles":[]"#, .unverified),
    ] as [(String, CareersUser.EmailState)]
  )
  func `an address is verified where the service says so, or when it was`(
    members: String,
    state: CareersUser.EmailState
  ) throws {
    let text = #"{"id":"u","email":"mai@example.com",\#(members)}"#

    let user = try JSONBody.decode(UserDTO.self, from: Data(text.utf8)).user

    #expect(
      user
        == CareersUser(
          id: CareersUser.ID(rawValue: "u"),
          name: "",
          email: "mai@example.com",
          emailState: state,
          createdAt: nil
        )
    )
  }

  @Test(arguments: ["account_locked", "unauthorized"])
  func `a sign-in that is refused for a reason of the service's own has its message`(code: String)
    async throws
  {
    try await withPeer { peer in
      peer.transport.answers(AccountPeer.failure(.unauthorized, code))
      let login = try LoginDetails(email: "mai@example.com", password: AccountPeer.password)

      let refusal = ServiceError.rejected(code: code, message: "The text of \(code).")
      await #expect(throws: AccountError.service(refusal)) {
        try await peer.program().repository.logIn(login, in: .file)
      }
    }
  }

  @Test(arguments: [("usr_ken", true), ("usr_mai", false)])
  func `the account and the profile of somebody else are not taken for the user's own`(
    id: String,
    isRefused: Bool
  ) async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      let root = try #require(URL(string: "https://careers.example.com"))
      let profiles = HTTPProfileRepository(
        loader: program.loader.forAccount,
        endpoints: try #require(CareersEndpoints(root: root))
      )
      let user = AccountPeer.user.replacing("usr_mai", with: id)
      peer.transport.answers(
        AccountPeer.json(.ok, #"{"user":\#(user),"profile":{"id":"\#(id)","trustScoreLabel":"TRUSTED"}}"#)
      )
      let edit = try ProfileEdit(name: "Mai", avatar: nil)

      var errors: [ServiceError] = []
      do throws(ServiceError) { _ = try await program.repository.user(.networkFirst) } catch {
        errors.append(error)
      }
      do throws(ServiceError) { _ = try await profiles.profile(.networkFirst) } catch {
        errors.append(error)
      }
      do throws(ServiceError) { _ = try await profiles.update(edit) } catch {
        errors.append(error)
      }

      #expect(errors == Array(repeating: .malformed(.unrelated), count: isRefused ? 3 : 0))
    }
  }

  // MARK: - Codes

  @Test(
    arguments: [
      ("0", 0, .seconds(0)), ("86400", 86_400, .seconds(86_400)), ("86401", 60, nil), ("-1", 60, nil),
      ("\"42\"", 42, .seconds(42)), ("null", 60, nil),
    ] as [(String, Double, Duration?)]
  )
  func `a wait and a lifetime of more than a day are none, and without a wait it is a minute`(
    seconds: String,
    wait: Double,
    lifetime: Duration?
  ) throws {
    let text = #"{"sent":true,"expiresInSec":\#(seconds),"resendAvailableInSec":\#(seconds)}"#

    let sent = try JSONBody.decode(ChallengeDTO.self, from: Data(text.utf8))

    #expect(
      sent.challenge(for: "given@example.com", at: now)
        == EmailChallenge(
          email: "given@example.com",
          isSent: true,
          resendAt: now.addingTimeInterval(wait),
          lifetime: lifetime,
          developmentCode: nil
        )
    )
  }

  @Test(arguments: [(20, true), (21, false)])
  func `a code has at most 20 bytes`(length: Int, isThere: Bool) throws {
    let code = String(repeating: "1", count: length)
    let text = #"{"verified":false,"email":"mai@example.com","developmentCode":"\#(code)"}"#

    let sent = try JSONBody.decode(ChallengeDTO.self, from: Data(text.utf8))
    let challenge = try #require(sent.challenge(for: "given@example.com", at: now))

    #expect(challenge.developmentCode == (isThere ? code : nil))
    #expect(challenge.email == "mai@example.com")
    #expect(!challenge.isSent)
  }

  @Test func `a code is not accepted because of a success that does not say so`() async throws {
    try await withPeer { peer in
      let program = try peer.program()
      peer.transport.answers(AccountPeer.json(.ok, #"{"verified":false}"#))

      await #expect(throws: AccountError.service(.malformed(.nothingUsable))) {
        try await program.repository.verify("123456", of: "mai@example.com")
      }
    }
  }

  @Test func `a code that is accepted makes the account be read again`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.transport.answers { request in
        request.url.path() == "/v1/auth/email-verification/verify"
          ? AccountPeer.json(.ok, #"{"verified":true}"#) : peer.answer(to: request)
      }

      _ = try await program.repository.verify("123456", of: "mai@example.com")
      await program.client.finishBackgroundWork()

      #expect(peer.paths.suffix(2) == ["/v1/auth/email-verification/verify", "/v1/auth/me"])
    }
  }

  @Test func `what is stored of the account is out of date once another code was sent`() async throws {
    try await withPeer { peer in
      let program = try await peer.signedIn()
      _ = try await program.repository.user(.networkFirst)
      await program.client.finishSaving()
      peer.transport.answers(AccountPeer.json(.ok, #"{"sent":true}"#))

      _ = try await program.repository.resendCode(to: "mai@example.com")

      #expect(try await program.repository.user(.cacheOnly).provenance.staleness == .changed)
    }
  }

  // MARK: - Tokens

  @Test(arguments: [
    ("!", true), ("~", true), ("a", true), (String(repeating: "a", count: 8192), true), ("", false),
    (" ", false), ("\u{7F}", false), (String(repeating: "a", count: 8193), false), ("é", false),
  ])
  func `a token has 1 to 8192 visible ASCII characters`(text: String, isToken: Bool) {
    let asAccess = TokensDTO(accessToken: text, refreshToken: "r").credentials(at: now)
    let asRefresh = TokensDTO(accessToken: "a", refreshToken: text).credentials(at: now)

    #expect((asAccess != nil) == isToken)
    #expect((asRefresh != nil) == isToken)
  }

  @Test func `tokens are taken to be valid for 15 minutes and for 7 days`() {
    #expect(
      TokensDTO(accessToken: "a", refreshToken: "r").credentials(at: now)
        == AccountCredentials(
          accessToken: Secret("a"),
          accessExpiresAt: now.addingTimeInterval(15 * 60),
          refreshToken: Secret("r"),
          refreshExpiresAt: now.addingTimeInterval(7 * 24 * 3600)
        )
    )
  }

  private func renew(_ transport: ScriptedTransport, refresh: String? = "r") async throws
    -> AccountCredentials?
  {
    let now = now
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: "tests",
      now: { now }
    )
    let root = try #require(URL(string: "https://careers.example.com"))
    let endpoints = try #require(CareersEndpoints(root: root))
    let tokens = CareersTokens(loader: ResourceLoader(client: client), endpoints: endpoints)
    let old = AccountCredentials(accessToken: Secret("a"), refreshToken: refresh.map { Secret($0) })
    return try await tokens.renewed(old, at: now)
  }

  @Test(
    arguments: [
      (.notConnected(reason: "x"), .notConnected(reason: "the session could not be renewed")),
      (.connectionLost(reason: "x"), .renewalUnanswered(isTimeout: false)),
      (.timedOut(after: .seconds(1)), .renewalUnanswered(isTimeout: true)),
      (.cancelled, .cancelled),
      (
        .rateLimited(until: CareersSamples.fetchedAt + 60),
        .rateLimited(until: CareersSamples.fetchedAt + 60)
      ),
      (.insecure(reason: .expired), .renewalFailed),
    ] as [(HTTPClientError, HTTPClientError)]
  )
  func `a renewal that gets no answer says why`(failure: HTTPClientError, expected: HTTPClientError) async {
    let transport = ScriptedTransport()
    transport.fails(failure)

    await #expect(throws: expected) { try await renew(transport) }
  }

  @Test(
    arguments: [
      (401, "invalid_refresh_token", .sessionEnded), (401, "invalid_access_token", .renewalFailed),
      (400, "invalid_body", .renewalFailed), (500, "internal_error", .renewalFailed),
    ] as [(Int, String, HTTPClientError)]
  )
  func `only a refresh token that is refused ends the session`(
    status: Int,
    code: String,
    expected: HTTPClientError
  ) async {
    let transport = ScriptedTransport()
    transport.answers(AccountPeer.failure(HTTPStatus(rawValue: status), code))

    await #expect(throws: expected) { try await renew(transport) }
  }

  @Test func `without a refresh token nothing is asked`() async throws {
    let transport = ScriptedTransport()

    #expect(try await renew(transport, refresh: nil) == nil)
    #expect(transport.requests.isEmpty)
  }

  // MARK: - Requests

  @Test func `texts are written as JSON whatever is in them`() throws {
    let url = try #require(URL(string: "https://careers.example.com/v1/auth/login"))
    let members = ["b": "\u{0}\u{F}\u{10}\u{1F} ", "a": "\"\\/é"]

    let request = HTTPRequest.post(members, to: url)

    let body = String(decoding: try #require(request.body), as: UTF8.self)
    #expect(body == #"{"a":"\"\\/é","b":"\u0000\u000f\u0010\u001f "}"#)
    #expect(request.method == .post && request.fields == [.contentType: "application/json"])
    #expect(!request.hasOwnLimit)
    #expect(HTTPRequest.authentication(members, to: url).hasOwnLimit)
  }
}
