import MonorepoGraph

/// The suites of one package, which are built once and then run one after another.
struct PackageJob: Equatable, Sendable {
  /// The package's folder relative to the root, empty for the root package.
  let folder: String
  let suites: [TestPlan.Suite]

  /// The name that a person would use for the package, and that its scratch folder has.
  var name: String { folder.isEmpty ? "root" : String(folder.split(separator: "/").last ?? "root") }

  /// Groups the enabled suites of a plan by package, in the order of the plan.
  static func jobs(of plan: TestPlan) -> [PackageJob] {
    let enabled = plan.suites.filter(\.isEnabled)
    var folders: [String] = []
    for suite in enabled where !folders.contains(suite.folder) { folders.append(suite.folder) }
    return folders.map { folder in
      PackageJob(folder: folder, suites: enabled.filter { $0.folder == folder })
    }
  }
}
