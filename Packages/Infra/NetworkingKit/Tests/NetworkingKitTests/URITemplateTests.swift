import NetworkingKit
import Testing

@Suite struct URITemplateTests {
  private let variables = [
    "var": "value", "hello": "Hello World!", "empty": "", "path": "/foo/bar", "x": "1024", "y": "768",
    "half": "50%", "dtg": "2026-01-01", "guid": "a b/c",
  ]

  @Test(arguments: [
    ("{var}", "value"),
    ("{hello}", "Hello%20World%21"),
    ("{half}", "50%25"),
    ("O{empty}X", "OX"),
    ("O{undef}X", "OX"),
    ("{x,y}", "1024,768"),
    ("{x,hello,y}", "1024,Hello%20World%21,768"),
    ("{+hello}", "Hello%20World!"),
    ("{+path}/here", "/foo/bar/here"),
    ("{+x,path}", "1024,/foo/bar"),
    ("{+half}", "50%25"),
    ("{#path,x}/here", "#/foo/bar,1024/here"),
    ("X{.var}", "X.value"),
    ("X{.x,y}", "X.1024.768"),
    ("{/var,x}/here", "/value/1024/here"),
    ("{;x,y,empty}", ";x=1024;y=768;empty"),
    ("{?x,y}", "?x=1024&y=768"),
    ("{?x,undef,empty}", "?x=1024&empty="),
    ("?fixed=yes{&x,empty}", "?fixed=yes&x=1024&empty="),
    ("{undef}{?undef}{&undef}{/undef}{#undef}{;undef}{.undef}", ""),
  ])
  func `an expression is expanded by its operator`(template: String, expected: String) {
    #expect(URITemplate(template).expanded(with: variables) == expected)
  }

  @Test(arguments: [
    ("https://x.org/serier{?dtg,productsPerPage}", "https://x.org/serier?dtg=2026-01-01"),
    ("https://x.org/p?block=2&partial=1{&dtg}", "https://x.org/p?block=2&partial=1&dtg=2026-01-01"),
    ("https://x.org/product/{guid}", "https://x.org/product/a%20b%2Fc"),
    ("https://x.org/a%7B?dtg%7D", "https://x.org/a?dtg=2026-01-01"),
    ("https://x.org/a%7b%3Fdtg%2CproductsPerPage%7d", "https://x.org/a?dtg=2026-01-01"),
  ])
  func `templates as services publish them are expanded`(template: String, expected: String) {
    #expect(URITemplate(template).expanded(with: variables) == expected)
  }

  @Test(arguments: [
    ("https://x.org/serier{?dtg,productsPerPage}", "https://x.org/serier"),
    ("https://x.org/p?block=2{&dtg}", "https://x.org/p?block=2"),
    ("https://api.x.org/users{/other_user}/following", "https://api.x.org/users/following"),
    ("https://x.org/a%7B?dtg%7D#f", "https://x.org/a#f"),
    ("https://x.org/a?b=%20c&d=%C3%A5", "https://x.org/a?b=%20c&d=%C3%A5"),
    ("", ""),
  ])
  func `without variables the expressions disappear`(template: String, expected: String) {
    #expect(URITemplate(template).expanded() == expected)
  }

  @Test(arguments: [
    ("/a{", "/a"), ("/a{?x", "/a"), ("/a}b", "/ab"), ("/a{}b", "/ab"), ("/a{?}b", "/ab"), ("/a{x y}b", "/ab"),
    ("/a{!x}b", "/ab"), ("/a{x:3}b", "/ab"), ("/a{x*}b", "/ab"), ("/a{x,}b", "/ab"), ("/a{x..y}b", "/ab"),
    ("/a{q{x}b", "/a1024b"), ("/a{{x}}b", "/a1024b"), ("%7B", ""), ("%7", "%257"),
    ("/a{x\u{301}}b", "/ab"), ("/a{\u{301}x}b", "/ab"), ("/a{x}\u{301}", "/a1024%CC%81"), ("%7D%7d", ""),
    ("%7C", "%7C"),
  ])
  func `what is malformed stands for nothing`(template: String, expected: String) {
    #expect(URITemplate(template).expanded(with: variables) == expected)
  }

  @Test func `a value keeps letters, digits and the signs without a meaning, and no others`() {
    let template = URITemplate("{v}")

    #expect(template.expanded(with: ["v": "AZaz09-._~"]) == "AZaz09-._~")
    #expect(template.expanded(with: ["v": "/:@[`{"]) == "%2F%3A%40%5B%60%7B")
  }

  @Test(arguments: [
    (":/?#[]@!$&'()*+,;=", ":/?#[]@!$&'()*+,;="), ("%2f%aF%09%fA", "%2f%aF%09%fA"),
    ("%g0%0G%:0%0/%", "%25g0%250G%25:0%250/%25"),
  ])
  func `a value that may have a meaning keeps what is reserved or encoded already`(
    value: String,
    expected: String
  ) {
    #expect(URITemplate("{+v}").expanded(with: ["v": value]) == expected)
  }

  @Test(arguments: ["a_b", "a.b.c", "a%20b", "0", "AZaz09", "_"])
  func `a name may have letters, digits, underscores, dots and encoded characters`(name: String) {
    #expect(URITemplate("/{\(name)}").expanded(with: [name: "v"]) == "/v")
  }

  @Test func `what is between braces is decoded only when they are encoded, and when it can be`() {
    #expect(URITemplate("/{a%2Cb}").expanded(with: ["a": "1", "b": "2"]) == "/")
    for template in ["/%7Ba%2Cb%7D", "/%7Ba%2cb%7D"] {
      #expect(URITemplate(template).expanded(with: ["a": "1", "b": "2"]) == "/1,2")
    }
    #expect(URITemplate("/%7Ba%zzb%7D").expanded(with: ["a%zzb": "v"]) == "/v")
  }

  @Test func `characters that no address holds are encoded in the text around`() {
    #expect(URITemplate("/å b\"<>%zz|").expanded() == "/%C3%A5%20b%22%3C%3E%25zz%7C")
  }

  @Test func `a long run of braces is read in one go`() {
    #expect(URITemplate(String(repeating: "{", count: 20_000)).expanded().isEmpty)
  }
}
