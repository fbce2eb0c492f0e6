import MonorepoSystem

extension Repository {
  /// The Swift files that may be tests and that no target has, each with the file or folder directly below `Tests` or
  /// `Sources` of its package, in sorted order.
  ///
  /// What a target excludes or copies is not among them: its manifest says so.
  package var undeclaredTests: [(place: String, file: String)] {
    let folders = Set(packages.flatMap(\.targets).map(\.folder))
    guard !folders.contains("") else { return [] }
    return files.compactMap { file in
      let above = PathAncestry.folders(above: file)
      guard file.hasSuffix(".swift"), above.allSatisfy({ !folders.contains($0) }),
        let owner = (above + [""]).lazy.compactMap({ self.package(at: $0) }).first
      else { return nil }
      let parts = file.dropFirst(owner.folder.isEmpty ? 0 : owner.folder.count + 1).split(separator: "/")
      // Earlier versions of SwiftPM looked for a list of all tests by this name.
      guard parts.count > 1, ["Sources", "Tests"].contains(parts[0]), parts[1] != "LinuxMain.swift",
        !parts.contains(where: { $0.hasPrefix(".") || Target.isDocument($0) })
      else { return nil }
      return (owner.path("\(parts[0])/\(parts[1])"), file)
    }
  }
}
