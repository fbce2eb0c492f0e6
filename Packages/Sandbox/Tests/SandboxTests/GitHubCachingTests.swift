import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubCachingTests {
  private static let paths = ["/users", "/users?since=9&per_page=5", "/users/aster", "/user/6"]

  private let probe = GitHubProbe()
  private let token = GitHubToken.personal(for: "robin-marsh")?.text

  @Test(arguments: paths) func `a known validator gets 304 without a body`(path: String) async throws {
    let fresh = try await probe.get(path, token: token)
    let etag = try #require(fresh.fields[.etag])
    let answer = try await probe.get(path, token: token, fields: [.ifNoneMatch: etag])
    #expect(answer.status == .notModified)
    #expect(answer.body.isEmpty)
    for name in [HTTPField.Name.etag, .cacheControl, .vary, .lastModified, "Link"] {
      #expect(answer.fields[name] == fresh.fields[name], "\(name)")
    }
    let other = try await probe.get(path, token: token, fields: [.ifNoneMatch: "\"other\""])
    #expect(other.status == .ok)
    #expect(other.body == fresh.body)
  }

  @Test func `validators of lists are weak, those of profiles strong`() async throws {
    #expect(try await probe.get("/users").fields[.etag]?.wholeMatch(of: /W\/"[0-9a-f]{16}"/) != nil)
    #expect(try await probe.get("/users/aster").fields[.etag]?.wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
  }

  @Test(arguments: paths) func `the same bytes have another validator for every token`(path: String)
    async throws
  {
    let other = try #require(GitHubToken.fineGrained(for: "robin-marsh")).text
    let answers = try await [
      probe.get(path), probe.get(path, token: token), probe.get(path, token: other),
    ]
    #expect(Set(answers.map { $0.fields[.etag] }).count == 3)
    #expect(Set(answers.map(\.body)).count == 1)
    let foreign = try #require(answers[0].fields[.etag])
    #expect(try await probe.get(path, token: token, fields: [.ifNoneMatch: foreign]).status == .ok)
  }

  @Test func `different answers have different validators`() async throws {
    var tags: Set<String> = []
    for path in Self.paths + ["/users?since=9", "/users?per_page=5", "/users/oskar"] {
      tags.insert(try #require(await probe.get(path, token: token).fields[.etag]))
    }
    let own = try #require(GitHubToken.personal(for: "robin-marsh", scopes: [.ownProfile])).text
    tags.insert(try #require(await probe.get("/user", token: own).fields[.etag]))
    tags.insert(try #require(await probe.get("/user/6", token: own).fields[.etag]))
    #expect(tags.count == Self.paths.count + 5)
  }

  @Test func `copies are fresh for a minute, and private with a token`() async throws {
    #expect(try await probe.get("/users").fields[.cacheControl] == "public, max-age=60, s-maxage=60")
    let own = try await probe.get("/users", token: token)
    #expect(own.fields[.cacheControl] == "private, max-age=60, s-maxage=60")
    #expect(try await probe.get("/users/rmarsh").fields[.cacheControl] == "public, max-age=60, s-maxage=60")
    #expect(try await probe.get("/nothing").fields[.cacheControl] == nil)
  }

  @Test func `Vary comes in two lines and names the token where there is one`() async throws {
    let own = try await probe.get("/users", token: token)
    #expect(
      own.fields[values: .vary] == [
        "Accept, Authorization, Cookie, X-GitHub-OTP", "Accept-Encoding, Accept, X-Requested-With",
      ]
    )
    let open = try await probe.get("/users")
    #expect(open.fields[values: .vary] == ["Accept", "Accept-Encoding, Accept, X-Requested-With"])
  }

  @Test func `a profile says when it was changed, and a date alone is condition enough`() async throws {
    let profile = try await probe.get("/users/oskar")
    let text = try #require(profile.fields[.lastModified])
    let updated = try #require(try GitHubProbe.object(profile)["updated_at"] as? String)
    let date = try #require(HTTPDate.parse(text, now: probe.clock.now))
    #expect(date.formatted(.iso8601) == updated)
    #expect(try await probe.get("/users/oskar", fields: [.ifModifiedSince: text]).status == .notModified)
    let earlier = HTTPDate.format(date.addingTimeInterval(-1))
    #expect(try await probe.get("/users/oskar", fields: [.ifModifiedSince: earlier]).status == .ok)
    #expect(try await probe.get("/users").fields[.lastModified] == nil)
  }

  @Test(arguments: [
    (SandboxCondition.failing, 500, "text/html; charset=utf-8", "<!DOCTYPE html>"),
    (.rateLimited, 429, "application/json; charset=utf-8", "secondary rate limit"),
  ])
  func `a condition answers with this service's errors`(
    condition: SandboxCondition,
    status: Int,
    mediaType: String,
    text: String
  ) async throws {
    let sandbox = SandboxTransport(services: [probe.service, probe.login])
    let transport = ConditionedTransport(
      sandbox,
      condition: condition,
      clock: ManualClock(),
      now: { [clock = probe.clock] in clock.now },
      errorBody: sandbox.errorBody
    )
    let url = try #require(URL(string: GitHubProbe.root + "/users"))
    let answer = try await transport.send(HTTPRequest(url: url))
    #expect(answer.status.rawValue == status)
    #expect(answer.fields[.contentType] == mediaType)
    #expect(GitHubProbe.text(answer).contains(text))
  }

  @Test(arguments: [
    (503, "<!DOCTYPE html>"), (404, "Not Found"), (401, "Bad credentials"), (400, "message"),
    (403, "secondary rate limit"), (429, "secondary rate limit"), (409, "The request cannot be processed."),
  ])
  func `an error has the body of its status`(status: Int, text: String) throws {
    let request = HTTPRequest(url: try #require(URL(string: GitHubProbe.root)))
    let body = probe.service.errorBody(HTTPStatus(rawValue: status), for: request)
    #expect(String(decoding: body.data, as: UTF8.self).contains(text))
    #expect(body.mediaType.hasPrefix("text/html") == (status >= 500))
  }

  @Test func `one transport holds the service and its sign-in`() async throws {
    let transport = SandboxTransport(services: [probe.service, probe.login])
    let api = try #require(URL(string: GitHubProbe.root + "/users"))
    let request = HTTPRequest(url: api, fields: [.userAgent: "probe"])
    #expect(try await transport.send(request).status == .ok)
    let page = try #require(URL(string: "https://github.com/login/device/code"))
    let form = Data("client_id=Ov23x".utf8)
    #expect(try await transport.send(HTTPRequest(method: .post, url: page, body: form)).status == .ok)
  }
}
