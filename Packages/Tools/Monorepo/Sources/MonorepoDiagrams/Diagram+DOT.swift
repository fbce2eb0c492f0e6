extension Diagram {
  /// The picture in the language of Graphviz.
  public var dot: String {
    var lines = ["digraph {", "  rankdir=TB", "  node [shape=box]"]
    for (number, group) in groups.enumerated() {
      lines += ["  subgraph cluster_\(number) {", "    label=\(group.dotText)"]
      lines += nodes.filter { $0.group == group }.map { "    " + $0.dotLine }
      lines.append("  }")
    }
    lines += nodes.filter { $0.group == nil }.map { "  " + $0.dotLine }
    lines += edges.map { "  \($0.from.dotText) -> \($0.to.dotText)" }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension Diagram.Node {
  fileprivate var dotLine: String {
    switch kind {
    case .executable: "\(name.dotText) [shape=ellipse]"
    case .test: "\(name.dotText) [shape=hexagon]"
    case .library, .other, .package: name.dotText
    }
  }
}

extension String {
  fileprivate var dotText: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
