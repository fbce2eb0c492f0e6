import CommandKit
import Testing

@Suite struct HostileInputTests {
  @Test(arguments: [
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\nb\tc\r", "a\\nb\\tc\\u{D}"),
    ("\u{202E}gnp.exe", "\\u{202E}gnp.exe"),
    ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}\u{0}", "\\u{7F}\\u{0}"),
    ("a\u{2028}b\u{200B}", "a\\u{2028}b\\u{200B}"),
    ("日本 é 🍵", "日本 é 🍵"),
  ])
  func `control characters are made visible wherever an argument is quoted`(hostile: String, visible: String)
  {
    let lines: [[String]] = [
      [hostile], ["leaves", hostile], ["leaves", "--\(hostile)"], ["leaves", "--limit", hostile],
      ["leaves", "--all=\(hostile)"],
      ["leaves", "show", "a", "1", hostile], ["help", hostile],
    ]
    for line in lines {
      let message = Tea.parser.parse(arguments: line, environment: [:]).error?.message
      #expect(message?.contains(visible) == true, "\(line)")
    }
  }

  @Test func `control characters in the environment are made visible`() {
    let message = Tea.parse("leaves", environment: ["TEA_KETTLE": "\u{1B}]0;x\u{7}"]).error?.message
    #expect(message?.contains("'\\u{1B}]0;x\\u{7}'") == true)
  }

  @Test func `control characters in a short cluster are made visible`() {
    #expect(Tea.parse("leaves", "-a\u{1B}c").error?.message == "Unknown option '-a\\u{1B}c'.")
  }

  @Test func `a very long argument is cut`() {
    let message = Tea.parse("leaves", "--limit", String(repeating: "9", count: 1_000_000)).error?.message
    let shown = String(repeating: "9", count: 80)
    #expect(message == "The value '\(shown)…' is invalid for '--limit <n>'. Enter a whole number.")
  }

  @Test func `ten thousand arguments are parsed`() throws {
    let words = Array(repeating: "steel", count: 10_000)
    let outcome = Tea.parser.parse(arguments: ["clean"] + words, environment: [:])
    #expect(try #require(outcome.invocation)[Tea.kettles].count == 10_000)
  }

  @Test func `ten thousand unknown options make one short message`() {
    let outcome = Tea.parser.parse(arguments: Array(repeating: "--nonsense", count: 10_000), environment: [:])
    #expect(outcome.error?.message == "Unknown option '--nonsense'.")
  }

  @Test(arguments: ["--=", "--=x", "---", "---all", "--no-", "-=", "-é", "-\u{301}x", "--limit\u{301}=5"])
  func `odd spellings are unknown options`(argument: String) {
    let message = Tea.parse("leaves", argument).error?.message
    #expect(message?.hasPrefix("Unknown ") == true)
  }

  @Test func `a combining mark cannot hide the sign`() throws {
    let invocation = try #require(Tea.parse("leaves", "--tag=\u{301}x").invocation)
    #expect(invocation[Tea.tags].first.map { Array($0.unicodeScalars) } == ["\u{301}", "x"])
  }

  @Test func `a failure's message cannot carry control characters`() {
    let failure = CommandFailure(.failed, "The service said \u{1B}[2J.", hint: "Wait\u{7}.")
    #expect(failure.text(in: .english) == "Error: The service said \\u{1B}[2J.\nWait\\u{7}.")
  }

  @Test(arguments: [
    ("\u{E000}", "\\u{E000}"), ("\u{378}", "\\u{378}"), ("\u{2029}", "\\u{2029}"), ("~ ", "~ "),
    ("\u{A0}", "\u{A0}"),
  ])
  func `what nobody can see is spelled out, and other blanks are not`(text: String, visible: String) {
    #expect(UntrustedText(text).quoted() == "'" + visible + "'")
  }

  @Test(arguments: [(80, ""), (81, "…")])
  func `a text of up to eighty characters is not cut`(length: Int, end: String) {
    let quoted = UntrustedText(String(repeating: "9", count: length)).quoted("<", ">")
    #expect(quoted == "<" + String(repeating: "9", count: 80) + end + ">")
  }
}
