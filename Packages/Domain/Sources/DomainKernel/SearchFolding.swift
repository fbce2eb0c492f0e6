/// The form in which texts are compared: letter case, marks on letters and repeated blanks do not matter.
public enum SearchFolding {
  /// Whether each word of a text is found in one of some other texts, anywhere in it.
  ///
  /// - Parameters:
  ///   - text: What the user looks for.
  ///   - texts: Where to look; those that are not there are passed over.
  /// - Returns: Whether all words are there; `true` for a text without words.
  public static func finds(_ text: String, in texts: [String?]) -> Bool {
    let words = folded(text).split(separator: " ")
    if words.isEmpty { return true }
    let texts = texts.compactMap { $0.map(folded) }
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  /// Folds a text.
  ///
  /// Small letters, without accents and other marks of Latin letters (`ø` is `o`, `ß` is `ss`), full-width Latin
  /// as plain Latin, one blank for any run of white space, none at the ends. Everything else, such as Chinese,
  /// stays as it is.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text as it is compared; folding it again changes nothing.
  public static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = folded.last, last != " " { folded.append(" ") }
      } else if scalar.value < 0x80 {
        folded.append((0x41...0x5A).contains(scalar.value) ? lowercased(scalar) : scalar)
      } else {
        folded.append(contentsOf: plain(scalar))
      }
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded)
  }

  private static func lowercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value) + 0x20)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0x0300...0x036F, 0x00AD, 0x200B...0x200D, 0xFE00...0xFE0F: return []
    case 0xFF01...0xFF5E: return Array(folded(String(Character(halfWidth(scalar)))).unicodeScalars)
    case 0x00C0...0x024F, 0x1E00...0x1EFF: return latin(scalar)
    default: return greek[scalar] ?? Array(scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }

  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// A Latin letter without its marks, by its name in Unicode: `LATIN SMALL LETTER O WITH STROKE`.
  private static func latin(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "ß", "ẞ": return ["s", "s"]
    case "æ", "Æ": return ["a", "e"]
    case "œ", "Œ": return ["o", "e"]
    case "ð", "Ð": return ["d"]
    case "þ", "Þ": return ["t", "h"]
    case "ı": return ["i"]
    default: break
    }
    let letter = scalar.properties.name.flatMap { name in
      name.hasPrefix("LATIN ") ? name.split(separator: " ").drop { $0 != "LETTER" }.dropFirst().first : nil
    }
    guard let base = letter.flatMap({ Unicode.Scalar(String($0)) }) else {
      return Array(scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return [lowercased(base)]
  }

  private static let greek: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ά": ["α"], "Ά": ["α"], "έ": ["ε"], "Έ": ["ε"], "ή": ["η"], "Ή": ["η"], "ί": ["ι"], "Ί": ["ι"],
    "ϊ": ["ι"], "ΐ": ["ι"], "ό": ["ο"], "Ό": ["ο"], "ύ": ["υ"], "Ύ": ["υ"], "ϋ": ["υ"], "ΰ": ["υ"],
    "ώ": ["ω"], "Ώ": ["ω"], "ς": ["σ"],
  ]
}
