import Foundation
public import MonorepoSystem

/// The files that a new feature or area creates and changes, worked out before anything is written.
public struct ScaffoldPlan: Equatable, Sendable {
  /// A file before and after.
  struct Change: Equatable, Sendable {
    let before: String
    let after: String
  }

  private let root: String
  private let created: [String: String]
  private let changed: [String: Change]
  /// The next steps for the user, a line each.
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
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - derived: Files that the caller changes afterwards, to be taken back as well.
  /// - Returns: What takes all of it back.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a file that cannot be written.
  @discardableResult
  public func write(files: FileSystem, derived: [String] = []) throws(UnusableInput) -> WrittenScaffold {
    let texts = derived.map { ($0, files.text(at: root + "/" + $0)) }
    let written = WrittenScaffold(
      root: root,
      newPlaces: createdPaths.map { highestNewPlace(of: $0, files) },
      before: Dictionary(texts) { first, _ in first }.compactMapValues(\.self)
        .merging(changed.mapValues(\.before)) { $1 }
    )
    do throws(UnusableInput) {
      for path in createdPaths {
        try files.write(Data((created[path] ?? "").utf8), to: root + "/" + path)
      }
      for path in changedPaths {
        try files.write(Data((changed[path]?.after ?? "").utf8), to: root + "/" + path)
      }
    } catch {
      written.takeBack(files: files)
      throw error
    }
    return written
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
