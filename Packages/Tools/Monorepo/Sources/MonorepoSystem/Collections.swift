extension Sequence where Element: Sendable {
  /// Transforms the elements with at most `limit`, but no less than one, at a time, and keeps their order.
  package func concurrentMap<Result: Sendable>(
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

extension Sequence where Element: Hashable {
  /// The first element that is there a second time; nil when all of them differ.
  package var firstRepeated: Element? {
    var passed: Set<Element> = []
    return first { !passed.insert($0).inserted }
  }

  /// The elements without those that were there before, in their order.
  package func uniqued() -> [Element] {
    var passed: Set<Element> = []
    return filter { passed.insert($0).inserted }
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
