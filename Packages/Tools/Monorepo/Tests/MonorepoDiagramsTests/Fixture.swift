@testable import MonorepoGraph

/// Builds small repositories: each package has one module of its name.
struct Fixture {
  var uses: [String: [String]]
  var folders: [String: String] = [:]
  var suites: [String: [String]] = [:]
  var files: [String] = []

  var repository: Repository {
    let names = Set(uses.keys).union(uses.values.joined()).union(suites.values.joined()).sorted()
    return Repository(root: "/repository", files: files, packages: names.map(package))
  }

  func folder(of name: String) -> String { folders[name] ?? "Packages/" + name }

  private func package(_ name: String) -> LocalPackage {
    let folder = folder(of: name)
    let used = (uses[name] ?? []) + (suites[name] ?? [])
    let prefix = folder.isEmpty ? "" : folder + "/"
    return LocalPackage(
      folder: folder,
      name: name,
      requirements: used.map { .local(folder: self.folder(of: $0)) },
      products: [name: [name]],
      targets: [
        Target(
          name: name,
          kind: folder.isEmpty ? .executable : .library,
          folder: prefix + "Sources/" + name,
          dependencies: (uses[name] ?? []).map { Dependency($0, package: $0) }
        ),
        Target(
          name: name + "Tests",
          kind: .test,
          folder: prefix + "Tests/" + name + "Tests",
          dependencies: [Dependency(name)] + (suites[name] ?? []).map { Dependency($0, package: $0) }
        ),
      ]
    )
  }
}
