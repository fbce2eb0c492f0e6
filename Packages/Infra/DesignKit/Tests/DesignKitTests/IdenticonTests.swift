import Testing

@testable import DesignKit

@Suite struct IdenticonTests {
  private static let rows = [".###.", "#.#.#", "##.##", "#...#", ".#.#."].map { $0.map { $0 == "#" } }
  private let identicon = Identicon(rows: rows, color: ContentColor(hex: "#8058D7"))

  @Test func `a small picture has two rows of squares in a line, a large one a line for each`() {
    #expect(plain(.identicon(identicon), 5) == ["▄▀█▀▄", "█▀ ▀█", " ▀ ▀"])
    #expect(
      plain(.identicon(identicon, .large), 10)
        == ["  ██████", "██  ██  ██", "████  ████", "██      ██", "  ██  ██"]
    )
  }

  @Test func `a picture is drawn in ASCII too`() {
    let environment = RenderEnvironment(width: 10, capability: Capability(glyphs: .ascii))

    #expect(lines(PlainWriter().render(.identicon(identicon, .large), in: environment))[0] == "  ######")
    #expect(lines(PlainWriter().render(.identicon(identicon), in: environment))[0] == "o\"8\"o")
  }

  @Test func `missing squares are empty, and surplus ones are not drawn`() {
    let wide = Identicon(rows: Array(repeating: Array(repeating: true, count: 9), count: 9), color: nil)

    #expect(plain(.identicon(Identicon(rows: [[true]], color: nil)), 9) == ["▀", "", ""])
    #expect(plain(.identicon(wide), 9) == ["█████", "█████", "▀▀▀▀▀"])
  }

  @Test func `a picture is heard as its description, or not at all`() {
    #expect(LinearWriter().render(.identicon(identicon), in: .plain(9)) == "")
    #expect(LinearWriter().render(.identicon(identicon, description: "Ada"), in: .plain(9)) == "Ada\n")
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }
}

@Suite struct ContentColorTests {
  @Test(arguments: [
    "", "#", "#12345", "#1234567", "3178C6", "#31 8C6", "#+178C6", "#３178C6", "red", "#GGGGGG",
  ])
  func `text that is no colour is none`(text: String) {
    #expect(ContentColor(hex: text) == nil)
  }

  @Test func `both cases of digits are the same colour`() {
    #expect(ContentColor(hex: "#3178c6") == ContentColor(hex: "#3178C6"))
    #expect(ContentColor(hex: "#3178c6")?.rgb == RGB(0x31_78C6))
  }

  @Test(arguments: ["#000000", "#0F10FF", "#A0B1C2"])
  func `a colour is written as it was read, with two digits a part`(hex: String) {
    #expect(ContentColor(hex: hex)?.hex == hex)
  }

  @Test(arguments: ["#00ADD8", "#FFFFFF", "#A0A0A0"])
  func `a colour that stands out stays as it is`(hex: String) throws {
    let color = try #require(ContentColor(hex: hex))

    #expect(Theme.dark.foreground(of: Style(.accent, on: .page, tint: color)) == color.rgb)
  }

  @Test func `a colour is written where there are enough colours, and its token elsewhere`() throws {
    let text = StyledText.swatch("Go", ContentColor(hex: "#00ADD8"))

    #expect(terminal(text, .truecolor).hasPrefix("\u{1B}[38;2;0;173;216m●\u{1B}[0m Go"))
    #expect(terminal(text, .ansi256).contains("38;5;38m●"))
    #expect(terminal(text, .ansi16).contains("95m●"))
    #expect(terminal(text, .none) == "● Go      \n")
    #expect(terminal(text, .truecolor, .mono) == "\u{1B}[1m●\u{1B}[0m Go      \n")
  }

  @Test(
    arguments: [Theme.dark, .light, .highContrast],
    ["#000000", "#FFFFFF", "#101018", "#F7DF1E", "#555555"]
  )
  func `a colour stands out from the background of the theme`(theme: Theme, hex: String) throws {
    let palette = try #require(theme.palette)
    let color = try #require(ContentColor(hex: hex))

    for surface in Surface.allCases {
      let shown = try #require(theme.foreground(of: Style(.accent, on: surface, tint: color)))
      #expect(contrast(shown, palette.color(of: surface).rgb) >= 3)
    }
  }

  @Test func `a name without a colour has no dot`() {
    #expect(StyledText.swatch("Unknown", nil) == "Unknown")
    #expect(StyledText.swatch("", ContentColor(hex: "#00ADD8")).isEmpty)
  }

  @Test func `a colour stays on a surface, and a dot is not heard`() {
    let text = StyledText.swatch("Go", ContentColor(hex: "#00ADD8"))

    #expect(text.painted(on: .selected).runs.first?.style.tint == ContentColor(hex: "#00ADD8"))
    #expect(LinearWriter().render(.text(text), in: .plain(9)) == "Go\n")
  }

  private func terminal(_ text: StyledText, _ depth: ColorDepth, _ theme: Theme = .dark) -> String {
    let capability = Capability(colorDepth: depth, allowsEmphasis: depth > .none)
    return TerminalWriter()
      .render(.text(text), in: RenderEnvironment(width: 10, theme: theme, capability: capability))
  }
}
