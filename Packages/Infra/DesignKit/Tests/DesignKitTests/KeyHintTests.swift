import DesignKit
import Testing

@Suite struct KeyHintTests {
  private static let hints = Element.keyHints([
    KeyHint(.up, "Back"), KeyHint(.enter, "Open", priority: 2), KeyHint(KeyCap("/"), "Find"),
    KeyHint(.control("C"), "Quit", priority: 1),
  ])

  @Test(
    arguments: [
      (40, "↑ Back  ⏎ Open  / Find  Ctrl-C Quit"), (35, "↑ Back  ⏎ Open  / Find  Ctrl-C Quit"),
      (34, "↑ Back  ⏎ Open  Ctrl-C Quit"), (26, "⏎ Open  Ctrl-C Quit"), (18, "⏎ Open"), (5, "⏎ Op…"),
      (1, "…"),
    ] as [(Int, String)]
  )
  func `the least important are dropped, the last of equals first`(width: Int, shown: String) {
    #expect(PlainWriter().render(Self.hints, in: .plain(width)) == shown + "\n")
  }

  @Test func `keys without Unicode are written in words`() {
    let ascii = RenderEnvironment(width: 60, capability: Capability(glyphs: .ascii))

    #expect(
      PlainWriter().render(Self.hints, in: ascii) == "Up Back  Enter Open  / Find  Ctrl-C Quit\n"
    )
  }

  @Test func `all are heard, however narrow it is`() {
    #expect(
      lines(LinearWriter().render(Self.hints, in: .plain(1)))
        == ["Up: Back", "Enter: Open", "/: Find", "Ctrl-C: Quit"]
    )
  }

  @Test func `a key that does nothing here is no hint`() {
    #expect(PlainWriter().render(.keyHints([KeyHint(.tab, "")]), in: .plain(20)).isEmpty)
    #expect(PlainWriter().render(.keyHints([]), in: .plain(20)).isEmpty)
  }
}
