import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct RecipesServiceTests {
  private static let paths = [
    "categories.php", "filter.php?c=Dessert", "filter.php?a=French", "filter.php?i=butter",
    "lookup.php?i=52772", "lookup.php?i=1", "search.php?s=", "search.php?f=a", "list.php?c=list",
    "list.php?a=list", "list.php?i=list",
  ]
  private let probe = RecipesProbe()

  @Test(arguments: paths) func `an answer has a strong validator and states no lifetime`(
    path: String
  ) async throws {
    let fields = try await probe.get(path).fields
    #expect(fields[.etag]?.wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
    #expect(fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
    #expect(fields[.contentType] == "application/json; charset=utf-8")
    #expect(fields[.cacheControl] == nil)
    #expect(fields[.lastModified] == nil)
  }

  @Test(arguments: paths) func `a known validator gets 304 without a body`(path: String) async throws {
    let etag = try #require(await probe.get(path).fields[.etag])
    let answer = try await probe.get(path, fields: [.ifNoneMatch: etag])
    #expect(answer.status == .notModified)
    #expect(answer.body.isEmpty)
    #expect(answer.fields[.etag] == etag)
  }

  @Test func `an unknown validator, and a date alone, get the answer`() async throws {
    let date = "Mon, 01 Dec 2025 00:00:00 GMT"
    #expect(try await probe.get("categories.php", fields: [.ifNoneMatch: "\"other\""]).status == .ok)
    #expect(try await probe.get("categories.php", fields: [.ifModifiedSince: date]).status == .ok)
  }

  @Test func `different questions have different validators`() async throws {
    var tags: Set<String> = []
    let more = ["filter.php?c=Pasta", "search.php?s=a", "lookup.php?i=52893", "search.php?f=b"]
    for path in Self.paths + more {
      tags.insert(try #require(await probe.get(path).fields[.etag]))
    }
    #expect(tags.count == Self.paths.count + more.count)
  }

  @Test(arguments: paths) func `HEAD has the fields of GET and no body`(path: String) async throws {
    let get = try await probe.get(path)
    let head = try await probe.get(path, method: .head)
    #expect(head.fields == get.fields)
    #expect(head.body.isEmpty)
    #expect(head.fields[.contentLength] == String(get.body.count))
  }

  @Test(arguments: [
    "nothing.php", "", "categories.php/", "categories", "https://www.themealdb.com/",
    "https://www.themealdb.com/api/json/v1/2/categories.php",
    "https://www.themealdb.com/images/category/beef.png",
  ])
  func `an unknown path is 404 with a page for people`(path: String) async throws {
    let answer = try await probe.get(path)
    #expect(answer.status == .notFound)
    #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
    #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    #expect(answer.fields[.etag] == nil)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, .options])
  func `other methods are refused`(method: HTTPMethod) async throws {
    let answer = try await probe.get("categories.php", method: method)
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.fields["Allow"] == "GET, HEAD")
  }

  @Test(arguments: paths) func `two instances give equal bytes`(path: String) async throws {
    let other = RecipesProbe(seed: 2)
    #expect(try await probe.get(path).body == other.get(path).body)
  }

  @Test func `random meals come in a sequence that follows from the seed`() async throws {
    let first = try await sequence(of: RecipesProbe(seed: 7))
    #expect(first == (try await sequence(of: RecipesProbe(seed: 7))))
    #expect(first != (try await sequence(of: RecipesProbe(seed: 8))))
    #expect(Set(first).count > 10)
  }

  @Test func `a random meal has to be asked for each time`() async throws {
    let answer = try await probe.get("random.php")
    #expect(answer.status == .ok)
    #expect(answer.fields[.cacheControl] == "no-cache")
  }

  @Test func `the tag of a random meal is that of the meal`() async throws {
    let probe = RecipesProbe(seed: 7)
    var tags: [String: Set<String>] = [:]
    for _ in 1...400 {
      let answer = try await probe.get("random.php")
      let tag = try #require(answer.fields[.etag])
      tags[String(decoding: answer.body, as: UTF8.self), default: []].insert(tag)
    }

    #expect(tags.values.allSatisfy { $0.count == 1 })
    #expect(Set(tags.values.flatMap(\.self)).count == tags.count)
    #expect(tags.count < 400)
  }

  @Test(arguments: [SandboxCondition.failing, .rateLimited])
  func `a condition answers with this service's error page`(condition: SandboxCondition) async throws {
    let sandbox = SandboxTransport(services: [probe.service])
    let transport = ConditionedTransport(
      sandbox,
      condition: condition,
      clock: ManualClock(),
      now: { RecipesProbe.now },
      errorBody: sandbox.errorBody
    )
    let url = try #require(URL(string: RecipesProbe.root + "categories.php"))
    let answer = try await transport.send(HTTPRequest(url: url))
    #expect(answer.status == (condition == .failing ? .internalServerError : .tooManyRequests))
    #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
    #expect(answer.fields[.cacheControl] == "no-store")
  }

  @Test func `over the transport it answers like any server`() async throws {
    let transport = SandboxTransport(services: [probe.service])
    let url = try #require(URL(string: RecipesProbe.root + "categories.php"))
    let answer = try await transport.send(HTTPRequest(url: url))
    #expect(answer == (try await probe.get("categories.php")))
  }

  private func sequence(of probe: RecipesProbe) async throws -> [String] {
    var ids: [String] = []
    for _ in 0..<20 {
      let meals = try await probe.meals("random.php")
      ids.append(try #require(meals.first?["idMeal"] as? String))
      #expect(meals.count == 1)
    }
    return ids
  }
}
