import DomainKernel
import Foundation
import NetworkingKit
import PeopleData
import PeopleDomain
import Testing

struct PeopleEndpointsTests {
  @Test(arguments: [
    ("https://api.github.com/users", true), ("https://API.github.com:443/", true),
    ("https://example.com/users", false),
    ("http://api.github.com/users", false), ("https://api.github.com:8443/users", false),
    ("https://api.github.com.example.com/", false), ("mailto:x@api.github.com", false),
  ])
  func `only addresses of its origin belong to the service`(address: String, belongs: Bool) throws {
    let root = try #require(URL(string: "https://api.github.com"))
    let endpoints = try #require(PeopleEndpoints(root: root))

    #expect(endpoints.permits(try #require(URL(string: address))) == belongs)
  }

  @Test(arguments: [
    "https://example.com/?a=b", "https://example.com/#a", "example.com", "file:///tmp", "mailto:a@b.c",
  ])
  func `a base that is no plain web address is refused`(root: String) throws {
    #expect(PeopleEndpoints(root: try #require(URL(string: root))) == nil)
  }

  @Test(arguments: ["", "/", "//", "/api/v3", "/api/v3/"])
  func `slashes at the end of a base make no difference`(path: String) async throws {
    let root = "https://example.com" + path
    let plain = String(root.reversed().drop { $0 == "/" }.reversed())
    let peer = try PeoplePeer(root: root)

    await #expect(throws: ServiceError.notFound) { try await peer.profile("ada") }
    #expect(peer.requests.map(\.url.absoluteString) == [plain + "/users/ada"])
  }

  @Test(arguments: [
    ("http", "/users?since=2"), ("https", "/users?since=2&x=%2F"), ("https", "/user/7/x?since=2"),
  ])
  func `links to the public service are rebased below the base, as they are written`(
    scheme: String,
    place: String
  )
    async throws
  {
    let link = "<\(scheme)://api.github.com\(place)>; rel=next"
    let peer = try PeoplePeer(["/users?per_page=2": .users(1, 2, links: link)])

    #expect(try await peer.page().next?.rawValue == PeoplePeer.root + place)
  }

  @Test(arguments: [(29, false), (30, true)])
  func `a page that does not say how many it wants is full with thirty`(count: Int, isFull: Bool) async throws
  {
    let peer = try PeoplePeer(["/users?since=46": .users(Array(47..<(47 + count)))])

    let page = try await peer.page(at: PeoplePeer.root + "/users?since=46")

    #expect(page.next?.rawValue == (isFull ? PeoplePeer.root + "/users?since=76" : nil))
  }
}
