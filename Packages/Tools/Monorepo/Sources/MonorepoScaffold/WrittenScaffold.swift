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
