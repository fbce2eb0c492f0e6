import Foundation
import NetworkingKit
import Testing

@Suite struct HostAllowListTests {
  private let list: HostAllowList = ["api.example.org", ".viaplay.com", "XN--BCHER-KVA.example"]

  @Test(arguments: [
    "https://api.example.org/a", "https://API.example.ORG", "https://api.example.org.",
    "https://api.example.org:443/",
    "https://content.viaplay.com/ios-se?x=y", "https://a.b.viaplay.com", "https://content.viaplay.com.",
    "https://xn--bcher-kva.example/",
  ])
  func `a listed host is allowed`(text: String) {
    #expect(list.allows(url(text)))
  }

  @Test(arguments: [
    "https://evilviaplay.com", "https://viaplay.com.evil.org", "https://viaplay.com",
    "https://content.viaplay.comx",
    "https://content.viaplay.com@evil.org/", "https://me@content.viaplay.com/",
    "https://x:y@content.viaplay.com/",
    "http://content.viaplay.com", "ftp://content.viaplay.com", "https://content.viaplay.com:8443",
    "https://www.api.example.org", "https://example.org", "https://.viaplay.com", "https://a..viaplay.com",
    "https://content%2Eviaplay.com", "https://evil.org/?content.viaplay.com", "https://evil.org#.viaplay.com",
    "content.viaplay.com", "https:///content.viaplay.com", "https://127.0.0.1", "https://api.example.org..",
  ])
  func `everything else is refused`(text: String) {
    #expect(!list.allows(url(text)))
  }

  @Test func `an international name is allowed only in the form that is listed`() {
    let lookalike = URL(string: "https://content.viaplay.c\u{043E}m/")

    #expect(lookalike.map(list.allows) != true)
  }

  @Test func `an empty list allows nothing`() {
    #expect(!HostAllowList([]).allows(url("https://example.org")))
    #expect(!HostAllowList(["", "."]).allows(url("https://example.org")))
  }
}
