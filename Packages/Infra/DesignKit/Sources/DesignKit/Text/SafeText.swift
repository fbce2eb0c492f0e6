/// Text that cannot steer a terminal: the only way text enters a tree.
///
/// Whatever string it is built from, the result contains no control character (C0, C1, ESC, DEL), no bidirectional
/// override, isolate or mark, no invisible or zero-width character, no private-use character and no
/// noncharacter. Each is replaced, visibly, by U+FFFD. The exceptions:
///
/// - a tab becomes a space; a line break (`\n`, `\r\n`, U+2028, U+2029) becomes what ``LineBreaks`` says;
/// - zero-width joiner, variation selectors 15 and 16, and tags stay inside a well-formed emoji sequence;
/// - a variation selector after an ideograph and a soft hyphen, which only choose a glyph or a place to
///   hyphenate, are dropped;
/// - of the marks on one base character, ``maximumMarks`` stay and the others are dropped; a mark with no base
///   and half of a flag are replaced.
///
/// Of a text longer than ``maximumLength``, the beginning stays and ends in an ellipsis: nobody reads more on a
/// screen, and whatever a service sends, laying it out stays cheap.
///
/// Sanitising is idempotent, linear in the length, and free for printable ASCII.
public struct SafeText: Hashable, Sendable {
  /// What becomes of line breaks in the text.
  public enum LineBreaks: Hashable, Sendable {
    /// Each becomes a space: the text stays on one line.
    case joined
    /// Each becomes `\n`: the text may have paragraphs.
    case kept
  }

  /// The number of combining marks that one base character keeps.
  ///
  /// Six is enough for fully pointed Hebrew and for Vietnamese.
  public static let maximumMarks = 6

  /// The number of Unicode scalars that a text keeps, its ellipsis among them.
  public static let maximumLength = 10_000

  /// The sanitised characters.
  public let string: String

  /// Creates a harmless text from any string.
  ///
  /// - Parameters:
  ///   - raw: Any string, however hostile.
  ///   - lineBreaks: What becomes of line breaks; they become spaces unless told otherwise.
  public init(_ raw: String, lineBreaks: LineBreaks = .joined) {
    let raw = Self.cut(raw)
    string = raw.isPrintableASCII ? raw : TextSanitizer.sanitized(raw, lineBreaks: lineBreaks)
  }

  /// Whether the text has no character.
  public var isEmpty: Bool { string.isEmpty }

  /// Sanitising never adds a scalar, so that a text that was cut is not cut again.
  private static func cut(_ raw: String) -> String {
    let scalars = raw.unicodeScalars
    guard raw.utf8.count > maximumLength,
      scalars.index(scalars.startIndex, offsetBy: maximumLength + 1, limitedBy: scalars.endIndex) != nil
    else { return raw }
    return String(scalars.prefix(maximumLength - 1)) + "…"
  }
}
