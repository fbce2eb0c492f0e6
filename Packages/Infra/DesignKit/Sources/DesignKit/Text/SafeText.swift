/// Text that cannot steer a terminal: the only way text enters a tree.
///
/// For any input string, the result contains no control character (C0, C1, ESC, DEL), no bidirectional
/// override, isolate or mark, no other invisible or zero-width character, no private-use character and no
/// noncharacter. Each is replaced, visibly, by U+FFFD, and so is half of a flag, a mark without a base, and a skin
/// tone behind anything that has none. The exceptions:
///
/// - a tab becomes one space, also in front of a line: what is wrapped has no tab stops;
/// - a line break (`\n`, `\r\n`, U+2028, U+2029) becomes what ``LineBreaks`` says;
/// - zero-width non-joiner stays between letters of the scripts that need it, as Persian does;
/// - zero-width joiner, variation selectors 15 and 16, and tags stay inside a well-formed emoji sequence;
/// - of the marks on one base character, ``maximumMarks`` stay and one U+FFFD stands for all others;
/// - what only chooses between two looks of a text that is there to be read is dropped, for nothing is hidden by
///   that, and a sign in its place would spoil ordinary Japanese, German, Hebrew and Thai: a variation
///   selector after an ideograph, variation selector 15 after an emoji of two cells (terminals disagree about
///   its width), a soft hyphen, zero-width space, word joiner, byte order mark, U+200E and U+200F, and
///   a zero-width non-joiner elsewhere.
///
/// Text from right to left keeps its order in memory: terminals reorder each line or do not, and a program cannot choose.
/// Without bidirectional controls, what they do ends with the line and cannot reach what stands around the text
/// by more than the direction of its letters demands.
///
/// Of a text longer than ``maximumLength``, the beginning stays and ends in an ellipsis: nobody reads more on a
/// screen, and laying out any text of a service stays cheap.
///
/// Sanitising is idempotent, linear in the length, and free for texts of plain letters and ideographs.
public struct SafeText: Hashable, Sendable {
  /// The treatment of line breaks in the text.
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
    string = TextSanitizer.sanitized(Self.cut(raw), lineBreaks: lineBreaks)
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

  /// Puts values in the places `%1`, `%2` and so on; what the values say is not looked at again.
  ///
  /// - Parameter values: The values, that of `%1` first; a place without a value stays as it is.
  /// - Returns: The text with its places filled.
  func filled(_ values: SafeText...) -> SafeText {
    let pieces = string.split(separator: "%", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece -> String in
      guard let place = piece.first?.wholeNumberValue, values.indices.contains(place - 1) else {
        return "%" + piece
      }
      return values[place - 1].string + piece.dropFirst()
    }
    return SafeText(String(pieces.first ?? "") + rest.joined())
  }
}

extension SafeText: CustomStringConvertible {
  /// The sanitised characters.
  public var description: String { string }
}

extension SafeText: ExpressibleByStringInterpolation {
  /// Creates a text from a literal, which is sanitised like any other string.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text from an interpolated literal; everything in it is sanitised, on one line.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.raw)
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var raw = ""

    /// Creates an empty collection with room for the literal's pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      raw.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      raw += literal
    }

    /// Adds a text that is already safe.
    public mutating func appendInterpolation(_ text: SafeText) {
      raw += text.string
    }

    /// Adds a string that still has to be sanitised.
    public mutating func appendInterpolation(_ string: String) {
      raw += string
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      raw += String(number)
    }
  }
}
