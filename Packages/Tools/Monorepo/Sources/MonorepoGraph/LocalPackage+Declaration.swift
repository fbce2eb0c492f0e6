extension LocalPackage {
  /// The lines of the manifest, each at the index that is one below its number.
  package var manifestLines: [Substring] {
    manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The lines of the manifest from the declaration of a target to that of the next one; nil when there is none.
  package func declaration(ofTarget name: String) -> ArraySlice<Substring>? {
    let lines = manifestLines
    let starts = lines.indices.filter { lines[$0].contains("arget(") }
    guard let start = starts.first(where: { names(lines[$0...], name) }) else { return nil }
    return lines[start..<(starts.first { $0 > start } ?? lines.endIndex)]
  }

  /// The line of the manifest on which a target declares that it uses a module, else the target's own line.
  func line(declaring module: String, of name: String, in repository: Repository) -> Int? {
    guard let target = targets.first(where: { $0.name == name }),
      let declaration = declaration(ofTarget: name)
    else { return nil }
    let declared = target.dependencies.first { repository.modules(of: $0, in: self).contains(module) }?.name
    let found = declared.flatMap { declared in declaration.lastIndex { $0.contains("\"\(declared)\"") } }
    return (found ?? declaration.startIndex) + 1
  }

  private func names(_ lines: ArraySlice<Substring>, _ target: String) -> Bool {
    // The name stands behind the bracket, or on the next line.
    lines.prefix(2).first { $0.contains("name:") }?.contains("name: \"\(target)\"") ?? false
  }
}
