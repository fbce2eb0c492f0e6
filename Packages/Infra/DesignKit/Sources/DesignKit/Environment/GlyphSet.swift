/// The characters that layouts draw with.
public enum GlyphSet: Hashable, Sendable {
  /// Rounded corners, arrows and dots.
  case unicode
  /// ASCII stand-ins, for terminals without Unicode.
  case ascii

  /// Stands for text that was cut off, in one cell.
  var shortEllipsis: String { self == .unicode ? "…" : "." }
  var separator: String { self == .unicode ? " · " : " - " }
  var horizontal: String { self == .unicode ? "─" : "-" }
  var heavyHorizontal: String { self == .unicode ? "━" : "=" }
  var vertical: String { self == .unicode ? "│" : "|" }
  var trailSeparator: String { self == .unicode ? " › " : " > " }
  /// One cell for each level of a heat map, from nothing to the most.
  var heat: [String] { self == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "#", "@"] }
  var calloutBar: String { self == .unicode ? "▎" : ">" }
  var placeholder: String { self == .unicode ? "░" : ":" }
  var chipOpening: String { self == .unicode ? "‹" : "[" }
  var chipClosing: String { self == .unicode ? "›" : "]" }

  /// Where the next character goes.
  var cursor: String { self == .unicode ? "▏" : "_" }
  /// Says that there is more in front of what is shown.
  var moreBefore: String { self == .unicode ? "‹" : "<" }
  /// Says that there is more behind what is shown.
  var moreBehind: String { self == .unicode ? "›" : ">" }
  var barFull: String { self == .unicode ? "█" : "#" }
  var barTrack: String { self == .unicode ? "░" : "." }
  /// The characters of a bar's cell, from empty to nearly full.
  var barSteps: [String] { self == .unicode ? ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] : ["."] }

  /// The ellipsis for text that was cut off, with a width that suits a line of the given number of cells.
  func ellipsis(for width: Int) -> String {
    self == .ascii && width >= 8 ? "..." : shortEllipsis
  }

  func glyph(of icon: Icon) -> SafeText {
    self == .unicode ? icon.unicode : icon.ascii
  }
}
