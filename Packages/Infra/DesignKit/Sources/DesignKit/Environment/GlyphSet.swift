/// The characters that layouts draw with.
public enum GlyphSet: Hashable, Sendable {
  /// Rounded corners, arrows and dots.
  case unicode
  /// ASCII stand-ins, for terminals without Unicode.
  case ascii

  var ellipsis: String { self == .unicode ? "…" : "~" }
  var separator: String { self == .unicode ? " · " : " - " }
  var horizontal: String { self == .unicode ? "─" : "-" }
  var heavyHorizontal: String { self == .unicode ? "━" : "=" }
  var vertical: String { self == .unicode ? "│" : "|" }
  var calloutBar: String { self == .unicode ? "▎" : "|" }
  var chipOpening: String { self == .unicode ? "‹" : "[" }
  var chipClosing: String { self == .unicode ? "›" : "]" }

  func glyph(of icon: Icon) -> SafeText {
    self == .unicode ? icon.unicode : icon.ascii
  }
}
