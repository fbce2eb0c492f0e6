/// How many colours an output can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No colour.
  case none
  /// The 16 named colours.
  case ansi16
  /// The 256-colour palette.
  case ansi256
  /// 24-bit colours.
  case truecolor

  /// Orders depths by the number of colours.
  public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }
}
