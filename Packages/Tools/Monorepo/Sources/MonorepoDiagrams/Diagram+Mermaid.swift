extension Diagram {
  /// The picture as a Mermaid flowchart, which GitHub and GitLab draw in a README.
  public var mermaid: String {
    var names = MermaidNames()
    let nodeNames = Dictionary(nodes.map { ($0.name, names.name(for: $0.name)) }) { first, _ in first }
    func line(_ node: Node) -> String { (nodeNames[node.name] ?? "") + node.mermaidShape }
    var lines = ["flowchart TD"]
    for group in groups {
      lines.append("  subgraph \(names.name(for: "in_" + group))[\"\(group.mermaidText)\"]")
      lines += nodes.filter { $0.group == group }.map { "    " + line($0) }
      lines.append("  end")
    }
    lines += nodes.filter { $0.group == nil }.map { "  " + line($0) }
    lines += edges.map { "  \(nodeNames[$0.from] ?? "") --> \(nodeNames[$0.to] ?? "")" }
    return lines.joined(separator: "\n")
  }
}

extension Diagram.Node {
  /// A box, round for programs, six-sided for suites.
  fileprivate var mermaidShape: String {
    switch kind {
    case .executable: "([\"\(name.mermaidText)\"])"
    case .test: "{{\"\(name.mermaidText)\"}}"
    case .library, .other, .package: "[\"\(name.mermaidText)\"]"
    }
  }
}

extension String {
  /// The text with what Mermaid would read as markup written as entities.
  fileprivate var mermaidText: String {
    reduce(into: "") { text, character in
      switch character {
      case "\"", "#", "&", "<", ">", "`", "\\":
        text += character.unicodeScalars.map { "#\($0.value);" }.joined()
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
  }
}
