public import Observation

/// How far work on many things has come, for the line of progress of a screen.
@MainActor @Observable
public final class CountedProgress {
  /// How many things had their turn, and how many there are; `nil` before the work begins.
  public private(set) var count: (done: Int, all: Int)?

  /// Makes progress of work that has not begun.
  public nonisolated init() {}

  /// Notes how far the work has come.
  ///
  /// - Parameters:
  ///   - done: How many things had their turn.
  ///   - all: How many there are.
  public func report(_ done: Int, of all: Int) { count = (done, all) }
}
