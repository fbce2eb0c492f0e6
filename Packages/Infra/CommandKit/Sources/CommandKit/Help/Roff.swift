/// Texts as roff reads them: nothing in them is a request, a macro or an escape sequence, and all of it is ASCII.
enum Roff {
  /// A place where a line may be broken without a blank or a hyphen.
  static let mayBreak = "\\:"

  /// The longest name of a macro of mdoc; a longer word is never taken for one.
  private static let longestMacro = 3

  /// A text with every character spelled so that it is printed as it is.
  ///
  /// Quotation marks, accents and hyphens are those of ASCII, so that a command line can be copied from the page.
  static func escaped(_ text: String) -> String {
    text.visible.unicodeScalars.map(spelling).joined()
  }

  /// An escaped text as a line of its own: a dot at its beginning is a character.
  static func line(_ escaped: String) -> String {
    escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// A text as words behind a macro, none of which is another macro or a delimiter.
  static func words(_ text: String) -> String {
    let words = text.split(separator: " ")
    if words.isEmpty { return "\\&" }
    return words.map { (mayBeMacro($0) ? "\\&" : "") + escaped(String($0)) }.joined(separator: " ")
  }

  /// No name of a macro is in capitals only, as headings are.
  private static func mayBeMacro(_ word: Substring) -> Bool {
    let isInCapitals = word.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) }
    return word.unicodeScalars.count <= longestMacro && !isInCapitals
  }

  /// What stands before a word that must not be hyphenated, because it is a name rather than a word of a language: one
  /// with an underscore, or a capital that does not begin it.
  static func unhyphenated(_ word: Substring) -> String {
    let isName = word.unicodeScalars.dropFirst().contains { $0 == "_" || ("A"..."Z").contains($0) }
    return isName ? "\\%" : ""
  }

  /// A text as one argument of a macro, blanks included.
  static func argument(_ text: String) -> String { "\"\\&\(escaped(text))\"" }

  /// A text that is not broken between lines.
  static func unbroken(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\\ ")
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\(rs"
    case "\"": "\\(dq"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "-": "\\-"
    case " "..."~": String(scalar)
    default: "\\[u\(hexadecimal(scalar))]"
    }
  }

  /// At least four digits, as roff names characters.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
