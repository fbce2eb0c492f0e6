import CommandKit
import MonorepoSystem

extension Repository {
  /// The packages below the root, but the ignored ones, that a manifest asks for and that are not there.
  func missingPackages(files: FileSystem, ignoring ignored: [String] = []) -> [UnusableInput] {
    packages.flatMap { package in
      package.requiredFolders.compactMap { folder -> UnusableInput? in
        guard self.package(at: folder) == nil,
          !PathPattern.matches(folder + "/Package.swift", any: ignored), let fault = fault(of: folder, files)
        else { return nil }
        let (path, line) = (package.manifestPath, package.line(requiring: folder))
        return UnusableInput(path: path, line: line, what: fault.what, remedy: fault.remedy)
      }
    }
  }

  private func fault(of folder: String, _ files: FileSystem) -> (what: String, remedy: String)? {
    let path = folder.isEmpty ? root : root + "/" + folder
    let shown = folder.isEmpty ? "the root" : "“\(folder)”"
    if omittedPackages.contains(folder) {
      let remedy = "check it out with `git sparse-checkout add \(ShellWord.word(for: folder))`"
      return ("\(shown) is not checked out", remedy)
    }
    // Version control knows a folder by its own name only if it is a submodule, whose files it lists once they are
    // there.
    let submodule = ([folder] + PathAncestry.folders(above: folder)).first { above in
      holds(above) && files.isFolder(root + "/" + above) && !files.isLink(root + "/" + above)
    }
    if let submodule {
      let remedy = "check it out with `git submodule update --init \(ShellWord.word(for: submodule))`"
      return ("the submodule “\(submodule)” is not checked out", remedy)
    }
    guard files.isFolder(path) else {
      return ("there is no folder \(shown)", "correct the path, or remove the requirement")
    }
    guard files.resolved(path) == files.resolved(root) + (folder.isEmpty ? "" : "/" + folder) else {
      return ("\(shown) is reached through a symbolic link", "use the folder that the link leads to")
    }
    let manifest = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    if let target = packages.flatMap(\.targets).first(where: { $0.holds(manifest) }) {
      return ("\(shown) is among the sources of \(target.name)", "exclude it from that target")
    }
    if holds(manifest) {
      return ("the Package.swift in \(shown) is not a manifest, or a file of a target", "correct the path")
    }
    if holds(folder + "/") { return ("\(shown) is a repository of its own", "add it as a submodule") }
    return files.exists(path + "/Package.swift")
      ? ("version control ignores \(shown)", "add the package to version control")
      : ("there is no Package.swift in \(shown)", "correct the path, or write the manifest")
  }

  /// The Swift files that may be tests and that no target has or sets aside, each with the folder directly below
  /// `Tests` or `Sources` of its package, or with itself where a target has a part of that folder.
  package var undeclaredTests: [(place: String, file: String)] {
    let targets = Dictionary(grouping: packages.flatMap(\.targets), by: \.folder)
    return files.compactMap { file in
      guard file.hasSuffix(".swift") else { return nil }
      let above = PathAncestry.folders(above: file) + [""]
      let around = above.flatMap { targets[$0] ?? [] }
      guard let owner = above.lazy.compactMap({ self.package(at: $0) }).first else { return nil }
      let parts = file.dropFirst(owner.folder.isEmpty ? 0 : owner.folder.count + 1).split(separator: "/")
      let isSetAside = around.contains { target in
        // A target around the whole package has to set suites aside, and says nothing of them.
        let isWithin = target.folder.hasPrefix(owner.folder)
        let isAround = target.folder == owner.folder && parts.first == "Tests"
        return target.holds(file) || isWithin && !isAround && target.setsAside(file)
      }
      if isSetAside { return nil }
      // Earlier versions of SwiftPM looked for a list of all tests by this name.
      guard parts.count > 1, ["Sources", "Tests"].contains(parts[0]), parts[1] != "LinuxMain.swift",
        !parts.contains(where: { $0.hasPrefix(".") || Target.isDocument($0) })
      else { return nil }
      let place = owner.path("\(parts[0])/\(parts[1])")
      return (around.contains { $0.folder.hasPrefix(place) } ? file : place, file)
    }
  }
}
