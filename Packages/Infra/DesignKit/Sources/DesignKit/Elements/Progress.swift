/// How far something is that takes a while.
public enum ProgressState: Hashable, Sendable {
  /// It has not begun.
  case waiting
  /// A part of a total is done; a value out of range counts as none or all, and a total below 1 as nothing done.
  case running(done: Int, total: Int)
  /// It goes on, and how far is unknown; each frame moves the bar by one cell, and any number is a frame.
  case unmeasured(frame: Int)
  /// All is done.
  case finished
  /// It ended early; the reason is a sentence.
  case failed(SafeText)

  /// How many of a number of equal parts are done, rounded down, so that all of them means all.
  ///
  /// - Parameter parts: The number of parts, 0 or more.
  /// - Returns: 0 to `parts`.
  func done(of parts: Int) -> Int {
    switch self {
    case .waiting, .unmeasured, .failed: return 0
    case .finished: return parts
    case .running(let done, let total):
      guard total > 0 else { return 0 }
      // Byte counts of any size must not overflow.
      return total.dividingFullWidth(min(max(done, 0), total).multipliedFullWidth(by: parts)).quotient
    }
  }
}

/// A bar that shows how far something is, and what that something is called.
struct ProgressBar: Hashable, Sendable {
  let label: SafeText
  let state: ProgressState

  /// The note beside the bar, or in its place.
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

  /// The bar in words, such as "Downloading: 45 percent".
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

extension Element {
  /// A bar as wide as there is room, with its share in percent; where there is little room, the share alone.
  ///
  /// With a label, that and the share stand above the bar. A failure shows its reason in place of the bar. A screen
  /// reader hears "Downloading: 45 percent".
  ///
  /// - Parameters:
  ///   - state: How far it is.
  ///   - label: The activity, in one or two words; nil where the text beside it names it.
  /// - Returns: One line, with a label two; more only for a reason that wraps.
  public static func progress(_ state: ProgressState, label: SafeText? = nil) -> Element {
    Element(leaf: .progress(ProgressBar(label: label ?? "", state: state)))
  }
}
