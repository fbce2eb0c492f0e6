/// How a thing is doing; always shown with a sign or a word of its own, never by colour alone.
public enum Status: String, CaseIterable, Hashable, Sendable {
  /// Worth knowing.
  case info
  /// Went well.
  case success
  /// Needs attention.
  case warning
  /// Failed.
  case error
  /// There is no connection.
  case offline
  /// Shown from a stored copy that may be out of date.
  case stale

  var token: Token {
    switch self {
    case .info: .info
    case .success: .success
    case .warning, .stale: .warning
    case .error: .danger
    case .offline: .muted
    }
  }

  var icon: Icon {
    switch self {
    case .info: Icon("◆", ascii: "i")
    case .success: Icon("✓", ascii: "+")
    case .warning: Icon("▲", ascii: "!")
    case .error: Icon("✕", ascii: "x")
    case .offline: Icon("○", ascii: "o")
    case .stale: Icon("↻", ascii: "~")
    }
  }
}
