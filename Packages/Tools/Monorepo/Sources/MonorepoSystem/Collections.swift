extension Sequence where Element: Sendable {
  /// Transforms the elements with at most `limit` at a time, and keeps their order.
  ///
  /// - Parameters:
  ///   - limit: How many transformations run at once; at least 1 is used.
  ///   - transform: The work for one element.
  /// - Returns: The results in the order of the elements.
  public func concurrentMap<Result: Sendable>(
    limit: Int,
    _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var pending = enumerated().makeIterator()
      var results: [Int: Result] = [:]
      func startNext() {
        guard let (index, element) = pending.next() else { return }
        group.addTask { (index, await transform(element)) }
      }
      for _ in 0..<Swift.max(1, limit) { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        startNext()
      }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

extension Set {
  /// These elements and all that they lead to, directly or through others.
  package func closure<Others: Sequence<Element>>(following next: (Element) -> Others) -> Set {
    var found = self
    var pending = Array(self)
    while let element = pending.popLast() {
      for other in next(element) where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}
