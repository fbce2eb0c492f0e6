import MonorepoSystem

extension Diagram {
  package var json: String { JSONText.text(of: self) }

  package var dot: String {
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

  /// The picture as a Mermaid flowchart, which GitHub and GitLab draw in a README.
  package var mermaid: String {
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
  fileprivate var dotLine: String {
    switch kind {
    case .executable: "\(name.dotText) [shape=ellipse]"
    case .test: "\(name.dotText) [shape=hexagon]"
    case .library, .other, .package: name.dotText
    }
  }

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
  fileprivate var dotText: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }

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

/// Gives each node and group a name that Mermaid can read, stays the same from picture to picture, and is unique.
struct MermaidNames {
  private var taken: Set<String> = []
  /// Words with a meaning of their own at the start of a line.
  private static let reserved: Set<String> = [
    "class", "classdef", "click", "default", "direction", "end", "flowchart", "graph", "href", "linkstyle",
    "style", "subgraph",
  ]

  mutating func name(for text: String) -> String {
    let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let isUsable = !plain.isEmpty && !Self.reserved.contains(plain.lowercased())
    let wanted = isUsable ? plain : "n_" + plain
    var (name, number) = (wanted, 2)
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    return name
  }
}
