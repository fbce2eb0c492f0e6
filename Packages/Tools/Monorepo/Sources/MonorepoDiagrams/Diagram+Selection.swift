import MonorepoSystem

extension Diagram {
  /// One node with what it uses and what uses it, and nothing else.
  ///
  /// - Parameter name: The name of the node in the middle.
  /// - Returns: The part of the picture; nil when there is no such node.
  public func around(_ name: String) -> Diagram? {
    guard nodes.contains(where: { $0.name == name }) else { return nil }
    let touching = edges.filter { $0.from == name || $0.to == name }
    let shown = Set(touching.flatMap { [$0.from, $0.to] } + [name])
    return Diagram(nodes: nodes.filter { shown.contains($0.name) }, edges: Set(touching))
  }

  /// The picture without the edges that others imply; who reaches whom stays the same.
  ///
  /// Within a ring every edge is kept, because each of them is worth seeing.
  public func reduced() -> Diagram {
    let uses = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
    // Over one edge or more: a node reaches itself only in a ring.
    let reach = Dictionary(
      uniqueKeysWithValues: nodes.map { node in
        (node.name, Set(uses[node.name] ?? []).closure { uses[$0] ?? [] })
      }
    )
    func areInOneRing(_ one: String, _ other: String) -> Bool {
      reach[one]?.contains(other) == true && reach[other]?.contains(one) == true
    }
    let kept = edges.filter { edge in
      if areInOneRing(edge.from, edge.to) { return true }
      let ring = reach[edge.from, default: []].filter { areInOneRing(edge.from, $0) }.union([edge.from])
      let others = ring.flatMap { uses[$0] ?? [] }.filter { other in
        !ring.contains(other) && other != edge.to && !areInOneRing(other, edge.to)
      }
      return !others.contains { reach[$0]?.contains(edge.to) == true }
    }
    return Diagram(nodes: nodes, edges: Set(kept))
  }
}
