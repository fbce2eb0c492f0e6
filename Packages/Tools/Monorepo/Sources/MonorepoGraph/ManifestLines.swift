/// The lines of a manifest's declarations, which SwiftPM's description of it does not have.
extension LocalPackage {
  /// The lines of the manifest, each at the index that is one below its number.
  package var manifestLines: [Substring] {
    manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The line of the manifest that holds a text first, 1 when none does.
  package func line(holding text: String) -> Int { line(in: manifestLines[...], holding: text) ?? 1 }

  /// The line that names something inside the declaration of a target, else the line of the declaration.
  package func line(ofTarget target: String, naming name: String) -> Int {
    let declaration = declaration(of: target) ?? manifestLines[...]
    return line(in: declaration, holding: "\"\(name)\"") ?? declaration.startIndex + 1
  }

  /// The line that declares a product, 1 when none does.
  package func line(ofProduct product: String) -> Int {
    let declaration = declaration(of: product, beginning: [".library(", ".executable(", ".plugin("])
    return line(in: declaration ?? manifestLines[...], holding: "name: \"\(product)\"") ?? 1
  }

  /// The line on which a target declares that it uses a module, else the target's own line.
  func line(declaring module: String, of name: String, in repository: Repository) -> Int? {
    guard let target = targets.first(where: { $0.name == name }),
      let declaration = declaration(of: name)
    else { return nil }
    let declared = target.dependencies.first { repository.modules(of: $0, in: self).contains(module) }?.name
    let found = declared.flatMap { declared in declaration.lastIndex { $0.contains("\"\(declared)\"") } }
    return (found ?? declaration.startIndex) + 1
  }

  /// The line that asks for the package in a folder relative to the root, or at an absolute path outside of
  /// it; nil when no path on any line leads there.
  package func line(requiring folder: String) -> Int? {
    manifestLines.firstIndex { line in
      !line.drop { $0 == " " }.hasPrefix("//")
        && line.matches(of: /"([^"]*)"/).contains { leads(String($0.1), to: folder) }
    }
    .map { $0 + 1 }
  }

  /// The lines of the manifest from the declaration of a target or product to that of the next one; nil when
  /// there is none.
  private func declaration(of name: String, beginning kinds: [String] = ["arget(", "ystemLibrary("])
    -> ArraySlice<Substring>?
  {
    let lines = manifestLines
    let starts = lines.indices.filter { index in kinds.contains { lines[index].contains($0) } }
    let start = starts.first { index in
      // The name stands behind the bracket, or on the next line.
      lines[index...].prefix(2).first { $0.contains("name:") }?.contains("name: \"\(name)\"") ?? false
    }
    guard let start else { return nil }
    return lines[start..<(starts.first { $0 > start } ?? lines.endIndex)]
  }

  private func line(in lines: ArraySlice<Substring>, holding text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  private func leads(_ written: String, to folder: String) -> Bool {
    guard folder.hasPrefix("/") else { return Self.normalized(path(written)) == folder }
    // The way out of the repository passes folders whose names are not known here; the end of both is the same.
    let ending = written.split(separator: "/").filter { $0 != ".." && $0 != "." && $0 != "~" }
    return written.contains("/") && !ending.isEmpty
      && folder.split(separator: "/").suffix(ending.count).elementsEqual(ending)
  }
}
