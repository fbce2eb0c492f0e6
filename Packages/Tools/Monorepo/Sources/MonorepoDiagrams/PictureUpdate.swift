import Foundation
public import MonorepoGraph
public import MonorepoSystem

/// The README files whose pictures are out of date, and what should stand in them.
public struct PictureUpdate: Equatable, Sendable {
  private let root: String
  private let texts: [String: String]

  /// Compares every README of a repository with it; nothing is written yet.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a marker that cannot be used, and for a README with pictures that
  ///   is no UTF-8.
  public init(of repository: Repository, files: FileSystem) throws(UnusableInput) {
    let pictures = ReadmePictures(repository)
    var texts: [String: String] = [:]
    for path in pictures.paths {
      guard let data = files.data(at: repository.root + "/" + path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let review = try pictures.review(text, at: path)
      guard !review.outdatedLines.isEmpty else { continue }
      guard Data(text.utf8) == data else {
        throw UnusableInput(path: path, what: "the file is not UTF-8 text", remedy: "save it as UTF-8")
      }
      texts[path] = review.text
    }
    root = repository.root
    self.texts = texts
  }

  /// The files that are to change, relative to the root and in order.
  public var paths: [String] { texts.keys.sorted() }

  /// Writes the files that change, and no other.
  public func write(files: FileSystem) throws(UnusableInput) {
    for path in paths {
      try files.write(Data((texts[path] ?? "").utf8), to: root + "/" + path)
    }
  }
}
