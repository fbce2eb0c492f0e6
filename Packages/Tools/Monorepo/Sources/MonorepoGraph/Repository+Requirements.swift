public import MonorepoSystem

extension Repository {
  /// Makes sure that every package that a manifest asks for by its path is there and part of the repository.
  ///
  /// - Parameter files: The files of the machine.
  /// - Returns: The repository itself.
  /// - Throws: ``UnusableInput`` with the line of the manifest.
  public func requiringEveryPackage(files: FileSystem) throws(UnusableInput) -> Repository {
    for package in packages {
      for requirement in package.requirements {
        guard let fault = fault(of: requirement, files) else { continue }
        let line = package.line(requiring: fault.folder).map { ":\($0)" } ?? ""
        throw UnusableInput(path: package.manifestPath + line, what: fault.what, remedy: fault.remedy)
      }
    }
    return self
  }

  private func fault(of requirement: LocalPackage.Requirement, _ files: FileSystem)
    -> (folder: String, what: String, remedy: String)?
  {
    switch requirement {
    case .external(let place) where place.hasPrefix("/"):
      return (
        place, "the package at \(place) is outside of the repository",
        "move it below the root, or give a folder that holds both with --root"
      )
    case .external: return nil
    case .local(let folder) where package(at: folder) == nil:
      let path = folder.isEmpty ? root : root + "/" + folder
      let shown = folder.isEmpty ? "the root" : "“\(folder)”"
      guard files.isFolder(path) else {
        return (folder, "there is no folder \(shown)", "correct the path, or remove the requirement")
      }
      guard files.resolved(path) == files.resolved(root) + "/" + folder else {
        return (folder, "\(shown) is reached over a symbolic link", "give the folder that the link leads to")
      }
      return files.exists(path + "/Package.swift")
        ? (folder, "version control ignores \(shown)", "let version control know the package")
        : (folder, "there is no Package.swift in \(shown)", "correct the path, or write the manifest")
    case .local: return nil
    }
  }
}
