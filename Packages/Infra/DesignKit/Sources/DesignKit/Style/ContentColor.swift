/// A colour that belongs to the content, such as that of a programming language, and carries no meaning alone.
///
/// It is shown where there are 256 colours and more; elsewhere the token beside it stands in. A colour too close to the
/// background of the theme is mixed with that of text, so that it stands out by at least 3 : 1 (WCAG 2.2, 1.4.11).
public struct ContentColor: Hashable, Sendable {
  let rgb: RGB

  /// Reads a colour as services write it.
  ///
  /// - Parameter hex: `#` and six hexadecimal digits; `nil` for everything else.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy(Self.isHexDigit),
      let number = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    rgb = RGB(number)
  }

  /// The colour as `#` and six hexadecimal digits in upper case.
  var hex: String {
    "#"
      + [rgb.red, rgb.green, rgb.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined()
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension RGB {
  /// The contrast that graphics need (WCAG 2.2, 1.4.11), with a margin for the luminance, which is not exact, and for the
  /// rounding of 256 colours.
  private static let graphicContrast = 3.8

  /// The colour, mixed with another one as far as it takes to stand out from a background.
  func standingOut(from background: RGB, towards text: RGB) -> RGB {
    for step in 0...10 {
      let mixed = mixed(with: text, tenths: step)
      if mixed.contrast(to: background) >= Self.graphicContrast { return mixed }
    }
    return text
  }

  private func mixed(with other: RGB, tenths: Int) -> RGB {
    func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8((Int(first) * (10 - tenths) + Int(second) * tenths) / 10)
    }
    return RGB(
      red: channel(red, other.red),
      green: channel(green, other.green),
      blue: channel(blue, other.blue)
    )
  }

  private func contrast(to other: RGB) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance with an exponent of 2 in place of 2.4, which needs no library and is close.
  private var luminance: Double {
    func part(_ channel: UInt8) -> Double { Double(channel) * Double(channel) / 65_025 }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
}

extension StyledText {
  /// Creates an icon in a colour of the content.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - token: The role of the icon, which decides where the colour cannot be shown.
  ///   - color: The colour of the content; `nil` for that of the token.
  public init(_ icon: Icon, _ token: Token, in color: ContentColor?) {
    self.init(runs: [Run(content: .icon(icon), style: Style(token, tint: color))])
  }

  /// A name with a dot in its colour, such as that of a programming language; without a colour, the name alone.
  ///
  /// A screen reader hears the name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - color: Its colour; `nil` for one without.
  /// - Returns: The dot and the name.
  public static func swatch(_ name: SafeText, _ color: ContentColor?) -> StyledText {
    guard let color, !name.isEmpty else { return StyledText(name) }
    return StyledText(.filledDot, .accent, in: color) + " \(name)"
  }
}
