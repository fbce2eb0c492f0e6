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

  /// Whether its word is said before the text it stands at.
  ///
  /// Only that of what needs attention is: `Done: accepted` says no more than `accepted`.
  var isAnnounced: Bool {
    switch self {
    case .info, .success: false
    case .warning, .error, .offline, .stale: true
    }
  }

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

/// A short word on how a thing is doing, with the sign of its status.
public struct Badge: Hashable, Sendable {
  /// The word.
  public let label: SafeText
  /// The status that chooses sign and colour.
  public let status: Status

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - label: One or two words.
  ///   - status: The status that chooses sign and colour.
  public init(_ label: SafeText, _ status: Status) {
    self.label = label
    self.status = status
  }
}

extension Element {
  /// A short word on how a thing is doing.
  public static func badge(_ badge: Badge) -> Element {
    .text(StyledText(badge))
  }

  /// A badge that is filled, to stand out from the text around it.
  ///
  /// - Parameter badge: The word and its status; the sign stays for everyone who does not see the surface.
  /// - Returns: One line; where there is little room, its end is cut.
  public static func pill(_ badge: Badge) -> Element {
    .text(StyledText(pill: badge), maximumLines: 1).described(as: StyledText(badge))
  }
}

extension StyledText {
  /// Creates the inline form of a filled badge; see ``Element/pill(_:)``.
  public init(pill badge: Badge) {
    self = (" " + StyledText(badge) + " ").painted(on: .raised)
  }
}
