/// A colour of the fixed part of the 256-colour palette: a 6 × 6 × 6 cube and 24 greys.
///
/// The first 16 entries are left out: a person's own palette decides how they look.
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
