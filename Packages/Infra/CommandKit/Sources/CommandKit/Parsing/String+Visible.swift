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
