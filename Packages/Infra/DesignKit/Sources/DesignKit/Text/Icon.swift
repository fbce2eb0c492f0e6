/// A small picture with an ASCII stand-in and, where it carries meaning, a word.
///
/// A screen reader hears the word only, so an icon without one is mere decoration.
public struct Icon: Hashable, Sendable {
  /// The picture on terminals that draw Unicode.
  public let unicode: SafeText
  /// The picture on all others.
  public let ascii: SafeText
  /// The spoken form of the icon, or nil when the text beside it suffices.
  public let word: SafeText?

  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - unicode: One grapheme cluster, one or two cells wide.
  ///   - ascii: One or two ASCII characters.
  ///   - word: What the picture says, or nil when it decorates.
  public init(_ unicode: SafeText, ascii: SafeText, word: SafeText? = nil) {
    self.unicode = unicode
    self.ascii = ascii
    self.word = word
  }

  /// A dot before an item of a list.
  public static let bullet = Icon("•", ascii: "*")
  /// A triangle before something that can be opened.
  public static let pointer = Icon("▸", ascii: ">")
  /// An arrow before a next step.
  public static let arrow = Icon("→", ascii: "->")
  /// A star before a rating.
  public static let star = Icon("★", ascii: "*", word: "rated")
  /// A filled dot, for what is chosen or active.
  public static let filledDot = Icon("●", ascii: "*")
  /// An open dot, for what is not chosen or empty.
  public static let openDot = Icon("○", ascii: "o")
  /// A dotted ring, for work in progress.
  public static let dottedRing = Icon("◌", ascii: "~")

  /// Three dots after what goes on.
  static let ellipsis = Icon("…", ascii: "...")
}

extension Element {
  /// A small picture and the words it belongs to.
  ///
  /// - Parameters:
  ///   - icon: The picture; a screen reader hears its word, if it has one, before the others.
  ///   - token: What the picture is for.
  ///   - words: The words beside it.
  /// - Returns: A paragraph.
  public static func icon(_ icon: Icon, _ token: Token = .accent, beside words: StyledText) -> Element {
    .text("\(icon, token) \(words)")
  }
}
