/// A bar that shows how far something is, and what that something is called.
struct ProgressBar: Hashable, Sendable {
  let label: SafeText
  let state: ProgressState

  /// What stands beside the bar, or in its place.
  func note(_ vocabulary: Vocabulary) -> StyledText {
    switch state {
    case .waiting: StyledText(vocabulary.waiting, .muted)
    case .running: StyledText("\(state.done(of: 100))%", .text)
    case .unmeasured: StyledText(vocabulary.working, .muted)
    case .finished: StyledText(Badge(vocabulary.word(for: .success), .success))
    case .failed(let reason):
      "\(StyledText(Badge("\(vocabulary.word(for: .error))\(vocabulary.bareColon)", .error)))\(vocabulary.colonSpace)\(reason)"
    }
  }

  /// What the bar says in words, such as "Downloading: 45 percent".
  func words(_ vocabulary: Vocabulary) -> StyledText {
    let words: SafeText =
      switch state {
      case .waiting: vocabulary.waiting
      case .running: vocabulary.percent.filled("\(state.done(of: 100))")
      case .unmeasured: vocabulary.working
      case .finished: vocabulary.word(for: .success)
      case .failed(let reason): "\(vocabulary.word(for: .error))\(vocabulary.colon)\(reason)"
      }
    return StyledText(label.isEmpty ? words : "\(label)\(vocabulary.colon)\(words)")
  }
}
