/// The picture of an account as GitHub draws it: five rows of five squares, symmetric, in one colour.
///
/// Squares and colour follow from the MD5 digest of the decimal digits of the account's number. The
/// service of cards cuts off what channels of the colour have behind the point; GitHub rounds it.
struct GeneratedIdenticon {
  /// The rows from the top; `true` for a filled square.
  let rows: [[Bool]]
  /// Red, green and blue of the filled squares, 0 to 255.
  private let channels: [Double]

  /// Draws the picture of an account.
  init(of id: Int) {
    self.init(text: String(id))
  }

  /// Draws the picture of a text.
  init(text: String) {
    let digest = MD5.digest(of: Array(text.utf8))
    let digits = digest.flatMap { [$0 >> 4, $0 & 0x0F] }
    // The digits fill the middle column from the top, then the columns beside it, then the outermost ones.
    rows = (0..<5).map { row in [10, 5, 0, 5, 10].map { digits[$0 + row].isMultiple(of: 2) } }
    channels = Self.channels(
      turn: Double(UInt16(digest[12] & 0x0F) << 8 | UInt16(digest[13])) / 4095,
      saturation: (65 - Double(digest[14]) * 20 / 255) / 100,
      lightness: (75 - Double(digest[15]) * 20 / 255) / 100
    )
  }

  /// The colour as the service of cards writes it: `#` and six hexadecimal digits.
  var color: String {
    "#" + channels.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }

  /// The picture on light grey, with half a square around it.
  ///
  /// - Parameter side: The pixels of a side.
  /// - Returns: A PNG file.
  func png(side: Int) -> [UInt8] {
    let filled = channels.map { UInt8($0.rounded()) }
    return TwoColorPNG(side: side, background: [240, 240, 240], foreground: filled) { x, y in
      // In halves of squares, of which the margins take one each.
      let (column, row) = ((x * 12 / side - 1), (y * 12 / side - 1))
      guard (0..<10).contains(column), (0..<10).contains(row) else { return false }
      return rows[row / 2][column / 2]
    }.bytes
  }

  /// Converts from HSL (CSS Color Module Level 3, 4.2.4), for a lightness of at least a half.
  private static func channels(turn: Double, saturation: Double, lightness: Double) -> [Double] {
    let high = lightness + saturation - lightness * saturation
    let low = lightness * 2 - high
    return [turn + 1.0 / 3, turn, turn - 1.0 / 3].map { place in
      let sixths = (place - place.rounded(.down)) * 6
      let share: Double =
        switch sixths {
        case ..<1: sixths
        case ..<3: 1
        case ..<4: 4 - sixths
        default: 0
        }
      return (low + (high - low) * share) * 255
    }
  }
}
