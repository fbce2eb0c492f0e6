/// The sequences that a terminal supports beyond the basic ones, and its replies to queries.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The private modes it has; setting, resetting or asking for others has no effect.
  public var modes: Set<Int>
  /// Whether it has the kitty keyboard protocol (`CSI > flags u`).
  public var hasKeyboardProtocol: Bool
  /// The answer to XTVERSION; without one the query stays unanswered.
  public var name: String?
  /// Whether its background is dark; without a value, colour queries stay unanswered.
  public var isDark: Bool?

  /// Lists capabilities.
  ///
  /// - Parameters:
  ///   - modes: The private modes it has.
  ///   - hasKeyboardProtocol: Whether it has the kitty keyboard protocol.
  ///   - name: The answer to XTVERSION.
  ///   - isDark: Whether its background is dark.
  public init(modes: Set<Int>, hasKeyboardProtocol: Bool, name: String?, isDark: Bool?) {
    self.modes = modes
    self.hasKeyboardProtocol = hasKeyboardProtocol
    self.name = name
    self.isDark = isDark
  }

  /// A terminal with synchronized output, in-band resize, colour reports and the keyboard protocol.
  public static let modern = Self(
    modes: basicModes.union([2026, 2027, 2031, 2048]),
    hasKeyboardProtocol: true,
    name: "TerminalModel 1",
    isDark: true
  )

  /// A terminal with the alternate screen, mouse, focus and paste modes only, that answers no colour query.
  public static let basic = Self(modes: basicModes, hasKeyboardProtocol: false, name: nil, isDark: nil)

  /// Application cursor keys, wraparound, blinking and visible cursor, mouse, focus, alternate screen and paste.
  private static let basicModes: Set<Int> = [1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 1049, 2004]
}
