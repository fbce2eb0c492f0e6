/// How far a document has come.
public enum DocumentState: Hashable, Sendable {
  /// What a state is called, without what belongs to one document.
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
  /// It is on its way; so many percent have arrived, shown as 0 to 100.
  case uploading(percent: Int)
  /// It has arrived.
  case uploaded
  /// It was checked and accepted.
  case verified
  /// It was checked and sent back, for a reason.
  case rejected(reason: SafeText)

  /// What the state is called.
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
