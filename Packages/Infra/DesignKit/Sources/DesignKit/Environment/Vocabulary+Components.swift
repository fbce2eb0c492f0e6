extension Vocabulary {
  /// The English words of trends.
  public static let englishTrends: [Trend.Direction: SafeText] = [
    .up: "up", .down: "down", .flat: "unchanged",
  ]

  /// The English words of the states of documents.
  public static let englishDocumentStates: [DocumentState.Kind: SafeText] = [
    .missing: "Missing", .uploading: "Uploading", .uploaded: "Uploaded", .verified: "Verified",
    .rejected: "Rejected",
  ]

  /// The English words of the states of steps.
  public static let englishSteps: [StepState: SafeText] = [
    .done: "Done", .current: "In progress", .upcoming: "Upcoming", .failed: "Failed", .skipped: "Skipped",
  ]

  /// The word of a direction; its English one when the vocabulary has none.
  func word(for direction: Trend.Direction) -> SafeText {
    trends[direction] ?? Self.englishTrends[direction] ?? SafeText(direction.rawValue)
  }

  /// The word of a document's state; its English one when the vocabulary has none.
  func word(for kind: DocumentState.Kind) -> SafeText {
    documentStates[kind] ?? Self.englishDocumentStates[kind] ?? SafeText(kind.rawValue)
  }

  /// The word of a step's state; its English one when the vocabulary has none.
  func word(for step: StepState) -> SafeText {
    steps[step] ?? Self.englishSteps[step] ?? SafeText(step.rawValue)
  }
}
