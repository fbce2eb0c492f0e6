import Foundation
public import MonorepoSystem

/// The files that a new feature or area creates and changes, worked out before anything is written.
public struct ScaffoldPlan: Equatable, Sendable {
  let root: String
  /// The texts of the files that change, as they are.
  let before: [String: String]
  /// The texts of all files as they will be.
  let texts: [String: String]
  /// The next steps for the user, a line each.
  public let nextSteps: [String]

  /// The files that are created, relative to the root and in order.
  public var createdPaths: [String] { texts.keys.filter { before[$0] == nil }.sorted() }
  /// The files that are changed, relative to the root and in order.
  public var changedPaths: [String] { before.keys.sorted() }

  /// Writes everything, or nothing: what was written is taken back when a file cannot be.
  ///
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - derived: Files that the caller changes afterwards, to be taken back as well.
  /// - Returns: A function that puts everything back as it was, as far as the files can be written.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a file that cannot be written.
  @discardableResult
  public func write(files: FileSystem, derived: [String] = []) throws(UnusableInput) -> () -> Void {
    var before = before
    for path in derived where before[path] == nil { before[path] = files.text(at: root + "/" + path) }
    let newPlaces = createdPaths.map { highestNewPlace(of: $0, files) }
    let takeBack = { [root, before] in
      for place in newPlaces { files.remove(place) }
      for (path, text) in before where files.text(at: root + "/" + path) != text {
        try? files.write(Data(text.utf8), to: root + "/" + path)
      }
    }
    do throws(UnusableInput) {
      for path in createdPaths + changedPaths {
        try files.write(Data((texts[path] ?? "").utf8), to: root + "/" + path)
      }
    } catch {
      takeBack()
      throw error
    }
    return takeBack
  }

  /// The file, or the highest of the folders above it that is not there yet.
  private func highestNewPlace(of path: String, _ files: FileSystem) -> String {
    let places = [path] + PathAncestry.folders(above: path)
    return root + "/" + (places.last { !files.exists(root + "/" + $0) } ?? path)
  }
}
