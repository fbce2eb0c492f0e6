import Foundation
import NetworkingKit
import Testing

@Suite struct OriginTests {
  @Test(arguments: [
    ("http://example.com/a", "http://example.com:80/b"),
    ("https://example.com", "https://example.com:443/"),
    ("HTTPS://EXAMPLE.com/", "https://example.COM/x?y#z"),
    ("https://user:secret@example.com/", "https://example.com/"),
    ("http://[::1]/", "http://[::1]:80/a"),
    ("https://example.com.", "https://example.com"),
    ("https://EXAMPLE.com.:443", "https://example.com"), ("https://1.example.com.", "https://1.example.com"),
  ])
  func `path, default port, letter case, user and one dot at the end make no difference`(
    left: String,
    right: String
  ) {
    #expect(Origin(url(left)) != nil)
    #expect(Origin(url(left)) == Origin(url(right)))
  }

  @Test(arguments: [
    ("http://example.com", "https://example.com"),
    ("https://example.com", "https://example.com:8443"),
    ("https://example.com", "https://www.example.com"),
    ("https://127.0.0.1", "https://127.0.0.1."),
    ("https://localhost", "https://127.0.0.1"),
  ])
  func `scheme, host and port make a difference`(left: String, right: String) {
    #expect(Origin(url(left)) != Origin(url(right)))
  }

  @Test(arguments: [
    "/relative", "mailto:a@b.org", "file:///etc/hosts", "ftp://example.com", "data:,x", "https:///path",
    "https://ex%61mple.com/", "https://example.com:0/", "https://example.com:70000/",
    "https://example.com:65536/", "https://example.com..", "https://./",
  ])
  func `an address without a web origin has none`(text: String) {
    #expect(Origin(url(text)) == nil)
  }

  @Test(arguments: [1, 443, 65_535])
  func `a port that is written is that of the origin`(port: Int) {
    #expect(Origin(url("https://example.com:\(port)/"))?.port == port)
    #expect(Origin(url("https://example.com:\(port)/"))?.hasDefaultPort == (port == 443))
  }

  @Test(arguments: [
    ("https://AZ-az_09.example/", "az-az_09.example"), ("http://[2001:DB8::9]/", "2001:db8::9"),
  ])
  func `a host is in lower case, and an address without brackets`(text: String, host: String) {
    #expect(Origin(url(text))?.host == host)
  }

  @Test func `an international name never counts as the ASCII name that it resembles`() {
    let cyrillic = URL(string: "https://ex\u{0430}mple.com/")

    #expect(cyrillic.flatMap(Origin.init) != Origin(url("https://example.com/")))
  }

  @Test(arguments: [
    ("https://Example.com:443/a", "https://example.com"),
    ("http://127.0.0.1:8080/a", "http://127.0.0.1:8080"),
    ("http://[::1]:8080/a", "http://[::1]:8080"),
  ])
  func `an origin is written like the beginning of an address`(text: String, expected: String) {
    #expect(Origin(url(text))?.description == expected)
  }

  @Test(arguments: [
    "http://localhost", "http://LOCALHOST:8080", "http://127.0.0.1", "http://127.255.0.3", "http://[::1]:1",
    "http://127.0.10.1",
  ])
  func `this machine is trustworthy without TLS`(text: String) {
    #expect(Origin(url(text))?.isLoopback == true)
    #expect(Origin(url(text))?.isTrustworthy == true)
  }

  @Test(arguments: [
    "http://128.0.0.1", "http://127.0.0.1.example.com", "http://127.0.0", "http://127.0.0.256",
    "http://127.0.0.01", "http://localhost.example.com", "http://notlocalhost", "http://[::2]",
    "http://127.0.0.1.", "http://example.com", "http://127.0.0.1000", "http://127..0.1",
    "http://127.0.0.99999999999999999999",
  ])
  func `another machine is not trustworthy without TLS`(text: String) {
    #expect(Origin(url(text))?.isTrustworthy == false)
  }

  @Test(arguments: [
    (
      "https://content.example.com/ios-se/serier?a=1&b=%20#top", "http://127.0.0.1:8080",
      "http://127.0.0.1:8080/ios-se/serier?a=1&b=%20#top"
    ),
    ("https://a:b@content.example.com", "https://other.example.com", "https://other.example.com"),
    ("http://content.example.com:81/%2F/x", "https://[::1]:9", "https://[::1]:9/%2F/x"),
    ("https://content.example.com/a?", "https://b.example.com", "https://b.example.com/a?"),
    ("https://b.example.com/a?b=%20#c", "https://b.example.com", "https://b.example.com/a?b=%20#c"),
    ("https://b.example.com:443/a", "https://b.example.com", "https://b.example.com/a"),
    ("https://a:b@b.example.com/a", "https://b.example.com", "https://b.example.com/a"),
    ("https://b.example.com:81/a", "https://b.example.com", "https://b.example.com/a"),
    ("https://b.example.com?a", "https://b.example.com", "https://b.example.com?a"),
  ])
  func `rebasing keeps path, query and fragment as written`(text: String, origin: String, expected: String)
    throws
  {
    let origin = try #require(Origin(url(origin)))

    #expect(url(text).rebased(onto: origin)?.absoluteString == expected)
  }

  @Test(arguments: [
    ("HTTP://Mirror.Example.com:80/API/", "http://mirror.example.com/API/"),
    ("https://example.com:443", "https://example.com"), ("https://example.com/", "https://example.com"),
    ("https://example.com./a", "https://example.com/a"), ("https://[2001:DB8::1]/", "https://[2001:db8::1]"),
    ("https://example.com/a/?b=C%2F#D", "https://example.com/a/?b=C%2F#D"),
    ("https://example.com:8443/%2F", "https://example.com:8443/%2F"),
    ("https://example.com//", "https://example.com//"), ("https://example.com/a", "https://example.com/a"),
  ])
  func `the normal form spells the origin in one way, and keeps a path`(text: String, expected: String) {
    #expect(url(text).normalForm?.absoluteString == expected)
    #expect(url(expected).normalForm?.absoluteString == expected)
  }

  @Test(arguments: ["mailto:a@b.org", "/a", "ftp://example.com/"])
  func `an address without an origin has no normal form`(text: String) {
    #expect(url(text).normalForm == nil)
  }

  @Test func `a relative address is rebased with the path that it counts from`() throws {
    let origin = try #require(Origin(url("https://other.example.com")))
    let relative = URL(string: "c?d", relativeTo: url("https://example.com/a/b"))

    #expect(relative?.rebased(onto: origin)?.absoluteString == "https://other.example.com/a/c?d")
  }

  @Test func `an address without a path of its own cannot be rebased`() throws {
    let origin = try #require(Origin(url("https://example.com")))

    #expect(url("mailto:a@b.org").rebased(onto: origin) == nil)
  }
}
