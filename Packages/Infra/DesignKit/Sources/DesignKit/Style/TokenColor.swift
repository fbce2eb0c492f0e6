/// The colour of a token, with the named colour that means the same where there are only 16.
///
/// The named colour is chosen by meaning, not by distance: nearest matches would turn several tokens into one.
struct TokenColor: Hashable, Sendable {
  let rgb: RGB
  let ansi: ANSIColor

  init(_ hex: UInt32, _ ansi: ANSIColor) {
    rgb = RGB(hex)
    self.ansi = ansi
  }
}

/// A 24-bit colour in the sRGB space.
struct RGB: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// Creates a colour from a number such as `0xFF8800`; higher bits are ignored.
  init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How different two colours look: the "redmean" weighting of the distance in RGB, without a root.
  func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}

/// One of the 16 named colours whose look the user's terminal decides; the raw value is the foreground code.
enum ANSIColor: Int, Hashable, Sendable {
  case black = 30
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36
  case white = 37
  case brightBlack = 90
  case brightRed = 91
  case brightGreen = 92
  case brightYellow = 93
  case brightBlue = 94
  case brightMagenta = 95
  case brightCyan = 96
  case brightWhite = 97

  /// The code that paints the background with the colour.
  var backgroundCode: Int { rawValue + 10 }
}

/// A colour of the fixed part of the 256-colour palette: a 6 × 6 × 6 cube and 24 greys.
///
/// The first 16 entries are left out: the user's own palette decides how they look.
struct IndexedColor: Hashable, Sendable {
  /// 16 to 255.
  let index: Int

  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Picks the entry that looks most like a colour.
  init(nearestTo color: RGB) {
    let cube = Self.cubeIndex(color)
    let grey = Self.greyIndex(color)
    let distances = (Self.color(at: cube).distance(to: color), Self.color(at: grey).distance(to: color))
    index = distances.1 < distances.0 ? grey : cube
  }

  /// The colour that terminals show for the entry.
  var color: RGB { Self.color(at: index) }

  private static func cubeIndex(_ color: RGB) -> Int {
    16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
  }

  private static func level(_ value: UInt8) -> Int {
    let value = Int(value)
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func greyIndex(_ color: RGB) -> Int {
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    return 232 + min(max((mean - 3) / 10, 0), 23)
  }

  private static func color(at index: Int) -> RGB {
    if index >= 232 {
      let level = UInt8(8 + 10 * (index - 232))
      return RGB(red: level, green: level, blue: level)
    }
    let cube = index - 16
    return RGB(
      red: UInt8(levels[cube / 36]),
      green: UInt8(levels[cube / 6 % 6]),
      blue: UInt8(levels[cube % 6])
    )
  }
}
