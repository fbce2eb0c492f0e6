import MonorepoGraph

/// The output of `llvm-cov export -summary-only`, as far as the tool reads it.
struct CoverageExport: Decodable {
  struct Count: Decodable {
    let count: Int
    let covered: Int
  }

  struct Summary: Decodable { let lines: Count }

  struct File: Decodable {
    let filename: String
    let summary: Summary
  }

  struct Unit: Decodable { let files: [File] }

  let data: [Unit]
}

/// Tells which package a covered file belongs to.
struct CoverageSources: Sendable {
  private let root: String
  private let folders: [(folder: String, name: String)]
  private let targets: [CoverageWish.Target]?

  init(root: String, packages: [String: String], targets: [CoverageWish.Target]?) {
    self.root = root.hasSuffix("/") ? root : root + "/"
    // The longest first: a package may lie in the folder of another one.
    folders = packages.map { ($0.key, $0.value) }.sorted {
      ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder)
    }
    self.targets = targets
  }

  func report(_ files: [CoverageExport.File], threshold: Double?) -> CoverageReport {
    var lines: [String: (lines: Int, covered: Int)] = [:]
    for file in files {
      guard let folder = folder(of: file.filename) else { continue }
      lines[folder, default: (0, 0)].lines += file.summary.lines.count
      lines[folder, default: (0, 0)].covered += file.summary.lines.covered
    }
    let packages = folders.sorted { $0.folder < $1.folder }.compactMap { folder, name in
      lines[folder].map {
        CoverageReport.Lines(folder: folder, name: name, lines: $0.lines, covered: $0.covered)
      }
    }
    return CoverageReport(packages: packages, threshold: threshold)
  }

  /// The package whose sources hold a file, nil for tests, for what a build wrote, and for code from elsewhere.
  private func folder(of path: String) -> String? {
    guard path.hasPrefix(root) else { return nil }
    let relative = path.dropFirst(root.count)
    guard
      let folder = folders.first(where: { $0.folder.isEmpty || relative.hasPrefix($0.folder + "/") })?.folder
    else { return nil }
    let inside = relative.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/")
    guard let top = inside.first, top != "Tests",
      !inside.contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".derived") })
    else { return nil }
    guard let targets else { return folder }
    return targets.contains { $0.folder == folder && inside.prefix(2) == ["Sources", $0.name[...]] }
      ? folder : nil
  }
}
