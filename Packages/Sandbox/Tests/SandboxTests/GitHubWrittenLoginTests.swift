import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

/// The answers of the sign-in to the word.
@Suite struct GitHubWrittenLoginTests {
  typealias Client = GitHubLoginService.Client

  private let probe = GitHubProbe()

  private func begin(_ client: Client) async throws -> String {
    let form = "client_id=\(client.rawValue)&scope=gist%20nothing,repo"
    return GitHubProbe.text(try await probe.post("/login/device/code", form))
  }

  private func poll(_ begun: String, _ client: Client) async throws -> String {
    let code = try #require(begun.firstMatch(of: /"device_code":"([0-9a-f]+)"/)?.1)
    let grant = "urn:ietf:params:oauth:grant-type:device_code"
    let form = "client_id=\(client.rawValue)&device_code=\(code)&grant_type=\(grant)"
    return GitHubProbe.text(try await probe.post("/login/oauth/access_token", form))
  }

  private func lines(_ client: Client, waits: [Double]) async throws -> [String] {
    let begun = try await begin(client)
    var lines: [String] = []
    for wait in waits {
      probe.clock.advance(by: wait)
      let answer = try await poll(begun, client)
      let parts = answer.matches(of: /"(error|interval|access_token)":"?([a-z_0-9]+)/).map { String($0.2) }
      lines.append(parts.joined(separator: " "))
    }
    return lines.map { $0.hasPrefix("gh") ? "token" : $0 }
  }

  @Test(
    arguments: [
      (
        Client.oauthApp,
        #"""
        {"device_code":"431822602647f795633282579022c9e1c3b68934","user_code":"ZXZS-DTZH",\#
        "verification_uri":"https://github.com/login/device","expires_in":900,"interval":5}
        """#
      ),
      (
        .githubApp,
        #"""
        {"device_code":"35e692b03341b03d047c972531c6583c1b26258e","user_code":"SSHS-KLVT",\#
        "verification_uri":"https://github.com/login/device","expires_in":900,"interval":5}
        """#
      ),
      (
        .expired,
        #"""
        {"device_code":"513a9e64a7a42c0f577808777993b11bc128f641","user_code":"GNGZ-QFXD",\#
        "verification_uri":"https://github.com/login/device","expires_in":20,"interval":5}
        """#
      ),
    ] as [(Client, String)]
  )
  func `a sign-in begins with codes that follow from client and moment`(client: Client, json: String)
    async throws
  {
    let begun = try await begin(client)

    #expect(begun == json)
  }

  @Test(arguments: ["Xy1", "ov23a", "iv1", "xOv23a"])
  func `a client that GitHub does not know gets no code`(client: String) async throws {
    let answer = try await probe.post("/login/device/code", "client_id=\(client)")

    #expect(answer.status == .notFound)
    #expect(GitHubProbe.text(answer) == #"{"error":"Not Found"}"#)
  }

  @Test func `a simulated error of the sign-in is a page with its status`() throws {
    let request = HTTPRequest(url: try #require(URL(string: GitHubProbe.loginRoot)))

    let body = probe.login.errorBody(.serviceUnavailable, for: request)

    #expect(body.mediaType == "text/html; charset=utf-8")
    #expect(String(decoding: body.data, as: UTF8.self).contains("<h1>Error 503</h1>"))
  }

  @Test(
    arguments: [
      (
        Client.oauthApp,
        #"""
        {"access_token":"gho_300000060000000mimduowqcwqweuy1uhnt9","token_type":"bearer",\#
        "scope":"gist,repo"}
        """#
      ),
      (
        .githubApp,
        #"""
        {"access_token":"ghu_000000060000000mimduowqy9ssm69cigtry","expires_in":28800,\#
        "refresh_token":"ghr_000000060000000mimduowqofnkkjf8ni6k73x51vp4ov7izprok3ni6bm6gto24yz490ns\#
        nbgmm","refresh_token_expires_in":15897600,"token_type":"bearer","scope":""}
        """#
      ),
    ] as [(Client, String)]
  )
  func `a sign-in ends with tokens that follow from the moment`(client: Client, json: String) async throws {
    let begun = try await begin(client)
    var answer = ""
    for _ in 1...3 {
      probe.clock.advance(by: 5)
      answer = try await poll(begun, client)
    }

    #expect(answer == json)
  }

  @Test(
    arguments: [
      (Client.oauthApp, [0, 5, 5, 5], ["pending", "pending", "token", "incorrect"]),
      (.oauthApp, [1, 4.5, 9.5, 10], ["pending", "slow 10", "slow 15", "slow 20"]),
      (.oauthApp, [1, 4.5, 10, 10], ["pending", "slow 10", "pending", "token"]),
      (.denied, [0, 5, 5], ["pending", "denied", "denied"]),
      (.slowedDown, [0, 10, 10, 10], ["slow 10", "pending", "pending", "token"]),
      (.expired, [5, 5, 9.5, 0.5], ["pending", "pending", "pending", "expired"]),
      (.oauthApp, [899.5, 0.5], ["pending", "expired"]),
    ] as [(Client, [Double], [String])]
  )
  func `a code is asked for until it is decided, slowed down, or expired`(
    client: Client,
    waits: [Double],
    outcomes: [String]
  ) async throws {
    let names = [
      "pending": "authorization_pending", "incorrect": "incorrect_device_code", "denied": "access_denied",
      "expired": "expired_token",
    ]
    let expected = outcomes.map { names[$0] ?? $0.replacing("slow ", with: "slow_down ") }

    #expect(try await lines(client, waits: waits) == expected)
  }

  @Test(arguments: ["Application/JSON", "application/vnd.api+json"])
  func `media types are compared in any letter case, in both directions`(type: String) async throws {
    let body = #"{"client_id":"Ov23a"}"#

    let answer = try await probe.post("/login/device/code", body, contentType: type, accept: type)

    #expect(answer.status == .ok)
    #expect(answer.fields[.contentType] == "application/json; charset=utf-8")
  }

  @Test func `a client that names no accepted type gets a form`() async throws {
    let answer = try await probe.post("/login/device/code", "client_id=Xy1", accept: nil)

    #expect(GitHubProbe.text(answer) == "error=Not+Found")
  }

  @Test func `an error to be slowed down is a form with the new interval`() async throws {
    let begun = try await begin(.slowedDown)
    let code = try #require(begun.firstMatch(of: /"device_code":"([0-9a-f]+)"/)?.1)
    let grant = "urn:ietf:params:oauth:grant-type:device_code"
    let form = "client_id=\(Client.slowedDown.rawValue)&device_code=\(code)&grant_type=\(grant)"

    let answer = try await probe.post("/login/oauth/access_token", form, accept: nil)

    let text = GitHubProbe.text(answer)
    #expect(text.hasPrefix("error=slow_down&error_description=Too+many+requests+for+this+code.&error_uri="))
    #expect(text.hasSuffix("&interval=10"))
  }
}
