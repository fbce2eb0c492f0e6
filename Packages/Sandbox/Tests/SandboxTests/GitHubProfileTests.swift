import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubProfileTests {
  private static let catalogue = AccountCatalogue.all
  private static let optionalMembers = [
    "name", "company", "blog", "location", "email", "hireable", "bio", "twitter_username",
  ]
  private static let profiles = (0..<AccountCatalogue.count).map { place -> [String: JSONValue] in
    let account = catalogue.account(at: place)
    let document = ProfileDocument(account: account, profile: catalogue.profile(of: account))
    guard case .object(let members) = document.json else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  private let probe = GitHubProbe()

  @Test func `a profile has the members of the list and those of its own`() async throws {
    let profile = try await probe.object("/users/aster")
    let item = try #require(await probe.accounts("/users?per_page=1").first)
    #expect(Set(item.keys).isSubset(of: profile.keys))
    #expect(
      Set(profile.keys).subtracting(item.keys)
        == Set(Self.optionalMembers)
        .union([
          "public_repos", "public_gists", "followers", "following", "created_at", "updated_at",
        ])
    )
    #expect(profile["name"] as? String == "Aster Lindqvist")
    #expect(profile["hireable"] as? Bool == true)
    #expect(profile["public_repos"] as? Int == 214)
    #expect(profile["public_gists"] as? Int == 61)
    #expect(profile["followers"] as? Int == 2_184_306)
    #expect(profile["following"] as? Int == 97)
    #expect(profile["twitter_username"] as? String == "asterlindqvist")
  }

  @Test(arguments: ["TobiAdeyemi", "tobiadeyemi", "TOBIADEYEMI", "tobi%41deyemi"])
  func `letter case in a login does not matter`(login: String) async throws {
    #expect(try await probe.object("/users/\(login)")["login"] as? String == "TobiAdeyemi")
  }

  @Test func `a profile has one address by login and one by id`() async throws {
    let byLogin = try await probe.get("/users/hana-mori")
    let id = try #require(try GitHubProbe.object(byLogin)["id"] as? Int)
    let byID = try await probe.get("/user/\(id)")
    #expect(byID.body == byLogin.body)
    #expect(byID.fields[.etag] == byLogin.fields[.etag])
  }

  @Test(arguments: [
    "/users/no-such-login", "/users/nobody7", "/users/nobody74", "/users/nobody99999", "/users/",
    "/users/aster/", "/users/aster%2Fx", "/users/%FF", "/users/á",
    "/user/0",
    "/user/1", "/user/-3", "/user/x", "/user/3/", "/user/99999999999999999999", "/", "",
    "/users/aster/followers",
    "/graphql", "//users", "/Users",
  ])
  func `what does not exist is 404 with a message`(path: String) async throws {
    let escaped = path.replacing("á", with: "%C3%A1")
    let answer = try await probe.get(escaped)
    #expect(answer.status == .notFound)
    #expect(answer.fields[.contentType] == "application/json; charset=utf-8")
    let body = try GitHubProbe.object(answer)
    #expect(body["message"] as? String == "Not Found")
    #expect((body["documentation_url"] as? String)?.hasPrefix("https://docs.github.com/") == true)
    #expect(body["status"] as? String == "404")
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, .options])
  func `other methods are 404 as well`(method: HTTPMethod) async throws {
    #expect(try await probe.get("/users", method: method).status == .notFound)
  }

  @Test(arguments: ["rmarsh", "RMarsh"])
  func `a former login leads to the address that stays`(login: String) async throws {
    let answer = try await probe.get("/users/\(login)")
    let address = "https://api.github.com/user/6"
    #expect(answer.status.rawValue == 301)
    #expect(answer.fields[.location] == address)
    let body = try GitHubProbe.object(answer)
    #expect(body["message"] as? String == "Moved Permanently")
    #expect(body["url"] as? String == address)
    #expect(try await probe.object(address)["login"] as? String == "robin-marsh")
  }

  @Test func `some computed accounts were renamed, and none has a login that another one had`() throws {
    var former: [String] = []
    for place in 0..<AccountCatalogue.count {
      let account = Self.catalogue.account(at: place)
      guard let login = Self.catalogue.formerLogin(of: account.role) else { continue }
      former.append(login)
      #expect(Self.catalogue.account(named: login) == account, "\(login)")
    }
    #expect(former.count > 300)
    #expect(Set(former).count == former.count)
  }

  @Test(arguments: optionalMembers) func `a member is set, null, empty or missing somewhere`(
    member: String
  ) async throws {
    let values = Self.profiles.map { $0[member] }
    #expect(values.contains { $0?.isNull == true })
    #expect(values.contains { $0 == nil })
    if member == "hireable" {
      #expect(values.contains { $0?.flag == true })
      #expect(values.contains { $0?.flag == false })
    } else {
      #expect(values.contains { $0?.text?.isEmpty == false })
    }
    if ["name", "company", "blog", "location", "bio"].contains(member) {
      #expect(values.contains { $0?.text == "" })
    }
  }

  @Test func `websites come with a scheme, without one, and as other texts`() async throws {
    let sites = Self.profiles.compactMap { $0["blog"]?.text }
    #expect(sites.contains { $0.hasPrefix("https://") })
    #expect(sites.contains { $0.hasPrefix("http://") })
    #expect(sites.contains { $0.hasSuffix(".example") && !$0.contains("://") })
    #expect(sites.contains("coming soon"))
  }

  @Test func `companies are accounts or names`() async throws {
    let companies = Self.profiles.compactMap { $0["company"]?.text }
    #expect(companies.contains { $0.hasPrefix("@") })
    #expect(companies.contains { !$0.isEmpty && !$0.hasPrefix("@") })
    let logins = companies.filter { $0.hasPrefix("@") }.flatMap { $0.split { $0 == " " || $0 == "@" } }
    #expect(logins.allSatisfy { Self.catalogue.account(named: String($0))?.kind == .organisation })
  }

  @Test func `biographies have several lines, emoji, Chinese and Arabic in them`() async throws {
    let texts = Self.profiles.compactMap { $0["bio"]?.text }
    for sign in ["\r\n", "🌱", "数据库", "مفتوح", "👩🏽‍💻"] {
      #expect(texts.contains { $0.contains(sign) }, "\(sign)")
    }
  }

  @Test func `no text holds a control character but line breaks, or a part that was not filled in`() {
    for text in Self.profiles.flatMap({ $0.filter { !$0.key.hasSuffix("_url") }.values }).compactMap(\.text) {
      let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0D || $0 == 0x0A }
      #expect(isPlain && !text.contains("{") && !text.contains("  "), "\(text)")
    }
  }

  @Test func `accounts were made in the order of their ids, and changed later or never`() async throws {
    let profiles = Self.profiles
    let times = profiles.compactMap { profile -> (created: String, updated: String)? in
      guard let created = profile["created_at"]?.text, let updated = profile["updated_at"]?.text
      else { return nil }
      return (created, updated)
    }
    #expect(times.count == AccountCatalogue.count)
    #expect(times.allSatisfy { $0.created.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil })
    // The form sorts by time.
    #expect(times.allSatisfy { $0.created <= $0.updated })
    #expect(times.contains { $0.created == $0.updated })
    #expect(zip(times, times.dropFirst()).allSatisfy { $0.created < $1.created })
    #expect(times.allSatisfy { $0.created >= "2008-02-11" && $0.updated < "2025-09-02" })
  }

  @Test func `counts go from nothing to millions`() async throws {
    let profiles = Self.profiles
    for member in ["public_repos", "public_gists", "followers", "following"] {
      let counts = profiles.compactMap { $0[member]?.number }
      #expect(counts.count == profiles.count)
      #expect(counts.min() == 0)
    }
    let followers = profiles.compactMap { $0["followers"]?.number }
    for limit in [10, 1_000, 10_000, 100_000, 1_000_000] {
      #expect(followers.contains { $0 > limit })
    }
    #expect(followers.count { $0 < 100 } > followers.count / 2)
  }

  @Test func `profiles are varied`() async throws {
    let profiles = Self.profiles
    func different(_ member: String) -> Int {
      Set(profiles.compactMap { $0[member]?.text }).count
    }
    #expect(different("login") == AccountCatalogue.count)
    #expect(different("name") > 3_500)
    #expect(different("bio") > 1_200)
    #expect(different("company") > 900)
    #expect(different("location") > 100)
  }

  @Test func `addresses are in the zone that is reserved for examples`() async throws {
    for profile in Self.profiles {
      let email = profile["email"]?.text
      #expect(email?.hasSuffix(".example") ?? true)
      let host = (profile["blog"]?.text).flatMap(URL.init)?.host() ?? ""
      #expect(host.isEmpty || host.hasSuffix(".example"), "\(host)")
    }
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var number: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}
