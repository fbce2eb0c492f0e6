import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct WebLinkTests {
  @Test(arguments: [
    ("https://example.com/a?b=c", "https://example.com/a?b=c"),
    ("http://i.example.com/x.jpg?width=1", "https://i.example.com/x.jpg?width=1"),
    ("//cdn.example.com/x.jpg", "https://cdn.example.com/x.jpg"),
    ("HTTP://example.com/", "https://example.com/"),
  ])
  func `a web address is taken and made secure`(text: String, expected: String) {
    #expect(WebLink(text)?.description == expected)
  }

  @Test(arguments: [
    "http://127.0.0.1:8080/a?b=c", "http://localhost/", "http://[::1]:8080/a", "http://LOCALHOST/",
  ])
  func `an address on this machine keeps its scheme`(text: String) {
    #expect(WebLink(text)?.description == text)
    #expect(WebLink("https" + text.dropFirst("http".count))?.description.hasPrefix("https://") == true)
  }

  @Test(arguments: ["127.0.0.1.example.com", "localhost.example.com", "127.0.0.2", "[::2]"])
  func `an address on another machine does not`(host: String) {
    #expect(WebLink("http://\(host)/")?.description == "https://\(host)/")
  }

  @Test(arguments: [
    "http://example.com/%zz?a[]=1|2", "https://bücher.example/ü?q=é#ß", "HTTPS://EXAMPLE.com:443/../a",
    "http://example.com/" + String(repeating: "a", count: 4076),
  ])
  func `an address that was taken is taken again as it is`(text: String) throws {
    let link = try #require(WebLink(text))

    #expect(WebLink(link.description) == link)
  }

  @Test(arguments: [
    "", " ", "example.com/x", "/x.jpg", "javascript:alert(1)", "file:///etc/hosts", "ftp://example.com/x",
    "https://", "https://user:secret@example.com/", "https://user@example.com/",
    "https://:secret@example.com/", "https://example.com/\u{1B}[2J",
    "https://example.com/a b", "https://example.com/ a", "https://a@example.com/", "xttps://example.com/",
    "https://example.com/" + String(repeating: "a", count: 5000),
    "https://example.com/" + String(repeating: "ü", count: 1000),
  ])
  func `anything else is refused`(text: String) {
    #expect(WebLink(text) == nil)
  }

  @Test func `an address has at most 4096 bytes, also once it is secure`() {
    let longest = "https://example.com/" + String(repeating: "a", count: 4076)

    #expect(WebLink(longest)?.description == longest)
    #expect(WebLink(longest + "a") == nil)
    #expect(WebLink("http" + longest.dropFirst("https".count)) != nil)
    #expect(WebLink("http" + longest.dropFirst("https".count) + "a") == nil)
  }

  @Test(arguments: [
    "https://a", "https://a/", "https://1.2.3.4.5/", "https://a..b/", "https://a-/x", "https://a.b/../c/./d",
    "https://a.b//c", "https://a.b/?", "https://a.b/?a=b&c=d?e", "https://a.b/~x_y-z.0", "https://xn--a/A",
  ])
  func `a plain address is that of the general reader`(text: String) throws {
    let url = try #require(URL(string: text))

    #expect(WebLink(text)?.description == url.absoluteString)
    #expect(WebLink(text)?.host == url.host())
    #expect(WebLink("http" + text.dropFirst("https".count)) == WebLink(text))
  }
}
