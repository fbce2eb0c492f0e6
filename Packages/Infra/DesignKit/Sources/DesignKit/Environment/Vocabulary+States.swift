extension Vocabulary {
  /// The word of a status.
  func word(for status: Status) -> SafeText {
    if let word = statuses[status] { return word }
    return switch status {
    case .info: "Note"
    case .success: "Done"
    case .warning: "Warning"
    case .error: "Error"
    case .offline: "Offline"
    case .stale: "Saved copy"
    }
  }

  /// The word of a state of a step.
  func word(for state: StepState) -> SafeText {
    if let word = stepStates[state] { return word }
    return switch state {
    case .done: "done"
    case .current: "current"
    case .upcoming: "to come"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  /// The word of a direction.
  func word(for direction: Trend.Direction) -> SafeText {
    if let word = trends[direction] { return word }
    return switch direction {
    case .up: "up"
    case .down: "down"
    case .flat: "unchanged"
    }
  }

  /// The word of a state of a document.
  func word(for kind: DocumentState.Kind) -> SafeText {
    if let word = documentStates[kind] { return word }
    return switch kind {
    case .missing: "Missing"
    case .uploading: "Uploading"
    case .uploaded: "Uploaded"
    case .verified: "Verified"
    case .rejected: "Rejected"
    }
  }

  /// The colon without the space behind it, where a space stands anyway or in a style of its own.
  var bareColon: SafeText { colon.string.hasSuffix(" ") ? SafeText(String(colon.string.dropLast())) : colon }

  /// The space behind the colon; empty in languages without one.
  var colonSpace: SafeText { colon.string.hasSuffix(" ") ? " " : "" }
}
