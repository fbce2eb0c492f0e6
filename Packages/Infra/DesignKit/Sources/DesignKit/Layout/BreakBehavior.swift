/// What a grapheme cluster allows before and behind it, where lines are broken.
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
}
