import MonorepoGraph

/// The names under which packages are shown: their own, or their folders where two have the same.
struct PackageNames {
  private let names: [String: String]

  init(_ repository: Repository) {
    let byName = Dictionary(grouping: repository.packages, by: \.name)
    names = Dictionary(
      repository.packages.map { ($0.folder, byName[$0.name]?.count == 1 ? $0.name : $0.folder) }
    ) { first, _ in first }
  }

  func name(of folder: String) -> String { names[folder] ?? folder }
}
