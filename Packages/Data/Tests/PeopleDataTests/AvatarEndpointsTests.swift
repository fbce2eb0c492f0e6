import DomainKernel
import Foundation
import PeopleData
import Testing

@Suite struct AvatarEndpointsTests {
  private func address(_ avatar: String, api: String = "https://api.github.com") throws -> String? {
    let endpoints = AvatarEndpoints(root: try #require(URL(string: api)))
    let link = try #require(WebLink(avatar))
    return endpoints.address(PictureRequest(link, pixels: 200))?.absoluteString
  }

  @Test(arguments: [
    ("https://avatars.githubusercontent.com/u/1?v=4", "https://avatars.githubusercontent.com/u/1?v=4&s=200"),
    ("https://avatars.githubusercontent.com/u/1", "https://avatars.githubusercontent.com/u/1?s=200"),
    (
      "https://avatars3.githubusercontent.com/u/1?s=460&v=4#x",
      "https://avatars3.githubusercontent.com/u/1?v=4&s=200"
    ),
    ("http://avatars.githubusercontent.com/in/9?v=4", "https://avatars.githubusercontent.com/in/9?v=4&s=200"),
    (
      "https://AVATARS.githubusercontent.com/u/1?a=%26b",
      "https://AVATARS.githubusercontent.com/u/1?a=%26b&s=200"
    ),
  ])
  func `an avatar is asked for in the size that is wanted`(avatar: String, expected: String) throws {
    #expect(try address(avatar) == expected)
  }

  @Test(arguments: [
    "https://api.github.com/u/1", "https://githubusercontent.com/u/1",
    "https://avatars4.githubusercontent.com/u/1",
    "https://avatars.githubusercontent.com.evil.example/u/1", "https://evil.example/u/1",
    "https://avatars.githubusercontent.com:8443/u/1", "https://127.0.0.1/u/1",
    "https://raw.githubusercontent.com/u/1",
  ])
  func `no other host is asked`(avatar: String) throws {
    #expect(try address(avatar) == nil)
  }

  @Test(arguments: ["avatars", "avatars0", "avatars1", "avatars2", "avatars3"])
  func `each host of avatars is asked`(name: String) throws {
    let avatar = "https://\(name).githubusercontent.com/u/1"

    #expect(try address(avatar) == avatar + "?s=200")
  }

  @Test func `another server has avatars at its origin or on a host of its own`() throws {
    let api = "https://github.example.com/api/v3"

    #expect(try address("https://github.example.com/avatars/u/1", api: api)?.hasSuffix("/u/1?s=200") == true)
    #expect(try address("https://avatars.github.example.com/u/1", api: api)?.hasSuffix("/u/1?s=200") == true)
    #expect(try address("https://avatars.githubusercontent.com/u/1", api: api) == nil)
    #expect(try address("https://avatars.githubusercontent.com/u/1", api: "http://127.0.0.1:8080") == nil)
    #expect(try address("https://example.com/u/1", api: api) == nil)
    #expect(try address("https://avatars.github.example.com:8443/u/1", api: api) == nil)
  }

  @Test func `a server on this machine has avatars at its own port, without TLS as it is itself`() throws {
    let api = "http://127.0.0.1:8080"

    #expect(try address("http://127.0.0.1:8080/u/1?v=4", api: api) == "http://127.0.0.1:8080/u/1?v=4&s=200")
    #expect(try address("http://127.0.0.1:8081/u/1", api: api) == nil)
    #expect(try address("http://example.com:8080/u/1", api: api) == nil)
    #expect(try address("http://example.com/u/1", api: "http://example.com") == nil)
    #expect(
      try address("https://127.0.0.1:8080/u/1", api: "https://127.0.0.1:8080")
        == "https://127.0.0.1:8080/u/1?s=200"
    )
  }

  @Test func `a redirect stays on the hosts of avatars, and over TLS`() throws {
    let endpoints = AvatarEndpoints(root: try #require(URL(string: "https://api.github.com")))
    func permits(_ text: String) throws -> Bool { endpoints.permits(try #require(URL(string: text))) }

    #expect(try permits("https://avatars0.githubusercontent.com/u/1"))
    #expect(try !permits("http://avatars.githubusercontent.com/u/1"))
    #expect(try !permits("https://user:word@avatars.githubusercontent.com/u/1"))
    #expect(try !permits("https://evil.example/u/1"))
  }
}
