import MonorepoGraph

/// What is built in one go, and the suites that are run from it.
struct BuildUnit: Equatable, Sendable {
  /// The name that a person would use, and that its scratch folder has.
  let name: String
  /// The folder of the package that is built, relative to the root; empty for the root package.
  let folder: String
  let suites: [TestPlan.Suite]
  /// Whether its suites may run side by side.
  let runsSideBySide: Bool

  /// The name of the unit that holds the suites of a package when each is built by itself.
  static func name(ofPackage folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? "root"
  }

  /// Groups suites by what they are built in, in their order.
  static func units(of suites: [TestPlan.Suite], _ kind: BuildKind) -> [BuildUnit] {
    guard !suites.isEmpty else { return [] }
    guard kind == .isolated else {
      return [BuildUnit(name: "shared", folder: "", suites: suites, runsSideBySide: true)]
    }
    var folders: [String] = []
    for suite in suites where !folders.contains(suite.folder) { folders.append(suite.folder) }
    return folders.map { folder in
      BuildUnit(
        name: name(ofPackage: folder),
        folder: folder,
        suites: suites.filter { $0.folder == folder },
        runsSideBySide: false
      )
    }
  }
}
