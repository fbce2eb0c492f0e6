extension LocalPackage {
  /// The line of the manifest on which a target declares that it uses a module, else the target's own line.
  func line(declaring module: String, of name: String, in repository: Repository) -> Int? {
    guard let target = targets.first(where: { $0.name == name }) else { return nil }
    let declared = target.dependencies.first { repository.modules(of: $0, in: self).contains(module) }?.name
    let lines = manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.filter { lines[$0].contains("arget(") }
    guard let start = starts.first(where: { names(lines[$0...], name) }) else { return nil }
    let end = starts.first { $0 > start } ?? lines.endIndex
    let found = lines[start..<end].lastIndex { line in declared.map { line.contains("\"\($0)\"") } ?? false }
    return (found ?? start) + 1
  }

  private func names(_ lines: ArraySlice<Substring>, _ target: String) -> Bool {
    // The name stands behind the bracket, or on the next line.
    lines.prefix(2).first { $0.contains("name:") }?.contains("name: \"\(target)\"") ?? false
  }
}
