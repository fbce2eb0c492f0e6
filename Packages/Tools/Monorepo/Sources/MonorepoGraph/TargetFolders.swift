/// Finds the folders of a package's targets as SwiftPM does when a manifest names none.
struct TargetFolders {
  private let targets: [ManifestDump.Target]
  private let isFolder: (String) -> Bool

  /// Looks at the targets of one package.
  ///
  /// - Parameters:
  ///   - targets: The targets, as SwiftPM describes them.
  ///   - isFolder: Tells whether there is a folder at a path relative to the package.
  init(of targets: [ManifestDump.Target], isFolder: @escaping (String) -> Bool) {
    self.targets = targets
    self.isFolder = isFolder
  }

  /// The folder of a target, relative to its package; empty for the package's own folder.
  func folder(of target: ManifestDump.Target) -> String {
    if let path = target.path { return LocalPackage.normalized(path) ?? path }
    let rooms = Self.rooms(for: target.type)
    let room = rooms.first(where: isFolder) ?? rooms[0]
    let own = room + "/" + target.name
    // The only target of its kind may have the room to itself.
    return isFolder(own) || !isFolder(room) || !isAlone(target) ? own : room
  }

  private func isAlone(_ target: ManifestDump.Target) -> Bool {
    targets.count { $0.path == nil && Self.rooms(for: $0.type) == Self.rooms(for: target.type) } == 1
  }

  private static func rooms(for type: String) -> [String] {
    switch type {
    case "test": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }
}
