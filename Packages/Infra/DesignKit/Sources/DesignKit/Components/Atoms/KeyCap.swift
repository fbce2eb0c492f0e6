/// A key, or keys pressed together, as a keyboard names them.
public struct KeyCap: Hashable, Sendable {
  /// What terminals that draw Unicode show.
  public let symbol: SafeText
  /// The name of the key, for all others and for the ear.
  public let word: SafeText

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - symbol: What terminals that draw Unicode show.
  ///   - word: The name of the key, in ASCII; nil when it is the symbol.
  public init(_ symbol: SafeText, word: SafeText? = nil) {
    self.symbol = symbol
    self.word = word ?? symbol
  }

  /// Creates the combination of the control key with another one: "Ctrl-C".
  public static func control(_ letter: SafeText) -> KeyCap {
    KeyCap("Ctrl-\(letter)")
  }

  /// The key that confirms.
  public static let enter = KeyCap("⏎", word: "Enter")
  /// The key that goes back.
  public static let escape = KeyCap("Esc")
  /// The key that goes to the next part.
  public static let tab = KeyCap("Tab")
  /// The key that chooses.
  public static let space = KeyCap("Space")
  /// The arrow key that goes up.
  public static let up = KeyCap("↑", word: "Up")
  /// The arrow key that goes down.
  public static let down = KeyCap("↓", word: "Down")
  /// The arrow key that goes left.
  public static let left = KeyCap("←", word: "Left")
  /// The arrow key that goes right.
  public static let right = KeyCap("→", word: "Right")
}
