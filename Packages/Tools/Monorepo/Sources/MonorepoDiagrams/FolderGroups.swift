/// Groups packages by the folders between the one that holds all of them and their own.
struct FolderGroups {
  private let depth: Int

  /// Finds the folder that holds all packages but the root package.
  init(_ folders: [String]) {
    let parents = folders.filter { !$0.isEmpty }.map(Self.parent)
    let shared = parents.dropFirst().reduce(parents.first ?? []) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }
    depth = shared.count
  }

  /// The group of a package, as in `Infra` for `Packages/Infra/LogKit`; nil for one that stands by itself.
  func group(of folder: String) -> String? {
    let parts = Self.parent(of: folder).dropFirst(depth)
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private static func parent(of folder: String) -> [Substring] {
    Array(folder.split(separator: "/").dropLast())
  }
}
