/// The lines of a question that are shown, where it has more than there is room for.
struct QuestionWindow: Hashable, Sendable {
  /// The first line that is shown.
  private(set) var top = 0
  /// The number of lines that are shown.
  private var height = 1
  /// All lines.
  private var count = 1

  /// Whether some lines have no room.
  var isScrolling: Bool { count > height }

  /// The positions of the lines that are shown.
  var shown: Range<Int> { top..<min(top + height, count) }

  /// Fits the window to its lines.
  ///
  /// - Parameters:
  ///   - count: The lines of the question.
  ///   - room: The lines there are for it, at least 1; one of them says which are shown where the question is longer.
  mutating func fit(_ count: Int, into room: Int) {
    self.count = count
    height = count > room && room > 1 ? room - 1 : room
    top = min(top, max(count - height, 0))
  }

  /// Scrolls.
  ///
  /// - Returns: Whether the command was a move.
  mutating func move(_ command: ShellCommand) -> Bool {
    switch command {
    case .up: top -= 1
    case .down: top += 1
    case .pageUp: top -= max(height - 1, 1)
    case .pageDown: top += max(height - 1, 1)
    case .first: top = 0
    case .last: top = count
    default: return false
    }
    top = min(max(top, 0), max(count - height, 0))
    return true
  }
}
