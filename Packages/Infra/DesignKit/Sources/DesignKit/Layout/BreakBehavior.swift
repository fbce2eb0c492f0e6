/// The line breaks that a grapheme cluster allows before and after it.
struct BreakBehavior {
  enum Kind {
    /// Ends a paragraph.
    case lineBreak
    /// A space that may become the end of a line.
    case space
    case letter
    case digit
    /// A line may break behind it between letters, and never before it.
    case hyphen
    /// Belongs to what follows: an opening bracket, the sign of a currency.
    case opening
    /// Belongs to what it follows: a closing bracket, a full stop, a small kana, the sign of a unit.
    case closing
    case other
  }

  let kind: Kind
  /// Whether lines may break on both sides without a space, as between ideographs and emoji.
  ///
  /// Hangul is as wide and keeps its words whole.
  let isFree: Bool

  init(_ kind: Kind, isFree: Bool = false) {
    self.kind = kind
    self.isFree = isFree
  }

  /// Whether a line may end between two clusters that no space parts.
  static func allowsBreak(between first: BreakBehavior, and second: BreakBehavior) -> Bool {
    guard first.isFree || second.isFree else { return false }
    if first.kind == .opening || second.kind == .closing || second.kind == .hyphen { return false }
    return first.kind != .digit || second.kind != .digit
  }

  /// The behaviour of an ASCII character.
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): self.init(.lineBreak)
    case UInt8(ascii: " "): self.init(.space)
    case UInt8(ascii: "-"): self.init(.hyphen)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self.init(.digit)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): self.init(.letter)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"): self.init(.opening)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "%"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      self.init(.closing)
    default: self.init(.other)
    }
  }

  /// The behaviour of any other cluster, which its first scalar decides.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - isWide: Whether it takes two cells everywhere, and not only because it is ambiguous.
  init(_ cluster: Character, isWide: Bool) {
    guard let scalar = cluster.unicodeScalars.first else {
      self.init(.other)
      return
    }
    switch scalar.value {
    case 0...0x1F, 0x21...0x7F: self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
    // All spaces but those that forbid a break: figure space, narrow and ordinary no-break space. One with a mark on
    // it is there to be seen.
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
      self.init(cluster.unicodeScalars.dropFirst().isEmpty ? .space : .other)
    case 0x2010, 0x2013: self.init(.hyphen)
    case 0xFF10...0xFF19: self.init(.digit, isFree: true)
    case 0x4E00...0x9FFF: self.init(.other, isFree: true)
    case 0x3041...0x30FF: self.init(Self.kana.contains(scalar) ? .closing : .other, isFree: true)
    case 0xAC00...0xD7A3, 0x1100...0x11FF: self.init(.letter)
    case _ where Self.openings.contains(scalar): self.init(.opening, isFree: isWide)
    case _ where Self.closings.contains(scalar): self.init(.closing, isFree: isWide)
    default: self.init(isWide ? .other : .letter, isFree: isWide)
    }
  }

  /// Small kana, iteration and length marks: no line begins with them (JIS X 4051).
  private static let kana: Set<Unicode.Scalar> = Set("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーゝゞヽヾ・゛゜".unicodeScalars)

  private static let openings: Set<Unicode.Scalar> = Set("（［｛「『【〈《〔〖〘〚｢“‘«‹¿¡￥＄￡￦€£¥₩№".unicodeScalars)

  /// Closing brackets, full stops and commas, dashes and dots that continue, and signs of units.
  private static let closings: Set<Unicode.Scalar> = Set(
    "、。，．：；？！）］｝」』】〉》〕〗〙〛｣｡､･”’»›…‥—―～〜·‼⁇⁈⁉％‰‱℃℉°′″¢￠々〻ｰﾞﾟｧｨｩｪｫｬｭｮｯㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ".unicodeScalars
  )
}
