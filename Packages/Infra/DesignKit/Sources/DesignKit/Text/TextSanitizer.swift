/// Replaces what could steer the terminal or hide in a text; ``SafeText`` states the rules.
struct TextSanitizer {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// The longest emoji in use join four pictographs; the rest is a way to hide text.
  private static let maximumJoins = 7

  private let scalars: [Unicode.Scalar]
  private let lineBreak: Unicode.Scalar
  private var output = String.UnicodeScalarView()
  private var position = 0
  private var base: Unicode.Scalar?
  private var marks = 0
  private var joins = 0
  private var hasSelector = false

  private init(_ raw: String, lineBreaks: SafeText.LineBreaks) {
    scalars = Array(raw.unicodeScalars)
    lineBreak = lineBreaks == .kept ? "\n" : " "
  }

  static func sanitized(_ raw: String, lineBreaks: SafeText.LineBreaks) -> String {
    var sanitizer = TextSanitizer(raw, lineBreaks: lineBreaks)
    return sanitizer.run()
  }

  private mutating func run() -> String {
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if (0x20..<0x7F).contains(scalar.value) { keep(scalar) } else { admit(scalar) }
    }
    return String(output)
  }

  private var next: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func admit(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: keep(" ")
    case 0x0A, 0x2028, 0x2029: breakLine()
    case 0x0D where next == "\n":
      position += 1
      breakLine()
    case 0xAD: break
    case 0x200D: admitJoiner(scalar)
    case 0xFE0E, 0xFE0F: admitPresentation(scalar)
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: admitGlyphVariant()
    case _ where scalar.isRegionalIndicator: admitFlag(scalar)
    case _ where scalar.isTag: admitTags(scalar)
    case _ where scalar.isHarmful: keep(Self.replacement)
    case _ where scalar.isMark || scalar.isEmojiModifier: admitMark(scalar)
    default: keep(scalar)
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    output.append(scalar)
    base = scalar
    marks = 0
    joins = 0
    hasSelector = false
  }

  private mutating func breakLine() {
    keep(lineBreak)
    if lineBreak == "\n" { base = nil }
  }

  private mutating func admitJoiner(_ joiner: Unicode.Scalar) {
    guard let base, base.isPictographic, joins < Self.maximumJoins, let next, next.isPictographic else {
      return keep(Self.replacement)
    }
    let joined = joins + 1
    output.append(joiner)
    position += 1
    keep(next)
    joins = joined
  }

  private mutating func admitPresentation(_ selector: Unicode.Scalar) {
    guard let base, base.properties.isEmoji, !hasSelector, marks == 0 else {
      return admitGlyphVariant()
    }
    output.append(selector)
    hasSelector = true
  }

  private mutating func admitGlyphVariant() {
    guard let base, base.properties.isIdeographic, !hasSelector else { return keep(Self.replacement) }
    hasSelector = true
  }

  private mutating func admitMark(_ mark: Unicode.Scalar) {
    guard base != nil else { return keep(Self.replacement) }
    marks += 1
    if marks <= SafeText.maximumMarks { output.append(mark) }
  }

  private mutating func admitFlag(_ first: Unicode.Scalar) {
    guard let second = next, second.isRegionalIndicator else { return keep(Self.replacement) }
    position += 1
    output.append(first)
    keep(second)
  }

  /// Keeps the tags of a flag (Technical Standard 51, emoji tag sequence) whole, or none of them.
  private mutating func admitTags(_ first: Unicode.Scalar) {
    let start = position - 1
    let end = scalars[start...].prefix(8).firstIndex { $0.value == 0xE007F }
    guard base?.value == 0x1F3F4, marks == 0, !hasSelector, let end, end > start,
      scalars[start..<end].allSatisfy(\.isTag)
    else { return keep(Self.replacement) }
    output.append(contentsOf: scalars[start...end])
    position = end + 1
    hasSelector = true
  }
}
