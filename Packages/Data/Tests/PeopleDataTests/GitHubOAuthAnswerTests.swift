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

/// What is made of the fields of an answer of the sign-in, and when nothing is sent for one.
@Suite(.timeLimit(.minutes(5))) struct GitHubOAuthAnswerTests {
  private static let form = "application/x-www-form-urlencoded"
  private static let page = "https://github.com/login/device"

  private let transport = ScriptedTransport()
  private let start = Date(timeIntervalSince1970: 1_700_000_000)
  private let old = AccountCredentials(accessToken: Secret("ghu_1"), refreshToken: Secret("ghr_1"))
  private let code = PeopleSamples.code()

  private func oauth(at root: String = "https://github.com", clientID: String? = "Ov23test") throws
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
      root: try #require(URL(string: root)),
      clientID: clientID
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

  private func codeBody(userCode: String = "WDJB-MJHT", lifetime: String = "600") -> String {
    """
    {"device_code":"abc","user_code":"\(userCode)","verification_uri":"\(Self.page)",\
    "expires_in":"\(lifetime)"}
    """
  }

  @Test func `that there is no client id is known before anything is sent`() async throws {
    #expect(try oauth().problem == nil)
    #expect(try oauth(clientID: nil).problem == .noClientID)
    await #expect(throws: SignInError.deviceFlowUnavailable(.noClientID)) {
      try await oauth(clientID: nil).poll(code)
    }
    #expect(try await oauth(clientID: nil).renewed(old, at: start) == nil)
    #expect(transport.requests.isEmpty)
  }

  @Test func `tokens that were given without a refresh token are not renewed`() async throws {
    let credentials = AccountCredentials(accessToken: Secret("gho_1"))

    #expect(try await oauth().renewed(credentials, at: start) == nil)
    #expect(transport.requests.isEmpty)
  }

  // MARK: - Codes

  @Test func `the page for a code may have its earlier name`() async throws {
    answer(#"{"device_code":"abc","user_code":"A","verification_url":"\#(Self.page)"}"#)

    #expect(try await oauth().requestCode().page.absoluteString == Self.page)
  }

  @Test func `a server in the place of GitHub may send the user to GitHub`() async throws {
    answer(codeBody())

    #expect(try await oauth(at: "http://127.0.0.1:8080").requestCode().page.absoluteString == Self.page)
  }

  @Test(arguments: [(64, true), (65, false)])
  func `a code for the user has at most 64 bytes`(length: Int, isTaken: Bool) async throws {
    let userCode = String(repeating: "A", count: length)
    answer(codeBody(userCode: userCode))

    if isTaken {
      #expect(try await oauth().requestCode().userCode == userCode)
    } else {
      await #expect(throws: SignInError.service(.malformed(.nothingUsable))) {
        try await oauth().requestCode()
      }
    }
  }

  @Test(arguments: [
    #"{"user_code":"A","verification_uri":"\#(page)"}"#,
    #"{"device_code":"abc","verification_uri":"\#(page)"}"#,
    #"{"device_code":"a b","user_code":"A","verification_uri":"\#(page)"}"#,
  ])
  func `an answer without both codes is unreadable`(body: String) async {
    answer(body)

    await #expect(throws: SignInError.service(.malformed(.nothingUsable))) {
      try await oauth().requestCode()
    }
  }

  @Test(arguments: [
    ("0", 900), ("1", 1), ("31536000", 31_536_000), ("31536001", 900), ("-5", 900), ("soon", 900),
  ])
  func `a code is valid for a second up to a year, and otherwise for the usual time`(
    written: String,
    seconds: Int
  ) async throws {
    answer(codeBody(lifetime: written))

    #expect(try await oauth().requestCode().lifetime == .seconds(seconds))
  }

  @Test func `a grant that the service does not support is not offered here`() async {
    answer(#"{"error":"unsupported_grant_type"}"#, 400)

    await #expect(throws: SignInError.deviceFlowUnavailable(.notOffered(code: "unsupported_grant_type"))) {
      try await oauth().requestCode()
    }
  }

  @Test func `a limit of requests is no refusal of the device flow`() async {
    transport.answers(
      HTTPResponse(
        status: HTTPStatus(rawValue: 403),
        fields: ["X-RateLimit-Remaining": "0"],
        body: Data("{}".utf8)
      )
    )

    await #expect(throws: SignInError.service(.rateLimited(until: nil))) { try await oauth().requestCode() }
  }

  // MARK: - Tokens

  @Test func `a code that GitHub calls expired by its other name is expired`() async throws {
    answer(#"{"error":"token_expired"}"#)

    #expect(try await oauth().poll(code) == .expired)
  }

  @Test(arguments: ["device_flow_disabled", "unauthorized_client", "unsupported_grant_type"])
  func `a refusal while the code is waited for means that it is not offered here`(word: String) async {
    answer(#"{"error":"\#(word)"}"#)

    await #expect(throws: SignInError.deviceFlowUnavailable(.notOffered(code: word))) {
      try await oauth().poll(code)
    }
  }

  @Test(
    arguments: [
      (#"{"error":"weird","error_description":"Try again!"}"#, "application/json", "Try again!"),
      ("error=weird&error=other&error_description=Try+again%21%20%C3%A9", form, "Try again! é"),
      ("error_description=%zz&error=weird", form, nil), ("error_description=100%2&error=weird", form, nil),
      ("error=weird&error_description", form, nil),
    ] as [(String, String, String?)]
  )
  func `another error is told with the words of GitHub`(body: String, type: String, message: String?) async {
    answer(body, type: type)

    await #expect(throws: SignInError.service(.rejected(code: "weird", message: message))) {
      try await oauth().poll(code)
    }
  }

  @Test(arguments: [
    (#"[[[]]]"#, 0, true), (#"[[[[]]]]"#, 0, false), ("1", 97, true), ("1", 98, false),
  ])
  func `an answer has at most four levels and a hundred values`(value: String, more: Int, isRead: Bool) {
    let members = (0..<more).map { #""m\#($0)":1,"# }.joined()
    let body = Data(#"{\#(members)"value":\#(value),"error":"weird"}"#.utf8)

    let fields = try? OAuthFields(HTTPResponse(status: .ok, body: body))

    #expect(fields?["error"] == (isRead ? "weird" : nil))
  }

  @Test func `the fields of a form are told apart, whatever is in them`() {
    let body = OAuthFields.body([("a b", "é~-._\n&="), ("c", "+%")])

    #expect(String(decoding: body, as: UTF8.self) == "a%20b=%C3%A9~-._%0A%26%3D&c=%2B%25")
  }

  @Test func `a renewal says when the refresh token expires`() async throws {
    answer(#"{"access_token":"ghu_2","refresh_token":"ghr_2","refresh_token_expires_in":15811200}"#)

    let new = try #require(try await oauth().renewed(old, at: start))

    #expect(new.refreshExpiresAt == start + 15_811_200)
    #expect(new.accessExpiresAt == nil)
  }

  // MARK: - No answer

  @Test func `a request that is interrupted is no failure`() async {
    transport.fails(.cancelled)

    await #expect(throws: SignInError.cancelled) { try await oauth().requestCode() }
    await #expect(throws: SignInError.cancelled) { try await oauth().poll(code) }
    await #expect(throws: HTTPClientError.cancelled) { try await oauth().renewed(old, at: start) }
  }

  @Test(arguments: [
    (HTTPClientError.connectionLost(reason: "reset"), false), (.timedOut(after: .seconds(1)), true),
  ])
  func `a renewal without an answer ends no session, and the request itself was not sent`(
    error: HTTPClientError,
    isTimeout: Bool
  ) async {
    transport.fails(error)

    await #expect(throws: HTTPClientError.renewalUnanswered(isTimeout: isTimeout)) {
      try await oauth().renewed(old, at: start)
    }
  }
}
