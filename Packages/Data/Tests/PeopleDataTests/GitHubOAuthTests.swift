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
import Testing

/// Sign-in with a code, on the wire.
@Suite(.timeLimit(.minutes(5))) struct GitHubOAuthTests {
  private let transport = ScriptedTransport()
  private let start = Date(timeIntervalSince1970: 1_700_000_000)
  private let root: URL

  init() throws {
    root = try #require(URL(string: "https://github.com"))
  }

  private func oauth(at other: URL? = nil, clientID: String? = "Ov23test", problem: DeviceFlowProblem? = nil)
    -> GitHubOAuth
  {
    let start = start
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(),
      partition: "login",
      now: { start }
    )
    return GitHubOAuth(
      loader: ResourceLoader(client: client),
      root: other ?? root,
      clientID: clientID,
      problem: problem
    )
  }

  private func answer(_ body: String, _ status: Int = 200, type: String = "application/json") {
    transport.answers(
      HTTPResponse(
        status: HTTPStatus(rawValue: status),
        fields: [.contentType: type],
        body: Data(body.utf8)
      )
    )
  }

  private func codeBody(_ uri: String = "https://github.com/login/device") -> String {
    """
    {"device_code":"3584d83530557fdd1f46af8289938c8ef79f9dc5","user_code":"WDJB-MJHT",\
    "verification_uri":"\(uri)","expires_in":"600","interval":7}
    """
  }

  private let code = PeopleSamples.code()

  @Test func `a code is asked for with the client id alone`() async throws {
    answer(codeBody())

    let code = try await oauth().requestCode()

    #expect(code.userCode == "WDJB-MJHT")
    #expect(code.page.absoluteString == "https://github.com/login/device")
    #expect(code.lifetime == .seconds(600))
    #expect(code.interval == .seconds(7))
    let request = try #require(transport.requests.first)
    #expect(request.method == .post)
    #expect(request.url.absoluteString == "https://github.com/login/device/code")
    #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == "client_id=Ov23test")
    #expect(request.fields[.accept] == "application/json")
    #expect(request.fields[.contentType] == "application/x-www-form-urlencoded")
  }

  @Test func `a code may come as a form, with what was left out at its usual value`() async throws {
    answer(
      "device_code=abc&user_code=WDJB-MJHT&verification_uri=https%3A%2F%2Fgithub.com%2Flogin%2Fdevice",
      type: "application/x-www-form-urlencoded; charset=utf-8"
    )

    let code = try await oauth().requestCode()

    #expect(code.userCode == "WDJB-MJHT")
    #expect(code.lifetime == .seconds(900))
    #expect(code.interval == .seconds(5))
  }

  @Test func `another sign-in service names its own page, and no other server's`() async throws {
    let service = try #require(URL(string: "http://127.0.0.1:8080"))
    answer(codeBody("http://127.0.0.1:8080/login/device"))

    let code = try await oauth(at: service).requestCode()

    #expect(code.page.absoluteString == "http://127.0.0.1:8080/login/device")
    answer(codeBody("http://127.0.0.1:8081/login/device"))
    await #expect(throws: SignInError.deviceFlowUnavailable(.foreignAddress)) {
      try await oauth(at: service).requestCode()
    }
  }

  @Test(arguments: [
    "https://github.com.example.com/login/device", "https://example.com/login/device",
    "http://github.com/login/device", "https://user@github.com/login/device", "javascript:alert(1)",
    "https://github.com:8443/login/device",
  ])
  func `an address that is not GitHub's is never shown`(address: String) async {
    answer(codeBody(address))

    await #expect(throws: SignInError.deviceFlowUnavailable(.foreignAddress)) {
      try await oauth().requestCode()
    }
  }

  @Test(arguments: [
    (401, "{}", nil), (403, "{}", nil), (404, "<html></html>", nil), (422, "{\"error\":\"no\"}", "no"),
    (400, "{\"error\":\"device_flow_disabled\"}", "device_flow_disabled"),
    (400, "{\"error\":\"unauthorized_client\"}", "unauthorized_client"),
    (200, "{\"error\":\"device_flow_disabled\"}", "device_flow_disabled"),
    (200, "{\"device_code\":\"abc\",\"user_code\":\"X\"}", nil),
  ])
  func `a refusal means that it is not offered here`(status: Int, body: String, word: String?) async {
    answer(body, status)

    await #expect(throws: SignInError.deviceFlowUnavailable(.notOffered(code: word))) {
      try await oauth().requestCode()
    }
  }

  @Test(arguments: [
    ("<html></html>", MalformedReason.webPage), ("{\"user_code\":\"X\"}", .nothingUsable),
    ("{}", .nothingUsable), ("hello", .notJSON), ("", .empty),
  ])
  func `what is neither a code nor a refusal is no answer of GitHub`(
    body: String,
    reason: MalformedReason
  ) async {
    answer(body, 200)

    await #expect(throws: SignInError.service(.malformed(reason))) { try await oauth().requestCode() }
  }

  @Test(arguments: [200, 400, 401])
  func `a client id that GitHub does not know is told apart`(status: Int) async {
    answer("{\"error\":\"incorrect_client_credentials\"}", status)

    await #expect(throws: SignInError.deviceFlowUnavailable(.unknownClientID)) {
      try await oauth().requestCode()
    }
    await #expect(throws: SignInError.deviceFlowUnavailable(.unknownClientID)) {
      try await oauth().poll(code)
    }
  }

  @Test(arguments: [(400, "{\"error\":\"other\"}"), (500, ""), (429, "{}")])
  func `another failure is not a refusal of the device flow`(status: Int, body: String) async {
    answer(body, status)

    let error = await #expect(throws: SignInError.self) { try await oauth().requestCode() }

    if case .service? = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func `without a client id nothing is sent`() async {
    await #expect(throws: SignInError.deviceFlowUnavailable(.noClientID)) {
      try await oauth(clientID: nil).requestCode()
    }
    await #expect(throws: SignInError.deviceFlowUnavailable(.differentServices(variable: "V"))) {
      try await oauth(problem: .differentServices(variable: "V")).requestCode()
    }
    #expect(transport.requests.isEmpty)
  }

  @Test func `a client id that can be none is not sent, and ends no session`() async {
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))
    let oauth = oauth(clientID: "a b", problem: .invalidClientID)
    let reason = "it cannot be renewed with an invalid client ID"

    await #expect(throws: SignInError.deviceFlowUnavailable(.invalidClientID)) {
      try await oauth.requestCode()
    }
    await #expect(throws: HTTPClientError.credentialsUnavailable(reason: reason)) {
      try await oauth.renewed(old, at: start)
    }
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [
    ("{\"error\":\"authorization_pending\"}", DevicePoll.pending),
    ("{\"error\":\"slow_down\"}", .slowDown(nil)),
    ("{\"error\":\"slow_down\",\"interval\":10}", .slowDown(.seconds(10))),
    ("{\"error\":\"slow_down\",\"interval\":\"10\"}", .slowDown(.seconds(10))),
    ("{\"error\":\"expired_token\"}", .expired), ("{\"error\":\"incorrect_device_code\"}", .expired),
    ("{\"error\":\"access_denied\"}", .denied),
    (
      "{\"access_token\":\"gho_1\",\"token_type\":\"bearer\",\"scope\":\"\"}",
      .granted(TokenGrant(PeopleSamples.token("gho_1")))
    ),
    (
      "{\"access_token\":\"ghu_1\",\"expires_in\":28800,\"refresh_token\":\"ghr_1\",\"refresh_token_expires_in\":9}",
      .granted(
        TokenGrant(
          PeopleSamples.token("ghu_1"),
          lifetime: .seconds(28_800),
          refreshToken: AccessToken("ghr_1"),
          refreshLifetime: .seconds(9)
        )
      )
    ),
  ])
  func `errors come under 200, and so do tokens`(body: String, expected: DevicePoll) async throws {
    answer(body)
    #expect(try await oauth().poll(code) == expected)
  }

  @Test func `errors under 400 mean the same (RFC 6749, 5.2)`() async throws {
    answer("{\"error\":\"authorization_pending\"}", 400)

    #expect(try await oauth().poll(code) == .pending)
  }

  @Test func `tokens may come as a form`() async throws {
    answer("access_token=gho_1&scope=&token_type=bearer", type: "application/x-www-form-urlencoded")

    #expect(try await oauth().poll(code) == .granted(TokenGrant(PeopleSamples.token("gho_1"))))
  }

  @Test func `a question names the grant, and keeps the code out of the address`() async throws {
    answer("{\"error\":\"authorization_pending\"}")

    _ = try await oauth().poll(code)

    let request = try #require(transport.requests.first)
    #expect(request.url.absoluteString == "https://github.com/login/oauth/access_token")
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }
        == "client_id=Ov23test&device_code=device-secret&grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code"
    )
  }

  @Test(arguments: ["{}", "{\"access_token\":\"\"}", "{\"access_token\":\"a b\"}"])
  func `an answer without a token is unreadable`(body: String) async {
    answer(body)

    await #expect(throws: SignInError.service(.malformed(.nothingUsable))) { try await oauth().poll(code) }
  }

  @Test func `a renewal gives the new pair with its moments, and needs no secret`() async throws {
    answer("{\"access_token\":\"ghu_2\",\"expires_in\":28800,\"refresh_token\":\"ghr_2\"}")
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))

    let new = try await oauth().renewed(old, at: start)

    #expect(
      new
        == AccountCredentials(
          accessToken: Secret("ghu_2"),
          accessExpiresAt: start + 28_800,
          refreshToken: Secret("ghr_2")
        )
    )
    #expect(
      transport.requests.first?.body.map { String(decoding: $0, as: UTF8.self) }
        == "client_id=Ov23test&grant_type=refresh_token&refresh_token=ghr_1"
    )
  }

  @Test(arguments: [200, 400, 401])
  func `a refused refresh token means that the user has to sign in`(status: Int) async throws {
    answer("{\"error\":\"bad_refresh_token\"}", status)
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))

    #expect(try await oauth().renewed(old, at: start) == nil)
  }

  @Test(arguments: [
    "{}", "[]", "{\"access_token\":\"\"}", "{\"message\":\"ok\"}", "{\"error\":\"server_error\"}",
    "{\"error\":\"temporarily_unavailable\"}", "{\"error\":\"slow_down\"}", "<html></html>",
  ])
  func `an answer that neither renews nor refuses ends no session`(body: String) async {
    answer(body)
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))

    await #expect(throws: HTTPClientError.renewalFailed) {
      try await oauth().renewed(old, at: start)
    }
  }

  @Test(arguments: [400, 401, 403, 404, 410, 422, 429], ["", "{}", "{\"message\":\"no\"}", "<html></html>"])
  func `an error of the client that no word explains ends no session`(status: Int, body: String) async {
    answer(body, status)
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))

    await #expect(throws: HTTPClientError.renewalFailed) {
      try await oauth().renewed(old, at: start)
    }
  }

  @Test func `a renewal without a connection is no refusal`() async {
    transport.fails(.notConnected(reason: ""))
    let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))

    await #expect(throws: HTTPClientError.notConnected(reason: "the token could not be renewed")) {
      try await oauth().renewed(old, at: start)
    }
  }
}
