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
      (34, "↑ Back  ⏎ Open  Ctrl-C Quit"), (26, "⏎ Open  Ctrl-C Quit"), (19, "⏎ Open  Ctrl-C Quit"),
      (18, "↑ Back  ⏎ Open"), (14, "↑ Back  ⏎ Open"), (13, "⏎ Open"), (5, "⏎ Op…"), (1, "…"),
    ] as [(Int, String)]
  )
  func `the least important are dropped, the last of equals first`(width: Int, shown: String) {
    #expect(PlainWriter().render(Self.hints, in: .plain(width)) == shown + "\n")
  }

  @Test(
    arguments: [
      (30, "Esc Back  ? Keys  q Quit"), (24, "Esc Back  ? Keys  q Quit"), (23, "Esc Back  q Quit"),
      (16, "Esc Back  q Quit"), (15, "Esc Back"),
    ] as [(Int, String)]
  )
  func `a long hint without room leaves the short ones their places`(width: Int, shown: String) {
    let hints = Element.keyHints([
      KeyHint(KeyCap("a"), "Remember this card for later", priority: 7),
      KeyHint(.escape, "Back", priority: 8),
      KeyHint(KeyCap("?"), "Keys", priority: 6), KeyHint(KeyCap("q"), "Quit", priority: 7),
    ])

    #expect(PlainWriter().render(hints, in: .plain(width)) == shown + "\n")
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
