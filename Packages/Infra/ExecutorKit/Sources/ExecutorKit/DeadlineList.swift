/// Things in the order of their deadlines; those with the same deadline in the order they came.
struct DeadlineList<Element> {
  private var entries: [(deadline: Duration, element: Element)] = []

  var earliest: Duration? { entries.first?.deadline }

  /// Adds something.
  ///
  /// - Returns: Whether the earliest deadline is now this one, and was none or a later one before.
  mutating func insert(_ element: Element, at deadline: Duration) -> Bool {
    // Most come in the order of their deadlines.
    let index = entries.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    entries.insert((deadline, element), at: index)
    return index == 0
  }

  /// Takes out everything whose deadline is not later than a time.
  mutating func removeDue(at time: Duration) -> [Element] {
    // A slice that outlives this line would make a copy of everything that is left.
    let count = entries.prefix { $0.deadline <= time }.count
    let due = entries[..<count].map(\.element)
    entries.removeFirst(count)
    return due
  }
}
