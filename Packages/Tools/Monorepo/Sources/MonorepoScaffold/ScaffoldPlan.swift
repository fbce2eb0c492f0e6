import Foundation
public import MonorepoSystem

/// The files that a new feature or area wrote, so that they can be removed when a later step fails.
public struct WrittenScaffold: Sendable {
  let root: String
  /// The files and folders that were not there before.
  let newPlaces: [String]
  /// The texts of the changed files as they were, by path.
  let before: [String: String]

  /// Puts everything back as it was, as far as the files can be written.
  ///
  /// - Parameter files: The files of the machine.
  public func takeBack(files: FileSystem) {
    for place in newPlaces { files.remove(place) }
    for (path, text) in before where files.text(at: root + "/" + path) != text {
      try? files.write(Data(text.utf8), to: root + "/" + path)
    }
  }
}

/// The files that a new feature or area creates and changes, worked out before anything is written.
public struct ScaffoldPlan: Equatable, Sendable {
  let root: String
  let created: [String: String]
  /// The texts of the files that change, as they are.
  let before: [String: String]
  let changed: [String: String]
  /// The next steps for the user, a line each.
  public let nextSteps: [String]

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
    var before = before
    for path in derived where before[path] == nil { before[path] = files.text(at: root + "/" + path) }
    let newPlaces = createdPaths.map { highestNewPlace(of: $0, files) }
    let written = WrittenScaffold(root: root, newPlaces: newPlaces, before: before)
    let texts = created.merging(changed) { $1 }
    do throws(UnusableInput) {
      for path in createdPaths + changedPaths {
        try files.write(Data((texts[path] ?? "").utf8), to: root + "/" + path)
      }
    } catch {
      written.takeBack(files: files)
      throw error
    }
    return written
  }

  /// The file, or the highest of the folders above it that is not there yet.
  private func highestNewPlace(of path: String, _ files: FileSystem) -> String {
    let places = [path] + PathAncestry.folders(above: path)
    return root + "/" + (places.last { !files.exists(root + "/" + $0) } ?? path)
  }
}
