import MonorepoGraph

/// A package that is built at once, and the suites that are run from it.
struct BuildUnit: Equatable, Sendable {
  /// The name for the user, and of the scratch folder.
  let name: String
  /// The folder of the package that is built, relative to the root; empty for the root package.
  let folder: String
  let suites: [TestPlan.Suite]
  let runsSideBySide: Bool

  /// The name of the unit that holds the suites of a package when each is built by itself.
  static func name(ofPackage folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? "root"
  }

  /// Groups suites by what they are built in, in their order.
  ///
  /// Packages of one name go by their whole folders: in one scratch folder they would be in each other's way.
  static func units(of suites: [TestPlan.Suite], _ kind: BuildKind, in plan: TestPlan) -> [BuildUnit] {
    guard !suites.isEmpty else { return [] }
    guard kind == .isolated else {
      return [BuildUnit(name: "shared", folder: "", suites: suites, runsSideBySide: true)]
    }
    var folders: [String] = []
    for suite in suites where !folders.contains(suite.folder) { folders.append(suite.folder) }
    let owners = Dictionary(grouping: Set(plan.suites.map(\.folder))) { name(ofPackage: $0).lowercased() }
    return folders.map { folder in
      let short = name(ofPackage: folder)
      let isShared = owners[short.lowercased(), default: []].count > 1
      return BuildUnit(
        name: isShared && !folder.isEmpty ? folder : short,
        folder: folder,
        suites: suites.filter { $0.folder == folder },
        runsSideBySide: false
      )
    }
  }
}
