/// A document that is handed in and checked.
public struct Document: Hashable, Sendable {
  /// The name of the document.
  public let name: SafeText
  /// A picture of its kind; its word is heard.
  public let icon: Icon
  /// How far it has come.
  public let state: DocumentState
  /// Its size, its date and the like.
  public let details: [SafeText]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - name: What the document is called.
  ///   - icon: A picture of its kind, with a word where the kind matters.
  ///   - state: How far it has come.
  ///   - details: Its size, its date and the like.
  public init(_ name: SafeText, icon: Icon = .sheet, _ state: DocumentState, details: [SafeText] = []) {
    self.name = name
    self.icon = icon
    self.state = state
    self.details = details
  }
}

extension Icon {
  /// A sheet with lines on it, for a document.
  public static let sheet = Icon("▤", ascii: "#")
  /// A frame with a picture in it, for a photo or a scan.
  public static let picture = Icon("▣", ascii: "@")
}

/// How far a document has come.
public enum DocumentState: Hashable, Sendable {
  /// The kind of a state, without the data of one document.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Nobody has handed it in.
    case missing
    /// It is on its way.
    case uploading
    /// It has arrived.
    case uploaded
    /// It was checked and accepted.
    case verified
    /// It was checked and sent back.
    case rejected
  }

  /// Nobody has handed it in.
  case missing
  /// The upload is in progress, with the percentage that has arrived, shown as 0 to 100.
  case uploading(percent: Int)
  /// It has arrived.
  case uploaded
  /// It was checked and accepted.
  case verified
  /// It was checked and sent back, for a reason.
  case rejected(reason: SafeText)

  /// The kind of the state.
  public var kind: Kind {
    switch self {
    case .missing: .missing
    case .uploading: .uploading
    case .uploaded: .uploaded
    case .verified: .verified
    case .rejected: .rejected
    }
  }

  /// The sign and the word of the state, and how far it is.
  var text: StyledText {
    let (icon, token) = kind.look
    let words: StyledText = "\(icon, token) " + StyledText(.document(kind), token)
    guard case .uploading(let percent) = self else { return words }
    return words + " " + StyledText(.percent(min(max(percent, 0), 100)), token)
  }

  var reason: SafeText? {
    if case .rejected(let reason) = self, !reason.isEmpty { reason } else { nil }
  }
}

extension DocumentState.Kind {
  fileprivate var look: (Icon, Token) {
    switch self {
    case .missing: (.openDot, .muted)
    case .uploading: (.dottedRing, .accent)
    case .uploaded: (.filledDot, .info)
    case .verified: (Status.success.icon, .success)
    case .rejected: (Status.error.icon, .danger)
    }
  }
}

extension Element {
  /// A document, how far it has come and, when it was sent back, why.
  public static func document(_ document: Document) -> Element {
    let row = ListRow(
      document.name,
      icon: document.icon,
      details: document.details.map { StyledText($0, .muted) },
      trailing: document.state.text
    )
    guard let reason = document.state.reason else { return .row(row) }
    // Below the row and not its subtitle, which would come before the state where there is little room.
    return .stack([
      .row(row), .text(StyledText(reason), maximumLines: 3).padded(Insets(leading: Spacing.column)),
    ])
  }
}
