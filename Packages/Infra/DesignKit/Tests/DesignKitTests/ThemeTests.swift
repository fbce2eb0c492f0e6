import Testing

@testable import DesignKit

@Suite struct ThemeTests {
  private static let statusTokens: [Token] = [.success, .warning, .danger, .info, .accent, .link, .muted]

  @Test(arguments: [Theme.dark, .light], Token.allCases)
  func `every colour stands out from the background`(theme: Theme, token: Token) throws {
    guard let color = theme.color(of: token) else {
      // The terminal's own foreground, which a person has chosen to be readable.
      #expect([.text, .title].contains(token))
      return
    }
    let background = try #require(theme.referenceBackground)
    let minimum = token == .border ? 3.0 : 4.5

    #expect(contrast(color.rgb, background) >= minimum)
    #expect(contrast(IndexedColor(nearestTo: color.rgb).color, background) >= minimum, "with 256 colours")
  }

  @Test(arguments: [Theme.dark, .light])
  func `tokens keep apart however few colours there are`(theme: Theme) {
    let colors = Self.statusTokens.compactMap { theme.color(of: $0) }

    #expect(Set(colors.map(\.rgb)).count == Self.statusTokens.count)
    #expect(Set(colors.map { IndexedColor(nearestTo: $0.rgb).index }).count == Self.statusTokens.count)
    #expect(Set(colors.map(\.ansi)).count == Self.statusTokens.count)
  }

  @Test(arguments: Token.allCases)
  func `the mono theme has no colour`(token: Token) {
    #expect(Theme.mono.color(of: token) == nil)
  }

  @Test func `the mono theme tells titles, details and links by emphasis`() {
    let emphases = [Token.text, .title, .muted, .link].map(Theme.mono.emphasis)

    #expect(Set(emphases).count == 4)
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

  /// WCAG 2.2, definition of contrast ratio.
  private func contrast(_ first: RGB, _ second: RGB) -> Double {
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
}
