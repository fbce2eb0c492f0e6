/// The beginning and the end of a log that is too long to be read whole.
struct LogExcerpt {
  /// The number of lines that are kept.
  static let limit = 1000

  /// The lines, with a line that says how many were left out.
  let lines: [String]

  init(of all: [String]) {
    guard all.count > Self.limit else {
      lines = all
      return
    }
    let half = Self.limit / 2
    let note = "… \(all.count - 2 * half) lines omitted; --verbose shows them"
    lines = Array(all.prefix(half)) + [note] + Array(all.suffix(half))
  }
}
