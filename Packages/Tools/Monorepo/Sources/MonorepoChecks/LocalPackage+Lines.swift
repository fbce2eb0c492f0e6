import MonorepoGraph

extension LocalPackage {
  /// The line of the manifest that holds a text first, 1 when none does.
  func line(holding text: String) -> Int {
    line(in: manifestLines[...], holding: text) ?? 1
  }

  /// The line that names something inside the declaration of a target, else the line of the declaration.
  func line(ofTarget target: String, naming name: String) -> Int {
    let declaration = declaration(ofTarget: target) ?? manifestLines[...]
    return line(in: declaration, holding: "\"\(name)\"") ?? declaration.startIndex + 1
  }

  /// The line that declares a product, 1 when none does.
  func line(ofProduct product: String) -> Int {
    let name = "name: \"\(product)\""
    let lines = manifestLines
    let kinds = [".library(", ".executable(", ".plugin("]
    let declaration = lines.indices.first { index in
      lines[index].contains(name)
        && lines[max(0, index - 1)...index].contains { line in kinds.contains { line.contains($0) } }
    }
    return declaration.map { $0 + 1 } ?? line(holding: name)
  }

  private func line(in lines: ArraySlice<Substring>, holding text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
