import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubAuthenticationTests {
  private let probe = GitHubProbe()

  private func personal(
    _ login: String = "robin-marsh",
    _ scopes: Set<GitHubToken.Scope> = []
  ) throws -> String {
    try #require(GitHubToken.personal(for: login, scopes: scopes)).text
  }

  @Test(arguments: ["Bearer", "token", "BEARER", "Token"]) func `a token gives its account`(
    scheme: String
  ) async throws {
    let fields: HTTPFields = [.authorization: "\(scheme) \(try personal("Hana-Mori"))"]
    let answer = try await probe.get("/user", fields: fields)
    #expect(try GitHubProbe.object(answer)["login"] as? String == "hana-mori")
  }

  @Test func `without a token the own account is 401`() async throws {
    let answer = try await probe.get("/user")
    #expect(answer.status == .unauthorized)
    #expect(try GitHubProbe.object(answer)["message"] as? String == "Requires authentication")
  }

  @Test func `a token that is not valid is 401 for every address`() async throws {
    let token = try personal()
    let other = try #require(token.last == "a" ? "b" : "a")
    let unknown = GitHubToken(kind: .personal, accountID: 1, scopes: [], serial: 0).text
    let refresh = GitHubToken(kind: .refresh, accountID: 6, scopes: [], serial: 1_764_547_200_000).text
    let credentials = [
      "Bearer \(token.dropLast())\(other)", "Bearer \(token.dropLast())", "Bearer \(token)a", "Bearer x",
      "Bearer \(token.uppercased())", "Bearer \(unknown)", "Bearer \(refresh)", "Basic \(token)", token, "",
      "Bearer", "Bearer ghp_", "Bearer \(token.replacing("ghp_", with: "gho_"))",
    ]
    for value in credentials {
      for path in ["/user", "/users", "/users/aster", "/nothing", "/rate_limit"] {
        let answer = try await GitHubProbe().get(path, fields: [.authorization: value])
        #expect(answer.status == .unauthorized, "\(value) \(path)")
        #expect(try GitHubProbe.object(answer)["message"] as? String == "Bad credentials")
        #expect(answer.fields["X-OAuth-Scopes"] == nil)
      }
    }
  }

  @Test func `a personal token looks like GitHub's and is the same in every process`() throws {
    #expect(try personal().wholeMatch(of: /ghp_[a-z0-9]{36}/) != nil)
    #expect(try personal() == personal("ROBIN-MARSH"))
    #expect(try personal() != personal("aster"))
    #expect(try personal() != personal("robin-marsh", [.gists]))
    let fineGrained = try #require(GitHubToken.fineGrained(for: "robin-marsh")).text
    #expect(fineGrained.wholeMatch(of: /github_pat_[a-z0-9]{22}_[a-z0-9]{59}/) != nil)
    #expect(GitHubToken.personal(for: "no-such-login") == nil)
    #expect(GitHubToken.fineGrained(for: "no-such-login") == nil)
  }

  @Test func `a token is read back from its text`() throws {
    for kind in GitHubToken.Kind.allCases {
      let scopes: Set<GitHubToken.Scope> = kind == .personal ? [.repositories, .emailAddresses] : []
      let serial: UInt64 = kind == .personal || kind == .fineGrained ? 0 : 1_764_547_200_123
      let token = GitHubToken(kind: kind, accountID: 62_504_278, scopes: scopes, serial: serial)
      #expect(GitHubToken(token.text) == token)
      #expect(token.text.hasPrefix(kind.rawValue))
    }
  }

  @Test func `answers name the scopes of a classic token`() async throws {
    let all = try await probe.get("/user", token: personal("aster", Set(GitHubToken.Scope.allCases)))
    #expect(all.fields["X-OAuth-Scopes"] == "gist, read:org, read:user, repo, user:email")
    let none = try await probe.get("/users", token: personal())
    #expect(none.fields["X-OAuth-Scopes"] == "")
    #expect(none.fields["X-Accepted-OAuth-Scopes"] == "")
  }

  @Test func `answers to others name no scopes`() async throws {
    let fineGrained = try #require(GitHubToken.fineGrained(for: "aster")).text
    for answer in try await [probe.get("/user", token: fineGrained), probe.get("/users")] {
      #expect(answer.status == .ok)
      #expect(answer.fields["X-OAuth-Scopes"] == nil)
      #expect(answer.fields["X-Accepted-OAuth-Scopes"] == nil)
    }
  }

  @Test func `only the right to read it shows the private part of the own profile`() async throws {
    let with = try await probe.object("/user", token: personal("aster", [.ownProfile]))
    #expect(with["user_view_type"] as? String == "private")
    #expect(with["two_factor_authentication"] as? Bool == true)
    #expect((with["plan"] as? GitHubProbe.Object)?["name"] as? String == "free")
    let without = try await probe.object("/user", token: personal("aster", [.repositories]))
    #expect(without["user_view_type"] as? String == "public")
    #expect(without["plan"] == nil)
    let byLogin = try await probe.object("/users/aster", token: personal("aster", [.ownProfile]))
    #expect(byLogin["plan"] == nil)
  }

  @Test(arguments: [nil, "", "  "] as [String?]) func `a request that names no client is forbidden`(
    agent: String?
  ) async throws {
    var fields = HTTPFields()
    fields[.userAgent] = agent
    let url = try #require(URL(string: GitHubProbe.root + "/users"))
    let answer = await probe.service.response(to: HTTPRequest(url: url, fields: fields))
    #expect(answer.status == .forbidden)
    #expect(GitHubProbe.text(answer).contains("User-Agent"))
    #expect(answer.fields["x-ratelimit-remaining"] == "60")
    #expect(answer.fields[.retryAfter] == nil)
  }

  @Test func `a token of a GitHub App is valid for eight hours`() async throws {
    let issued = UInt64(probe.clock.now.timeIntervalSince1970)
    let token = GitHubToken(kind: .githubApp, accountID: 6, scopes: [], serial: issued * 1_000 + 1).text
    probe.clock.advance(by: 28_799)
    #expect(try await probe.get("/user", token: token).status == .ok)
    probe.clock.advance(by: 1)
    #expect(try await probe.get("/user", token: token).status == .unauthorized)
  }
}
