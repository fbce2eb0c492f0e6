/// One part of a run that several machines divide among them.
public struct Shard: Equatable, Sendable {
  /// The number of this part, counted from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Reads a text such as `2/3`.
  ///
  /// - Returns: nil unless both are whole numbers and the first is within 1 and the second.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
      return nil
    }
    self.index = index
    self.count = count
  }

  /// This part of the elements.
  ///
  /// The parts are disjoint, hold every element between them, and weigh about the same: the heaviest elements are given
  /// away first, each to the part that is lightest by then. The same elements and weights are divided in the same way
  /// on every machine.
  ///
  /// - Parameters:
  ///   - elements: What is divided, with a name of its own for each.
  ///   - name: The name of an element.
  ///   - weight: How long an element takes.
  /// - Returns: The elements of this part in their order.
  func part<Element>(
    of elements: [Element],
    name: (Element) -> String,
    weight: (Element) -> Double
  ) -> [Element] {
    let heaviestFirst = elements.indices.sorted { left, right in
      let (first, second) = (elements[left], elements[right])
      return (-weight(first), name(first)) < (-weight(second), name(second))
    }
    var loads = [Double](repeating: 0, count: count)
    var mine: Set<Int> = []
    for position in heaviestFirst {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lightest] += weight(elements[position])
      if lightest == index - 1 { mine.insert(position) }
    }
    return elements.indices.filter(mine.contains).map { elements[$0] }
  }
}
