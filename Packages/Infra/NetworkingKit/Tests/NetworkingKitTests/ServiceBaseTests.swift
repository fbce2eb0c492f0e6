import NetworkingKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ServiceBaseTests {
  @Test(arguments: [
    ("https://example.com/v1", "https://example.com/v1"),
    ("https://example.com/v1/", "https://example.com/v1"),
    ("https://example.com/v1///", "https://example.com/v1"), ("https://example.com/", "https://example.com"),
    ("https://example.com/%2F/", "https://example.com/%2F"),
    ("HTTPS://Example.com:443/V1/", "https://example.com/V1"),
  ])
  func `slashes at the end of an address are left out`(text: String, expected: String) throws {
    #expect(ServiceBase(try #require(URL(string: text)))?.url.absoluteString == expected)
  }

  @Test(arguments: [
    ("https://example.com", "https://example.com/v1"), ("https://example.com/", "https://example.com/v1"),
    ("https://example.com/v1/", "https://example.com/v1"),
    ("https://example.com/api/v1", "https://example.com/api/v1"),
  ])
  func `a path that the base needs is added where it is missing`(text: String, expected: String) throws {
    let base = ServiceBase(try #require(URL(string: text)), endingWith: "/v1")

    #expect(base?.url.absoluteString == expected)
  }

  @Test(arguments: [
    ("https://example.com", "https://example.com"), ("https://example.com/", "https://example.com"),
    ("https://example.com/v1", "https://example.com"), ("https://example.com/v1/", "https://example.com"),
    ("HTTPS://EXAMPLE.com:443/v1//", "https://example.com"),
    ("https://example.com/api/", "https://example.com/api"),
    ("https://example.com/api/v1", "https://example.com/api"),
    ("https://example.com/v1/v1", "https://example.com/v1/v1"),
    ("https://example.com//v1", "https://example.com//v1"), ("https://v1", "https://v1"),
    ("https://example.com/V1", "https://example.com/V1"),
  ])
  func `the normal form leaves out what the base adds, and makes the same base`(
    text: String,
    expected: String
  ) throws {
    let url = try #require(URL(string: text))
    let base = try #require(ServiceBase(url, endingWith: "/v1"))

    #expect(base.normalForm.absoluteString == expected)
    #expect(ServiceBase(base.normalForm, endingWith: "/v1") == base)
  }

  @Test(arguments: [
    "https://example.com/a?b=c", "https://example.com/a?", "https://example.com/a#b", "/a", "mailto:a@b.org",
    "ftp://example.com",
  ])
  func `an address that is none of a service is refused`(text: String) throws {
    #expect(ServiceBase(try #require(URL(string: text))) == nil)
  }

  @Test(arguments: [
    ("/users?since=1", "https://example.com/api/users?since=1"), ("", "https://example.com/api"),
  ])
  func `paths and queries follow the base`(pathAndQuery: String, expected: String) throws {
    let address = try #require(URL(string: "https://example.com/api/"))
    let base = try #require(ServiceBase(address))

    #expect(base.appending(pathAndQuery).absoluteString == expected)
  }

  @Test(arguments: [
    ("https://example.com/other", true), ("https://EXAMPLE.com:443/", true),
    ("http://example.com/api", false), ("https://example.com:8443/api", false),
    ("https://example.org/api", false), ("/api", false),
  ])
  func `only addresses of the origin of the base are permitted`(text: String, isPermitted: Bool) throws {
    let address = try #require(URL(string: "https://example.com/api/"))
    let endpoints = Endpoints(base: try #require(ServiceBase(address)))
    let asked = try #require(URL(string: text))

    #expect(endpoints.permits(asked) == isPermitted)
    #expect(endpoints.root.absoluteString == "https://example.com/api")
  }

  private struct Endpoints: ServiceEndpoints {
    let base: ServiceBase
  }
}
