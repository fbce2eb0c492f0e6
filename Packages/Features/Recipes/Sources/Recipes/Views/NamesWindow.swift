/// The part of a long list of names that is shown beside what was chosen in it.
struct NamesWindow: Hashable {
  /// The lines that names may take beside a meal, which is seldom longer.
  static let mostLines = 40

  /// The places that are shown.
  let shown: Range<Int>
  /// How many names are before them, never just one: the name takes no more room than saying so.
  let above: Int
  /// How many names are after them, never just one.
  let below: Int

  /// Finds the part around a chosen name; that at the beginning where none is chosen.
  ///
  /// - Parameters:
  ///   - count: The number of names, 0 or more.
  ///   - chosen: The place of the chosen one.
  ///   - most: The lines that there are, for names and for what is said of those that are left out; 5 or more.
  init(of count: Int, around chosen: Int?, most: Int = mostLines) {
    guard count > most else {
      (shown, above, below) = (0..<count, 0, 0)
      return
    }
    let start = min(max((chosen ?? 0) - most / 2, 0), count - most)
    let first = start == 0 ? 0 : start + 1
    let end = start + most == count ? count : start + most - 1
    (shown, above, below) = (first..<end, first, count - end)
  }
}
