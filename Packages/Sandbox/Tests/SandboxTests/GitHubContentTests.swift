import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubContentTests {
  /// The digest of the current version.
  ///
  /// No version may be used again, or clients keep old answers for ever.
  private static let digest = (version: 1, value: "0cb8fdfa7ff783de")
  private static let catalogue = AccountCatalogue.all

  @Test func `when answers change on purpose, raise contentVersion and record it here with the new digest`()
    async throws
  {
    var digest = FNV1a()
    for place in 0..<AccountCatalogue.count {
      let account = Self.catalogue.account(at: place)
      let profile = Self.catalogue.profile(of: account)
      let texts = [
        profile.name, profile.company, profile.blog, profile.location, profile.email, profile.isHireable,
        profile.biography, profile.xName,
      ]
      let numbers = [account.id, profile.repositories, profile.gists, profile.followers, profile.following]
      let login: JSONValue = .string(account.login)
      let values = [login] + texts.map { $0 ?? "missing" } + numbers.map(JSONValue.integer)
      digest.add(JSONWriter.data(.array(values)))
      digest.add((Self.catalogue.formerLogin(of: account.role) ?? "").utf8)
      // Hashing all documents takes half a minute, and what they have besides is made in the same way for all.
      guard place.isMultiple(of: 50) else { continue }
      let document = ProfileDocument(account: account, profile: profile, isPrivate: true)
      digest.add(JSONWriter.data(document.json))
    }
    #expect(Hexadecimal(digest.value).digits == Self.digest.value)
    #expect(GitHubService.contentVersion == Self.digest.version)
  }

  @Test func `every login and every id leads back to its account`() {
    for place in 0..<AccountCatalogue.count {
      let account = Self.catalogue.account(at: place)
      #expect(Self.catalogue.account(named: account.login) == account, "\(account.login)")
      #expect(Self.catalogue.account(id: account.id) == account, "\(account.id)")
    }
  }

  @Test func `logins have the form of logins`() {
    // A pattern that is written in the loop is read again each time.
    let form = /[A-Za-z0-9]+(-[A-Za-z0-9]+)*/
    for place in 0..<AccountCatalogue.count {
      let login = Self.catalogue.account(at: place).login
      let name = login.hasSuffix("[bot]") ? String(login.dropLast(5)) : login
      #expect(name.wholeMatch(of: form) != nil && name.utf8.count <= 39, "\(login)")
    }
  }

  @Test func `between some ids there are gaps`() {
    let ids = (0..<AccountCatalogue.count).map(AccountCatalogue.id)
    #expect(ids.first ?? 0 > 0)
    #expect(zip(ids, ids.dropFirst()).contains { $1 - $0 > 1 })
    #expect(Self.catalogue.account(id: ids[9] + 1) == nil)
    #expect(Self.catalogue.account(id: 0) == nil)
    #expect(Self.catalogue.account(id: -1) == nil)
    #expect(Self.catalogue.account(id: (ids.last ?? 0) + 1) == nil)
  }

  @Test(arguments: ["/users", "/users?since=70000&per_page=100", "/users/oskar", "/users/rmarsh", "/user/6"])
  func `two instances give equal answers`(path: String) async throws {
    #expect(try await GitHubProbe().get(path) == GitHubProbe().get(path))
  }

  @Test func `there are as many names as accounts need`() {
    let names = Self.catalogue.names
    #expect(names.cultures.count == 16)
    #expect(names.cultures.allSatisfy { $0.names.count == 272 })
    #expect(names.handles.count >= 4_150)
    #expect(names.organisations.count >= AccountCatalogue.organisationCount)
    #expect(names.bots.count >= 83)
    #expect(names.handles.heads.count == 64)
    #expect(Self.catalogue.featured.count == 20)
  }
}

@Suite struct NamePairsTests {
  @Test func `the number of a pair follows from its places`() {
    for pairs in [AccountCatalogue.all.names.organisations, AccountCatalogue.all.names.handles] {
      var seen: Set<[Int]> = []
      for number in 0..<pairs.count {
        let places = pairs.places(of: number)
        #expect(pairs.number(head: places.head, tail: places.tail) == number)
        seen.insert([places.head, places.tail])
      }
      #expect(seen.count == pairs.count)
    }
  }

  @Test func `a pair is found with a hyphen and without, and nothing else is`() {
    let pairs = AccountCatalogue.all.names.organisations
    let number = pairs.number(head: 0, tail: 0)
    #expect(pairs.numbers(in: "tidewaterlabs") == [number])
    #expect(pairs.numbers(in: "tidewater-labs") == [number])
    for text in ["tidewater--labs", "tidewater", "labs", "tidewaterlabs1", "", "-", "Tidewaterlabs"] {
      #expect(pairs.numbers(in: text) == [], "\(text)")
    }
  }
}
