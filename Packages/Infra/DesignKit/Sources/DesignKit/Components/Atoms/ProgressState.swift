/// How far something is that takes a while.
public enum ProgressState: Hashable, Sendable {
  /// It has not begun.
  case waiting
  /// So much of a total is done; what is out of range counts as none or all, and a total below 1 as nothing done.
  case running(done: Int, total: Int)
  /// It goes on, nobody knows how far; each frame moves the bar by one cell, and any number is a frame.
  case unmeasured(frame: Int)
  /// All is done.
  case finished
  /// It ended early; the reason is a sentence.
  case failed(SafeText)

  /// How many of so many equal parts are done, rounded down, so that all of them means all.
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
