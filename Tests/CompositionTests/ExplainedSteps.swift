/// What an explanation says was done, a step a line.
enum ExplainedSteps {
  /// The steps of one layer.
  ///
  /// - Parameters:
  ///   - layer: The layer's name in the explanation.
  ///   - explanation: What the program wrote; wide enough that no step is wrapped.
  /// - Returns: What it did, without when, and how long it took.
  static func of(_ layer: String, in explanation: String) -> [String] {
    explanation.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let layer = layer.split(separator: " ")
      guard words.dropFirst().starts(with: layer) else { return nil }
      let isTimed = words.last.map { $0.contains(".") && $0.allSatisfy { $0.isNumber || $0 == "." } } ?? false
      return words.dropFirst(1 + layer.count).dropLast(isTimed ? 1 : 0).joined(separator: " ")
    }
  }
}
