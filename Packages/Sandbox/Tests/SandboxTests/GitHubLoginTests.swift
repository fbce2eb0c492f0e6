import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubLoginTests {
  private typealias Client = GitHubLoginService.Client

  private static let deviceGrant = "urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code"

  private let probe = GitHubProbe()

  private func begin(_ client: String, scope: String = "") async throws -> GitHubProbe.Object {
    let answer = try await probe.post("/login/device/code", "client_id=\(client)&scope=\(scope)")
    try #require(answer.status == .ok)
    return try GitHubProbe.object(answer)
  }

  private func code(_ client: String, scope: String = "") async throws -> String {
    try #require(await begin(client, scope: scope)["device_code"] as? String)
  }

  private func poll(_ code: String, _ client: String) async throws -> GitHubProbe.Object {
    let form = "client_id=\(client)&device_code=\(code)&grant_type=\(Self.deviceGrant)"
    let answer = try await probe.post("/login/oauth/access_token", form)
    #expect(answer.status == .ok)
    return try GitHubProbe.object(answer)
  }

  /// Polls as often as told, each time after the interval.
  private func polls(_ count: Int, _ client: String, every seconds: Double = 5) async throws -> [String] {
    let code = try await code(client)
    var outcomes: [String] = []
    for _ in 0..<count {
      probe.clock.advance(by: seconds)
      let answer = try await poll(code, client)
      outcomes.append(answer["error"] as? String ?? "token")
    }
    return outcomes
  }

  /// Signs in, and gives the answer with the token.
  private func signIn(_ client: String, scope: String = "") async throws -> GitHubProbe.Object {
    let code = try await code(client, scope: scope)
    for _ in 1...2 {
      _ = try await poll(code, client)
      probe.clock.advance(by: 5)
    }
    return try await poll(code, client)
  }

  private func refresh(_ token: String, _ client: String) async throws -> GitHubProbe.Object {
    let form = "client_id=\(client)&grant_type=refresh_token&refresh_token=\(token)"
    return try GitHubProbe.object(await probe.post("/login/oauth/access_token", form))
  }

  @Test func `a sign-in begins with two codes, an address and two times`() async throws {
    let answer = try await begin(Client.oauthApp.rawValue)
    #expect((answer["device_code"] as? String)?.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    #expect((answer["user_code"] as? String)?.wholeMatch(of: /[B-Z]{4}-[B-Z]{4}/) != nil)
    #expect(answer["verification_uri"] as? String == "https://github.com/login/device")
    #expect(answer["expires_in"] as? Int == 900)
    #expect(answer["interval"] as? Int == 5)
    #expect(answer.count == 5)
  }

  @Test func `each sign-in has codes of its own, the same in every process`() async throws {
    let first = try await begin("Ov23a")
    let second = try await begin("Ov23a")
    #expect(first["device_code"] as? String != second["device_code"] as? String)
    #expect(first["user_code"] as? String != second["user_code"] as? String)
    let other = try await GitHubProbe().post("/login/device/code", "client_id=Ov23a&scope=")
    #expect(try GitHubProbe.object(other)["user_code"] as? String == first["user_code"] as? String)
  }

  @Test func `requests may be JSON, answers are forms unless JSON is accepted`() async throws {
    let json = try await probe.post(
      "/login/device/code",
      #"{"client_id":"Ov23a","scope":"read:user"}"#,
      contentType: "application/json; charset=utf-8",
      accept: nil
    )
    #expect(json.fields[.contentType] == "application/x-www-form-urlencoded; charset=utf-8")
    let items = QueryItems(form: GitHubProbe.text(json)).texts
    #expect(items["interval"] == "5")
    #expect(items["expires_in"] == "900")
    #expect(items["verification_uri"] == "https://github.com/login/device")
    #expect(GitHubProbe.text(json).contains("verification_uri=https%3A%2F%2Fgithub.com%2Flogin%2Fdevice"))
    let form = try await probe.post("/login/device/code", "client_id=Ov23a", contentType: nil)
    #expect(form.fields[.contentType] == "application/json; charset=utf-8")
  }

  @Test(arguments: ["{}", #"{"client_id":7}"#, "[", ""]) func `a body without a client is 404`(
    body: String
  ) async throws {
    for type in ["application/json", "application/x-www-form-urlencoded"] {
      let answer = try await probe.post("/login/device/code", body, contentType: type)
      #expect(answer.status == .notFound)
      #expect(try GitHubProbe.object(answer)["error"] as? String == "Not Found")
    }
  }

  @Test(arguments: [
    (Client.oauthApp.rawValue, ["authorization_pending", "authorization_pending", "token"]),
    ("Ov23anything", ["authorization_pending", "authorization_pending", "token", "incorrect_device_code"]),
    (Client.githubApp.rawValue, ["authorization_pending", "authorization_pending", "token"]),
    (Client.denied.rawValue, ["authorization_pending", "access_denied", "access_denied"]),
    (
      Client.expired.rawValue,
      ["authorization_pending", "authorization_pending", "authorization_pending", "expired_token"]
    ),
    (Client.incorrect.rawValue, ["incorrect_client_credentials"]),
  ])
  func `the client id decides the outcome of a sign-in`(client: String, outcomes: [String]) async throws {
    #expect(try await polls(outcomes.count, client) == outcomes)
  }

  @Test(arguments: [(Client.disabled, "device_flow_disabled"), (.unauthorized, "unauthorized_client")])
  func `some clients get no code`(client: GitHubLoginService.Client, error: String) async throws {
    let answer = try await begin(client.rawValue)
    #expect(answer["error"] as? String == error)
    #expect(answer["device_code"] == nil)
    #expect((answer["error_description"] as? String)?.isEmpty == false)
    #expect((answer["error_uri"] as? String)?.hasPrefix("https://docs.github.com/") == true)
  }

  @Test func `asking earlier than the interval makes the interval longer each time`() async throws {
    let code = try await code("Ov23a")
    #expect(try await poll(code, "Ov23a")["error"] as? String == "authorization_pending")
    probe.clock.advance(by: 4.9)
    let early = try await poll(code, "Ov23a")
    #expect(early["error"] as? String == "slow_down")
    #expect(early["interval"] as? Int == 10)
    probe.clock.advance(by: 9.9)
    #expect(try await poll(code, "Ov23a")["interval"] as? Int == 15)
    probe.clock.advance(by: 15)
    #expect(try await poll(code, "Ov23a")["error"] as? String == "authorization_pending")
    probe.clock.advance(by: 15)
    #expect(try await poll(code, "Ov23a")["access_token"] is String)
  }

  @Test func `one client is slowed down at first, and then approved`() async throws {
    let client = Client.slowedDown.rawValue
    let expected = ["slow_down", "authorization_pending", "authorization_pending", "token"]
    #expect(try await polls(4, client, every: 10) == expected)
  }

  @Test func `a code is valid for fifteen minutes`() async throws {
    let code = try await code("Ov23a")
    probe.clock.advance(by: 899)
    #expect(try await poll(code, "Ov23a")["error"] as? String == "authorization_pending")
    probe.clock.advance(by: 1)
    #expect(try await poll(code, "Ov23a")["error"] as? String == "expired_token")
  }

  @Test func `a code is good for its own client only`() async throws {
    let code = try await code("Ov23a")
    #expect(try await poll(code, "Ov23b")["error"] as? String == "incorrect_device_code")
    #expect(try await poll("0" + code.dropFirst(), "Ov23a")["error"] as? String == "incorrect_device_code")
    #expect(try await poll("", "Ov23a")["error"] as? String == "incorrect_device_code")
    #expect(try await poll(code, "Xy1")["error"] as? String == "incorrect_client_credentials")
  }

  @Test(arguments: ["", "&grant_type=authorization_code", "&grant_type=device_code"])
  func `other grants are not supported`(grant: String) async throws {
    let answer = try await probe.post("/login/oauth/access_token", "client_id=Ov23a&code=1" + grant)
    #expect(answer.status == .ok)
    #expect(try GitHubProbe.object(answer)["error"] as? String == "unsupported_grant_type")
  }

  @Test func `the token of an OAuth app has the scopes and does not expire`() async throws {
    let answer = try await signIn("Ov23a", scope: "read:user+gist%20nonsense")
    #expect(answer["token_type"] as? String == "bearer")
    #expect(answer["scope"] as? String == "gist,read:user")
    #expect(answer.count == 3)
    let token = try #require(answer["access_token"] as? String)
    #expect(token.wholeMatch(of: /gho_[a-z0-9]{36}/) != nil)
    probe.clock.advance(by: 400 * 86_400)
    let own = try await probe.get("/user", token: token)
    #expect(try GitHubProbe.object(own)["login"] as? String == GitHubLoginService.accountLogin)
    #expect(own.fields["X-OAuth-Scopes"] == "gist, read:user")
  }

  @Test func `a token is valid in a later process`() async throws {
    let token = try #require(await signIn("Ov23a")["access_token"] as? String)
    #expect(try await GitHubProbe().get("/user", token: token).status == .ok)
  }

  @Test func `two sign-ins in one second have different tokens`() async throws {
    let codes = try await [code("Ov23a"), code("Ov23a")]
    for _ in 1...2 {
      for code in codes { _ = try await poll(code, "Ov23a") }
      probe.clock.advance(by: 5)
    }
    let first = try #require(await poll(codes[0], "Ov23a")["access_token"] as? String)
    #expect(try await poll(codes[1], "Ov23a")["access_token"] as? String != first)
  }

  @Test func `the token of a GitHub App expires and comes with one to refresh it`() async throws {
    let answer = try await signIn(Client.githubApp.rawValue)
    #expect(answer["expires_in"] as? Int == 28_800)
    #expect(answer["refresh_token_expires_in"] as? Int == 15_897_600)
    #expect(answer["scope"] as? String == "")
    let token = try #require(answer["access_token"] as? String)
    #expect(token.wholeMatch(of: /ghu_[a-z0-9]{36}/) != nil)
    #expect((answer["refresh_token"] as? String)?.wholeMatch(of: /ghr_[a-z0-9]{76}/) != nil)
    let own = try await probe.get("/user", token: token)
    #expect(own.status == .ok)
    #expect(own.fields["X-OAuth-Scopes"] == nil)
  }

  @Test func `a refresh gives a new pair and withdraws the old one`() async throws {
    let client = Client.githubApp.rawValue
    let old = try await signIn(client)
    let oldAccess = try #require(old["access_token"] as? String)
    let oldRefresh = try #require(old["refresh_token"] as? String)
    let new = try await refresh(oldRefresh, client)
    let newAccess = try #require(new["access_token"] as? String)
    let newRefresh = try #require(new["refresh_token"] as? String)
    #expect(try await probe.get("/user", token: newAccess).status == .ok)
    #expect(try await probe.get("/user", token: oldAccess).status == .unauthorized)
    #expect(try await refresh(oldRefresh, client)["error"] as? String == "bad_refresh_token")
    #expect(try await refresh(newRefresh, client)["access_token"] is String)
  }

  @Test func `a refresh token is valid for half a year, also in a later process`() async throws {
    let client = Client.githubApp.rawValue
    let token = try #require(await signIn(client)["refresh_token"] as? String)
    let later = GitHubProbe()
    let form = "client_id=\(client)&grant_type=refresh_token&refresh_token=\(token)"
    later.clock.advance(by: 10 + 15_897_599)
    let inTime = try await later.post("/login/oauth/access_token", form)
    #expect(try GitHubProbe.object(inTime)["access_token"] is String)
    let tooLate = GitHubProbe()
    tooLate.clock.advance(by: 10 + 15_897_600)
    let refused = try await tooLate.post("/login/oauth/access_token", form)
    #expect(try GitHubProbe.object(refused)["error"] as? String == "bad_refresh_token")
  }

  @Test func `only a refresh token of a GitHub App can be exchanged`() async throws {
    let client = Client.githubApp.rawValue
    let answer = try await signIn(client)
    let access = try #require(answer["access_token"] as? String)
    let token = try #require(answer["refresh_token"] as? String)
    #expect(try await refresh(access, client)["error"] as? String == "bad_refresh_token")
    #expect(try await refresh("ghr_x", client)["error"] as? String == "bad_refresh_token")
    #expect(try await refresh(token, "Ov23a")["error"] as? String == "bad_refresh_token")
    #expect(try await refresh(token, client)["access_token"] is String)
  }

  @Test func `errors of the flow are forms as well`() async throws {
    let answer = try await probe.post("/login/oauth/access_token", "client_id=Xy1", accept: "*/*")
    #expect(answer.status == .ok)
    let items = QueryItems(form: GitHubProbe.text(answer)).texts
    #expect(items["error"] == "incorrect_client_credentials")
    #expect(items["error_description"] == "The client id is not correct.")
  }

  @Test(arguments: [
    (HTTPMethod.get, "/login/device/code"), (.post, "/login/device"), (.get, "/"), (.get, "/nobody-at-all"),
    (.put, "/login/oauth/access_token"), (.post, "/login/oauth/access_token/"), (.post, "/robin-marsh"),
  ])
  func `anything else is 404 with a web page`(method: HTTPMethod, path: String) async throws {
    let url = try #require(URL(string: GitHubProbe.loginRoot + path))
    let answer = await probe.login.response(to: HTTPRequest(method: method, url: url))
    #expect(answer.status == .notFound)
    #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
  }

  @Test(arguments: [
    ("/login/device", "go back to the terminal"), ("/robin-marsh", "has no page"),
    ("/Robin-Marsh", "has no page"),
  ])
  func `the pages to which people are sent say what to do there`(path: String, text: String) async throws {
    let url = try #require(URL(string: GitHubProbe.loginRoot + path))
    for method in [HTTPMethod.get, .head] {
      let answer = await probe.login.response(to: HTTPRequest(method: method, url: url))
      #expect(answer.status == .ok)
      #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
      #expect(GitHubProbe.text(answer).contains(text) == (method == .get))
    }
  }

  @Test func `answers must not be stored for later`() async throws {
    let answer = try await probe.post("/login/device/code", "client_id=Ov23a")
    #expect(answer.fields[.cacheControl] == "max-age=0, private, must-revalidate")
    #expect(answer.fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
  }
}
