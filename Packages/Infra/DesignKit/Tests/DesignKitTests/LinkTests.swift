import DesignKit
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    "https://example.org", "http://example.org/a?b=c#d", "HTTPS://EXAMPLE.ORG/",
    "https://xn--bcher-kva.example/", "http://x", "https://a!~",
  ])
  func `a web address can be linked`(address: String) {
    #expect(Link(address)?.address.string == address)
  }

  @Test(arguments: [
    "", "example.org", "file:///etc/passwd", "javascript:alert(1)", "ftp://example.org", "https://",
    "https:///x",
    "https://a\u{1B}\\b", "https://a b", "https://ex\u{202E}ample.org", "https://bücher.example",
    "https://a\u{7}", "https://a\u{7F}", "http://", "http:///x", "https://?a", "https://#a",
    "https://" + String(repeating: "a", count: 3000),
  ])
  func `anything else cannot`(address: String) {
    #expect(Link(address) == nil)
  }

  @Test(arguments: [(2083, true), (2084, false)])
  func `an address is no longer than terminals take it`(length: Int, isLink: Bool) {
    let address = "https://example.org/" + String(repeating: "a", count: length - 20)

    #expect((Link(address) != nil) == isLink)
  }

  @Test func `a refused address leaves the text`() {
    #expect(PlainWriter().render(.link("text", to: "file:///x"), in: .plain(40)) == "text\n")
  }
}
