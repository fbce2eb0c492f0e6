/// A text that came from outside, such as an argument: shown to users between quotation marks only.
///
/// Control characters are spelled out and the text is cut to 80 characters, so that text passed on to a
/// program can neither drive the terminal nor fill it.
public struct UntrustedText: Hashable, Sendable {
  let text: String

  /// Takes a text as it came.
  public init(_ text: String) {
    self.text = text
  }

  /// The text between quotation marks, visible and short enough for one line.
  ///
  /// - Parameters:
  ///   - opening: The mark before it.
  ///   - closing: The mark behind it.
  /// - Returns: The text between the marks.
  public func quoted(_ opening: String = "'", _ closing: String = "'") -> String {
    let limit = 80
    let end = text.unicodeScalars.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    let shown = text[..<(end ?? text.endIndex)]
    return opening + String(shown).visible + (end ?? text.endIndex == text.endIndex ? "" : "…") + closing
  }
}

extension String {
  /// The text with every character that a terminal could obey, or a reader could not see, spelled out.
  ///
  /// Control and format characters (bidirectional overrides included) and line separators become `\n`, `\t` or
  /// `\u{1B}`.
  var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(contentsOf: scalar.visibleSpelling)
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var visibleSpelling: String.UnicodeScalarView {
    switch self {
    case "\n": return "\\n".unicodeScalars
    case "\t": return "\\t".unicodeScalars
    case " "..."~": return String(self).unicodeScalars
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
    default:
      return String(self).unicodeScalars
    }
  }
}
