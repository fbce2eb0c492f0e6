/// Gives each node and group a name that Mermaid can read, stays the same from picture to picture, and is unique.
struct MermaidNames {
  private var taken: Set<String> = []
  /// Words with a meaning of their own at the start of a line.
  private static let reserved: Set<String> = [
    "class", "classdef", "click", "default", "direction", "end", "flowchart", "graph", "href", "linkstyle",
    "style",
    "subgraph",
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
