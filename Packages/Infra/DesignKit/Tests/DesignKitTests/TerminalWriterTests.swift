import DesignKit
import Testing

@Suite struct TerminalWriterTests {
  @Test(arguments: [
    (ColorDepth.none, "\u{1B}[1mx\u{1B}[0m"), (.ansi16, "\u{1B}[1;91mx\u{1B}[0m"),
    (.ansi256, "\u{1B}[1;38;5;210mx\u{1B}[0m"), (.truecolor, "\u{1B}[1;38;2;255;143;143mx\u{1B}[0m"),
  ])
  func `styles are written with the colours there are`(depth: ColorDepth, expected: String) {
    let written = TerminalWriter().render(
      .text(StyledText("x", .danger, .bold)),
      in: .terminal(1, depth: depth)
    )

    #expect(written == expected + "\n")
  }

  @Test func `body text has no sequence`() {
    #expect(TerminalWriter().render(.text("x"), in: .terminal(1)) == "x\n")
  }

  @Test func `an output without capability gets no escape sequence`() {
    for entry in Gallery.entries {
      #expect(!TerminalWriter().render(entry.element, in: .plain(80)).contains("\u{1B}"))
    }
  }

  @Test func `every line ends with styles reset`() {
    for entry in Gallery.entries {
      for line in lines(TerminalWriter().render(entry.element, in: .terminal(40, hyperlinks: true))) {
        let pieces = line.components(separatedBy: "\u{1B}[")
        let starts = pieces.dropFirst().filter { !$0.hasPrefix("0m") }.count
        let resets = pieces.dropFirst().filter { $0.hasPrefix("0m") }.count
        #expect(starts == resets)
      }
    }
  }

  @Test func `a link is a hyperlink where they are supported`() {
    let written = TerminalWriter().render(
      .link("go", to: "https://example.org/?a=1"),
      in: .terminal(2, depth: .none, hyperlinks: true)
    )

    #expect(
      written == "\u{1B}[4m\u{1B}]8;;https://example.org/?a=1\u{1B}\\go\u{1B}]8;;\u{1B}\\\u{1B}[0m\n"
    )
  }

  @Test func `a link shows its address where hyperlinks are not supported`() {
    let written = TerminalWriter().render(.link("go", to: "https://example.org"), in: .plain(24))

    #expect(written == "go (https://example.org)\n")
  }

  @Test func `both parts of a broken link lead to the address`() {
    let written = TerminalWriter().render(
      .link("two words", to: "https://example.org"),
      in: .terminal(5, hyperlinks: true)
    )

    #expect(written.components(separatedBy: "]8;;https://example.org").count == 3)
  }

  @Test func `nothing to show is no line`() {
    #expect(TerminalWriter().render(.empty, in: .terminal(80)).isEmpty)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
