/// The role of a piece of text, which a ``Theme`` maps to a colour.
public enum Token: String, CaseIterable, Hashable, Sendable {
  /// Body text.
  case text
  /// The name of a thing.
  case title
  /// Details that may be skipped.
  case muted
  /// Selected, active or brand elements.
  case accent
  /// Something went well.
  case success
  /// Something needs attention.
  case warning
  /// Something failed or is dangerous.
  case danger
  /// Neutral information.
  case info
  /// Something that leads elsewhere.
  case link
  /// Lines and frames.
  case border
}

/// Emphasis that terminals show without colour.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Emphasis(rawValue: 1)
  /// Fainter than the text around it.
  public static let dim = Emphasis(rawValue: 2)
  /// Slanted.
  public static let italic = Emphasis(rawValue: 4)
  /// With a line below.
  public static let underline = Emphasis(rawValue: 8)
}

/// The background of a piece of text, which a ``Theme`` may paint.
public enum Surface: String, CaseIterable, Hashable, Sendable {
  /// The screen itself. Only ``Theme/highContrast`` paints it; elsewhere the terminal's own background stays.
  case page
  /// Something that takes input or holds a place, such as a field.
  case raised
  /// The current selection; terminals without enough colours show it reversed.
  case selected
}

/// A token with additional emphasis, on a surface, in a colour of the content where it has one.
struct Style: Hashable, Sendable {
  let token: Token
  let emphasis: Emphasis
  var surface: Surface
  let tint: ContentColor?

  init(
    _ token: Token,
    _ emphasis: Emphasis = [],
    on surface: Surface = .page,
    tint: ContentColor? = nil
  ) {
    self.token = token
    self.emphasis = emphasis
    self.surface = surface
    self.tint = tint
  }

  static let plain = Style(.text)
}
