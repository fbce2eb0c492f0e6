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

  @Test func `a link is a hyperlink where they are supported`() {
    let written = TerminalWriter().render(
      .link("go", to: "https://example.org/?a=1"),
      in: .terminal(2, depth: .none, hyperlinks: true)
    )

    #expect(
      written == "\u{1B}]8;id=1;https://example.org/?a=1\u{1B}\\\u{1B}[4mgo\u{1B}]8;;\u{1B}\\\u{1B}[0m\n"
    )
  }

  @Test func `a link shows its address where hyperlinks are not supported`() {
    let written = TerminalWriter().render(.link("go", to: "https://example.org"), in: .plain(24))

    #expect(written == "go (https://example.org)\n")
  }

  @Test func `nothing to show is no line`() {
    #expect(TerminalWriter().render(.empty, in: .terminal(80)).isEmpty)
  }
}
