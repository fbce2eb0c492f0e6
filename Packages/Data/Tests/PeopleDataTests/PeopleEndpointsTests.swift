import Foundation
import PeopleData
import Testing

struct PeopleEndpointsTests {
  @Test("Another host does not belong to the service")
  func refusesOtherHosts() throws {
    let root = try #require(URL(string: "https://api.github.com"))
    let endpoints = try #require(PeopleEndpoints(root: root))
    #expect(endpoints.permits(try #require(URL(string: "https://api.github.com/users"))))
    #expect(!endpoints.permits(try #require(URL(string: "https://example.com/users"))))
  }
}
