import NetworkingKit
import RecipesDomain
import Testing

@testable import RecipesData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RecipeEndpointsTests {
  @Test(arguments: [
    "https://recipes.example.com/api/json/v1/1", "https://recipes.example.com/api/json/v1/1/",
    "http://127.0.0.1:8080/api/json/v1/1//", "http://[::1]:8080",
  ])
  func `an address with or without a slash at its end is the root`(root: String) throws {
    let url = try #require(URL(string: root))
    let endpoints = try #require(RecipeEndpoints(root: url))

    let plain = String(root.reversed().drop { $0 == "/" }.reversed())
    #expect(endpoints.categories.absoluteString == plain + "/categories.php")
    #expect(endpoints.meal(Meal.ID(rawValue: "../x")).absoluteString == plain + "/lookup.php?i=..%2Fx")
  }

  @Test(arguments: [
    "recipes.example.com", "/api", "file:///x", "https://h.example.com/x?y=1", "https://h.example.com/#x",
  ])
  func `what is no web address, or has a query, is no root`(root: String) throws {
    let url = try #require(URL(string: root))

    #expect(RecipeEndpoints(root: url) == nil)
  }

  @Test(arguments: [
    ("https://recipes.example.com/other", true), ("https://recipes.example.com:444/", false),
    ("http://recipes.example.com/", false), ("https://example.com/", false),
  ])
  func `only the service itself may be asked`(address: String, isPermitted: Bool) throws {
    let root = try #require(URL(string: RecipePeer.root))
    let endpoints = try #require(RecipeEndpoints(root: root))

    let url = try #require(URL(string: address))
    #expect(endpoints.permits(url) == isPermitted)
  }
}
