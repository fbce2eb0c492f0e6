import Testing

@testable import DesignKit

@Suite struct ThemeTests {
  private static let colored: [Theme] = [.dark, .light, .highContrast]
  private static let pairs = Surface.allCases.flatMap { surface in Token.allCases.map { ($0, surface) } }

  @Test(arguments: colored, pairs)
  func `every token stands out from every surface`(theme: Theme, pair: (Token, Surface)) throws {
    let palette = try #require(theme.palette)
    let minimum = Self.minimumContrast(theme, pair.0)
    let foreground = palette.color(of: pair.0).rgb
    let background = palette.color(of: pair.1).rgb

    #expect(contrast(foreground, background) >= minimum)
    #expect(contrast(quantised(foreground), quantised(background)) >= minimum, "with 256 colours")
  }

  @Test(arguments: colored)
  func `tokens and surfaces keep apart however few colours there are`(theme: Theme) throws {
    let palette = try #require(theme.palette)
    let tokens = Token.allCases.filter { $0 != .title && $0 != .border }.map { palette.color(of: $0) }
    let surfaces = Surface.allCases.map { palette.color(of: $0) }

    #expect(Set(tokens.map(\.rgb)).count == tokens.count)
    #expect(Set(tokens.map { IndexedColor(nearestTo: $0.rgb).index }).count == tokens.count)
    #expect(Set(tokens.map(\.ansi)).count == tokens.count)
    #expect(Set(surfaces.map { IndexedColor(nearestTo: $0.rgb).index }).count == surfaces.count)
  }

  @Test(arguments: [Theme.dark, .light], [Token.text, .title])
  func `text on the page keeps the terminal's own colours`(theme: Theme, token: Token) {
    #expect(theme.foreground(token, on: .page) == nil)
    #expect(theme.background(.page) == nil)
    #expect(theme.foreground(token, on: .selected) != nil)
  }

  @Test(arguments: Token.allCases)
  func `the high-contrast theme leaves no colour to the terminal`(token: Token) {
    #expect(Theme.highContrast.foreground(token, on: .page) != nil)
    #expect(Theme.highContrast.background(.page) != nil)
  }

  @Test(arguments: Token.allCases)
  func `the mono theme has no colour`(token: Token) {
    #expect(Theme.mono.foreground(token, on: .selected) == nil)
    #expect(Theme.mono.background(.selected) == nil)
  }

  @Test func `the mono theme tells titles, details and links by emphasis`() {
    let emphases = [Token.text, .title, .muted, .link].map(Theme.mono.emphasis)

    #expect(Set(emphases).count == 4)
  }

  @Test(
    arguments: [
      (.mono, .text, []), (.mono, .title, .bold), (.mono, .muted, .dim), (.mono, .border, .dim),
      (.mono, .accent, .bold), (.mono, .danger, .bold), (.mono, .warning, .bold), (.mono, .success, []),
      (.mono, .info, []), (.mono, .link, .underline), (.dark, .title, .bold), (.dark, .muted, []),
      (.dark, .border, []), (.dark, .accent, []), (.dark, .danger, []), (.dark, .link, .underline),
    ] as [(Theme, Token, Emphasis)]
  )
  func `a theme without colours emphasises what others colour`(theme: Theme, token: Token, emphasis: Emphasis)
  {
    #expect(theme.emphasis(of: token) == emphasis)
  }

  @Test(
    arguments: [
      (0x2F_00FF, 21), (0x30_00FF, 57), (0x72_00FF, 57), (0x73_00FF, 93), (0x9A_00FF, 93), (0x9B_00FF, 129),
      (0x00_2FFF, 21), (0x00_30FF, 27), (0xFF_0072, 197), (0xFF_0073, 198), (0x0C_0C0C, 232),
      (0x0D_0D0D, 233),
      (0xF6_F6F6, 255), (0xF7_F7F7, 231), (0x5F_5F5F, 59), (0x64_6464, 241), (0x76_7676, 243),
    ] as [(UInt32, Int)]
  )
  func `a colour between two of the palette is brought to the nearer one`(hex: UInt32, index: Int) {
    #expect(IndexedColor(nearestTo: RGB(hex)).index == index)
  }

  @Test(
    arguments: [
      (0x00_0000, 16), (0xFF_FFFF, 231), (0xFF_0000, 196), (0x80_8080, 244), (0x5F_87AF, 67),
      (0x08_0808, 232),
    ] as [(UInt32, Int)]
  )
  func `a colour is brought to the nearest of the palette`(hex: UInt32, index: Int) {
    #expect(IndexedColor(nearestTo: RGB(hex)).index == index)
  }

  @Test func `how different two colours look is weighted by their red`() {
    let (first, second) = (RGB(red: 10, green: 20, blue: 30), RGB(red: 50, green: 100, blue: 200))

    #expect([first.distance(to: second), second.distance(to: first)] == [112_187, 112_187])
  }

  @Test(arguments: [0, 95, 135, 175, 215, 255] as [UInt8])
  func `a colour of the cube is one of the palette`(level: UInt8) {
    let colours = [
      RGB(red: level, green: 0, blue: 255), RGB(red: 95, green: level, blue: 0),
      RGB(red: 215, green: 135, blue: level),
    ]

    #expect(colours.map(quantised) == colours)
  }

  private static func minimumContrast(_ theme: Theme, _ token: Token) -> Double {
    if token == .border { return 3 }
    return theme == .highContrast ? 7 : 4.5
  }

  private func quantised(_ color: RGB) -> RGB { IndexedColor(nearestTo: color).color }
}

/// WCAG 2.2, definition of contrast ratio.
func contrast(_ first: RGB, _ second: RGB) -> Double {
  let lights = [luminance(first), luminance(second)].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

private func luminance(_ color: RGB) -> Double {
  0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

private func linear(_ channel: UInt8) -> Double {
  let share = Double(channel) / 255
  return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
}

/// x to the power of 2.4, by Newton's method on y⁵ = x¹², to stay without a math library.
private func power(_ x: Double) -> Double {
  let target = x * x * x * x * x * x * x * x * x * x * x * x
  var y = 1.0
  for _ in 0..<200 { y -= (y * y * y * y * y - target) / (5 * y * y * y * y) }
  return y
}
