/// Finds rings in a graph of names.
public enum Cycle {
  /// One ring of each group of nodes that reach one another, in a stable order; the first node ends it too.
  public static func all(in edges: [String: Set<String>]) -> [[String]] {
    var finished: Set<String> = []
    var path: [String] = []
    var depths: [String: Int] = [:]
    var rings: [[String]] = []
    func visit(_ node: String) {
      if let start = depths[node] {
        rings.append(path[start...] + [node])
        return
      }
      guard !finished.contains(node) else { return }
      depths[node] = path.count
      path.append(node)
      for next in (edges[node] ?? []).sorted() { visit(next) }
      path.removeLast()
      depths[node] = nil
      finished.insert(node)
    }
    for node in edges.keys.sorted() { visit(node) }
    return rings
  }
}
