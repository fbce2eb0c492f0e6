/// Finds what is still in English where a program speaks a language of another script.
public enum LatinWords {
  /// The Latin words of a text that are neither content nor names.
  ///
  /// Names are the same in every language: options, environment variables, addresses, what stands in `names`, and
  /// what is too short to be a word. A word that any text of the content contains is content, whole or in part, so
  /// that a title that was cut or broken is still known.
  ///
  /// - Parameters:
  ///   - text: What the user reads, in a language of another script.
  ///   - content: What came from a service, in any form; every string in it counts.
  ///   - names: Further words that are the same in every language.
  /// - Returns: The words, in order.
  public static func left(in text: String, besides content: Any, names: Set<String> = []) -> [String] {
    let texts = texts(in: content)
    let known = everywhere.union(names)
    return words(of: text.replacing(namesByForm, with: " "))
      .filter { word in !known.contains(word) && !texts.contains { $0.contains(word) } }
  }

  private static let everywhere: Set<String> = ["tessera", "JSON", "HTTP", "https", "http", "shell"]

  /// Options, addresses, and variables such as `TESSERA_LANG`.
  private static var namesByForm: some RegexComponent {
    /--[a-z][a-z-]*|https?:\/\/[^\s，。）]+|[A-Z]+(_[A-Z]+)+/
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && $0.isLetter) }.map(String.init).filter { $0.count > 1 }
  }

  /// The visible part of a text, without control characters.
  private static func visible(_ string: String) -> String {
    let scalars = string.unicodeScalars.filter {
      $0.properties.isWhitespace || ![.control, .format].contains($0.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Every text in a value, however deep, without what cannot be seen on a screen.
  ///
  /// - Parameter value: Any value; its stored properties are looked through.
  /// - Returns: The texts, in the order of the properties.
  public static func texts(in value: Any) -> [String] {
    if let string = value as? String { return [visible(string)] }
    return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
  }
}
