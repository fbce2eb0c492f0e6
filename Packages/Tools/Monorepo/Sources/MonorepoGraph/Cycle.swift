/// Finds rings in a graph of names.
public enum Cycle {
  /// One ring of each group of nodes that reach one another, first node repeated at the end.
  ///
  /// - Parameter edges: The names that each name uses.
  /// - Returns: The rings found, in a stable order; empty when the graph has none.
  public static func all(in edges: [String: Set<String>]) -> [[String]] {
    var finished: Set<String> = []
    var rings: [[String]] = []
    func visit(_ node: String, _ path: [String]) {
      if let start = path.firstIndex(of: node) {
        rings.append(Array(path[start...]) + [node])
        return
      }
      guard !finished.contains(node) else { return }
      for next in (edges[node] ?? []).sorted() { visit(next, path + [node]) }
      finished.insert(node)
    }
    for node in edges.keys.sorted() { visit(node, []) }
    return rings
  }
}
