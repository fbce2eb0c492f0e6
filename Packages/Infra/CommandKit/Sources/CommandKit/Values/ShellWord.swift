/// Writes a text so that a shell reads it as one word, for commands that people copy.
///
/// The text may come from a service: pasted into a shell it must neither run anything nor fall apart.
public enum ShellWord {
  /// The text itself where no shell sees more in it than letters, else the text in single quotes.
  ///
  /// The quoting is that of POSIX (Shell Command Language, 2.2.2); fish understands it too.
  ///
  /// - Parameter text: Any text.
  /// - Returns: One word.
  public static func word(for text: String) -> String {
    isPlain(text) ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// Whether a text needs no quotes and cannot be taken for an option.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Whether it is made of ASCII letters, digits, `-`, `_`, `.`, `,` and `/`, and does not begin with `-`.
  public static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
