import Foundation
public import MonorepoSystem

/// Everything that a new feature creates and changes, worked out before anything is written.
public struct ScaffoldPlan: Equatable, Sendable {
  /// A file before and after.
  struct Change: Equatable, Sendable {
    let before: String
    let after: String
  }

  private let root: String
  private let created: [String: String]
  private let changed: [String: Change]
  /// What to do with the feature next, a line each.
  public let nextSteps: [String]

  init(root: String, created: [String: String], changed: [String: Change], nextSteps: [String]) {
    self.root = root
    self.created = created
    self.changed = changed
    self.nextSteps = nextSteps
  }

  /// The files that are created, relative to the root and in order.
  public var createdPaths: [String] { created.keys.sorted() }
  /// The files that are changed, relative to the root and in order.
  public var changedPaths: [String] { changed.keys.sorted() }

  /// Writes everything, or nothing: what was written is taken back when a file cannot be.
  ///
  /// - Parameter files: The files of the machine.
  /// - Throws: ``UnusableInput`` for a file that cannot be written.
  public func write(files: FileSystem) throws(UnusableInput) {
    var newPlaces: [String] = []
    var written: [String] = []
    do throws(UnusableInput) {
      for path in createdPaths {
        newPlaces.append(highestNewPlace(of: path, files))
        try files.write(Data((created[path] ?? "").utf8), to: root + "/" + path)
      }
      for path in changedPaths {
        written.append(path)
        try files.write(Data((changed[path]?.after ?? "").utf8), to: root + "/" + path)
      }
    } catch {
      for place in newPlaces { files.remove(place) }
      for path in written {
        try? files.write(Data((changed[path]?.before ?? "").utf8), to: root + "/" + path)
      }
      throw error
    }
  }

  /// The file, or the highest of the folders above it that is not there yet.
  private func highestNewPlace(of path: String, _ files: FileSystem) -> String {
    var folder = root
    for part in path.split(separator: "/") {
      folder += "/" + part
      if !files.exists(folder) { return folder }
    }
    return folder
  }
}
