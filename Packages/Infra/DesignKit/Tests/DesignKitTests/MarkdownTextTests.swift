import DesignKit
import Testing

/// What programs make of the Markdown is compared by `scripts/bench markdown`; this is what it settled.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("*a* _b_ ~c~ `d`", #"\*a\* \_b\_ \~c\~ \`d\`"#), ("[a](b) ![c](d)", #"\[a\](b) !\[c\](d)"#),
    ("a\\b", #"a\\b"#),
    ("<b> 1 < 2 > 1", #"\<b> 1 \< 2 > 1"#), ("&amp; AT & T &#35;", #"\&amp; AT & T \&#35;"#),
    ("a | b", #"a \| b"#),
  ])
  func `characters of markup are escaped`(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test(arguments: [
    ("# a", "\\# a"), ("> a", #"\> a"#), ("- a", #"\- a"#), ("+ a", #"\+ a"#), ("1. a", #"1\. a"#),
    ("12) a", #"12\) a"#),
    ("1.", #"1\."#), ("---", #"\---"#), ("- - -", #"\- - -"#), ("===", #"\==="#), ("   code", "code"),
    ("C #", "C \\#"), ("-", #"\-"#), ("+", #"\+"#), ("=", #"\="#), ("= =", #"\= ="#), ("+ +", #"\+ +"#),
    ("12)", #"12\)"#), ("#a", "\\#a"), (">a", #"\>a"#),
  ])
  func `no text begins a block`(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test(arguments: [
    "--refresh", "-1", "+46", "1.5 km", "7.8", "3 > 2", "a = b", "Hi! (yes)", "2) ", "“…”", "日本語。",
    "a & b", "a &", "a # b", "a:b", "/a", "a/b", "a. b", ". a", "a.-", "-a", "=a", "= a", "1)a", "12",
    "a - b",
    "a + b", "!a", "@a", "a@",
  ])
  func `what means nothing is left readable`(text: String) {
    #expect(markdown(text) == (text == "2) " ? #"2\)"# : text))
  }

  @Test(arguments: [
    ("http://example.org/a", #"http\:/\/example\.org/a"#), ("www.example.org", #"www\.example\.org"#),
    ("a@example.org", #"a\@example\.org"#), ("1.a", #"1\.a"#), ("a.1", #"a\.1"#), ("1@2", #"1\@2"#),
    ("a.é", #"a\.é"#), ("www. a", #"www\. a"#), ("ww. a", "ww. a"), ("a//b", #"a/\/b"#), ("a:/b", #"a\:/b"#),
    ("AT&T", #"AT\&T"#), ("a&1", #"a\&1"#),
  ])
  func `an address is no link unless it was one`(text: String, expected: String) {
    #expect(markdown(text) == expected)
  }

  @Test func `of several spaces in a row, one is left`() {
    #expect(markdown("a   b") == "a b")
  }

  @Test func `emphasis stands around words and not around the spaces beside them`() {
    let text: StyledText = "a\(" b ", .title)c \("d", .text, .italic)"

    #expect(MarkdownWriter().render(.text(text), in: .plain(80)) == "a **b** c *d*\n")
  }

  @Test func `emphasis that would show its asterisks is left out`() {
    let text: StyledText = "a\("(b)", .title)c \("d", .title)\("e", .text, .italic)f"

    #expect(MarkdownWriter().render(.text(text), in: .plain(80)) == "a(b)c **d**ef\n")
  }

  @Test func `emphasis begins and ends within words`() {
    let text: StyledText = "a\("b", .title)c"

    #expect(MarkdownWriter().render(.text(text), in: .plain(80)) == "a**b**c\n")
  }

  @Test(arguments: [
    ("", "<https://example.org/?a=1>", "https://example.org/?a=1"),
    ("go [1]", #"[go \[1\]](<https://example.org/>)"#, "https://example.org/"),
    (
      "go", "[go](<https://example.org/?a&amp;b;|>)".replacing("|", with: #"\|"#),
      "https://example.org/?a&b;|"
    ),
    ("", #"[https\:/\/example\.org/\<a>](<https://example.org/\<a\>>)"#, "https://example.org/<a>"),
  ])
  func `links keep their text and their address`(text: SafeText, expected: String, address: String) {
    #expect(MarkdownWriter().render(.link(text, to: address), in: .plain(80)) == expected + "\n")
  }

  @Test func `an exclamation mark before a link makes no picture of it`() throws {
    let link = try #require(Link("https://example.org"))

    let written = MarkdownWriter().render(.text("Wow!" + StyledText("go", link: link)), in: .plain(80))

    #expect(written == #"Wow\![go](<https://example.org>)"# + "\n")
  }

  private func markdown(_ text: String) -> String {
    String(MarkdownWriter().render(.text(StyledText(SafeText(text))), in: .plain(80)).dropLast())
  }
}
