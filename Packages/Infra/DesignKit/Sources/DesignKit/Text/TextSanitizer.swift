/// Replaces what could steer the terminal or hide in a text; ``SafeText`` states the rules.
///
/// It walks through the scalars and copies whole stretches that stay, so that a text without anything to replace
/// is not copied at all.
struct TextSanitizer {
  let raw: String
  private let lineBreak: Unicode.Scalar
  private var output = ""
  /// Where the stretch that stays, and is not copied yet, begins.
  private var stretch: String.Index
  /// The scalar that is looked at, and the one behind it.
  private var current: String.Index
  var position: String.Index
  /// The base of marks and selectors, with those it already has.
  private(set) var base: Unicode.Scalar?
  var marks = 0
  var joins = 0
  var hasSelector = false

  private init(_ raw: String, from start: String.Index, lineBreaks: SafeText.LineBreaks) {
    self.raw = raw
    lineBreak = lineBreaks == .kept ? "\n" : " "
    stretch = raw.startIndex
    current = start
    position = start
  }

  static func sanitized(_ raw: String, lineBreaks: SafeText.LineBreaks) -> String {
    let plain = PlainText(beginningOf: raw).length
    if plain == raw.utf8.count { return raw }
    // The last plain scalar is the base of what follows.
    let dirty = raw.utf8.index(raw.startIndex, offsetBy: plain)
    let start = plain == 0 ? dirty : raw.unicodeScalars.index(before: dirty)
    var sanitizer = TextSanitizer(raw, from: start, lineBreaks: lineBreaks)
    return sanitizer.run()
  }

  private mutating func run() -> String {
    while let scalar = next {
      current = position
      raw.unicodeScalars.formIndex(after: &position)
      if (0x20..<0x7F).contains(scalar.value) { keep(scalar) } else { admit(scalar) }
    }
    if stretch == raw.startIndex { return raw }
    output += raw[stretch...]
    return output
  }

  var next: Unicode.Scalar? {
    position < raw.endIndex ? raw.unicodeScalars[position] : nil
  }

  private mutating func admit(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: replace(with: " ")
    case 0x0A where lineBreak == "\n": keep(scalar)
    case 0x0A, 0x2028, 0x2029: replace(with: lineBreak)
    case 0x0D where next == "\n":
      raw.unicodeScalars.formIndex(after: &position)
      replace(with: lineBreak)
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: drop()
    case 0x200C: admitNonJoiner()
    case 0x200D: admitJoiner()
    case 0xFE0E, 0xFE0F: admitPresentation(scalar)
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: admitGlyphVariant()
    default: admitOrdinary(scalar)
    }
  }

  private mutating func admitOrdinary(_ scalar: Unicode.Scalar) {
    switch scalar.standing {
    case .ordinary: keep(scalar)
    case .mark: admitMark()
    case .skinTone: admitSkinTone()
    case .regionalIndicator: admitFlag()
    case .tag: admitTags(scalar)
    case .harmful: replace()
    }
  }

  /// Lets a scalar stay; what follows goes with it, except at the beginning of a line.
  mutating func keep(_ scalar: Unicode.Scalar) {
    base = scalar == "\n" ? nil : scalar
    marks = 0
    joins = 0
    hasSelector = false
  }

  mutating func replace(with replacement: Unicode.Scalar = "\u{FFFD}") {
    drop()
    output.unicodeScalars.append(replacement)
    keep(replacement)
  }

  /// Leaves out what was looked at; what follows still goes with the base.
  mutating func drop() {
    output += raw[stretch..<current]
    stretch = position
  }
}
