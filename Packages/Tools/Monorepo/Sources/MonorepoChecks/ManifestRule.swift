import MonorepoGraph
import MonorepoSystem

extension Inspection {
  /// Every manifest can be read, every package that one asks for is there, and every source is in UTF-8.
  ///
  /// The other rules look at what is left: one odd package does not keep the rest from being checked.
  var manifestFindings: [Finding] {
    repository.unreadable.map { fault in
      Finding(.manifest, at: fault.path, line: fault.line ?? 1, summary(of: fault.what), remedy: fault.remedy)
    } + foldersWithoutManifest + sourcesInUTF16
  }

  /// Manifests pass no flags that SwiftPM cannot vouch for.
  var unsafeFlagsFindings: [Finding] {
    repository.packages.flatMap { package -> [Finding] in
      let code = SourceCode(package.manifest)
      // The lead is a dot (`.unsafeFlags`), so the plain word search would take it for a member.
      let written = code.offsets(of: ".unsafeFlags").map { code.line(at: $0) }
      let built = package.targets.contains { $0.settings.contains { $0.contains("unsafeFlags(") } }
      let (path, remedy) = (package.manifestPath, "use a setting that SwiftPM supports")
      return (written.isEmpty && built ? [1] : written)
        .map { Finding(.unsafeFlags, at: path, line: $0, "unsafeFlags in the manifest", remedy: remedy) }
    }
  }

  /// The compiler refuses such a source, and the other rules look for words that are not in it.
  private var sourcesInUTF16: [Finding] {
    ownTargets.flatMap { _, target in
      sources(of: target).filter { !$0.code.offsets(of: "\0").isEmpty }.map { path, _ -> Finding in
        let what = "the source is in UTF-16, and the compiler reads UTF-8"
        return Finding(.manifest, at: path, what, remedy: "save it in UTF-8")
      }
    }
  }

  /// A folder beside packages that has sources like them, but no manifest: SwiftPM and the other rules do not see it.
  ///
  /// What another manifest or another build system compiles is not among them, and nothing is directly below the root:
  /// folders of samples and templates are there too.
  private var foldersWithoutManifest: [Finding] {
    let targets = repository.packages.flatMap(\.targets)
    let folders = targets.map(\.folder) + repository.packages.map(\.folder)
    let homes = Dictionary(grouping: repository.packages.compactMap { parent(of: $0.folder) }) { $0 }
      .filter { $0.value.count > 1 }.keys
    var found: Set<String> = []
    return repository.files.compactMap { file in
      guard file.hasSuffix(".swift"), !isIgnored(file), let folder = packageFolder(of: file),
        repository.package(at: folder) == nil, !found.contains(folder),
        let home = parent(of: folder), homes.contains(home),
        !folders.contains(where: { file.hasPrefix($0 + "/") || $0.hasPrefix(folder + "/") }),
        !targets.contains(where: { $0.holds(file) }), !isBuiltOtherwise(folder)
      else { return nil }
      found.insert(folder)
      let what = "\(folder) has sources and no Package.swift, so nothing compiles them"
      return Finding(.manifest, at: file, what, remedy: "write the manifest, or remove the folder")
    }
  }

  /// The folder whose `Sources` or `Tests` a file is in, nil when it is in none.
  private func packageFolder(of file: String) -> String? {
    let parts = file.split(separator: "/")
    guard let place = parts.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), place < parts.count - 2
    else { return nil }
    return parts[..<place].joined(separator: "/")
  }

  private func parent(of folder: String) -> String? { PathAncestry.folders(above: folder).first }

  /// Whether a folder has more than a package has beside its manifest, such as a project for another build system.
  private func isBuiltOtherwise(_ folder: String) -> Bool {
    repository.files.contains { file in
      guard file.hasPrefix(folder + "/") else { return false }
      let parts = file.dropFirst(folder.count + 1).split(separator: "/")
      // SwiftPM finds no manifest by a name in lower case.
      guard let name = parts.first, !name.hasPrefix("."),
        !["Package.resolved", "package.swift"].contains(name)
      else { return false }
      return parts.count > 1 ? name.contains(".") : !name.hasSuffix(".md") && !name.hasPrefix("LICENSE")
    }
  }

  /// The cause on one line: SwiftPM tells much around its error.
  private func summary(of what: String) -> String {
    let lines = what.split(whereSeparator: \.isNewline)
    let cause = lines.dropFirst().first { $0.contains("error: ") && !$0.contains("Invalid manifest") }
    let text = cause.flatMap { line in line.firstRange(of: "error: ").map { line[$0.upperBound...] } }
    return [lines.first, text].compactMap(\.self).joined(separator: ": ")
  }
}
