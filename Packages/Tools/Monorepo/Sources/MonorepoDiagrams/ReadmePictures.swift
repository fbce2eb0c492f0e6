public import MonorepoGraph
public import MonorepoSystem

/// The pictures that stand between markers in the README files of a repository.
///
/// `<!-- monorepo graph --reduce -->` on a line of its own begins one, and `<!-- end monorepo graph -->` ends it.
/// Markers inside a code block are only shown and mean nothing.
public struct ReadmePictures: Sendable {
  private let repository: Repository

  /// Makes the pictures of a repository.
  public init(_ repository: Repository) {
    self.repository = repository
  }

  /// The paths of all README files, relative to the root.
  public var paths: [String] {
    repository.files.filter { $0 == "README.md" || $0.hasSuffix("/README.md") }
  }

  /// Compares the pictures in a README with the repository.
  ///
  /// - Parameters:
  ///   - text: The README's text.
  ///   - path: Its path relative to the root.
  /// - Returns: Which pictures are out of date, and the text as it should be.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the line of a marker that lacks its other half or is not
  ///   understood.
  public func review(_ text: String, at path: String) throws(UnusableInput) -> ReadmeReview {
    var scan = ReadmeScan(path: path)
    for line in text.linesWithEnds { try scan.read(line) }
    var (lines, outdated): ([String], [Int]) = ([], [])
    for part in try scan.parts() {
      switch part {
      case .text(let line): lines.append(line)
      case .picture(let picture):
        let current = try self.lines(of: picture, in: path)
        if current.joined() != picture.body { outdated.append(picture.line) }
        lines += current
      }
    }
    return ReadmeReview(outdatedLines: outdated, text: lines.joined())
  }

  private func lines(of picture: ReadmePicture, in path: String) throws(UnusableInput) -> [String] {
    var request = picture.marker.request
    switch picture.marker.center {
    case nil: break
    case .named(let name): request.center = name
    case .ownPackage: request.center = try package(of: path, request, line: picture.line)
    }
    let diagram: Diagram
    do throws(UnusableInput) {
      diagram = try request.diagram(of: repository)
    } catch {
      throw UnusableInput(
        path: "\(path):\(picture.line)",
        what: "\(error.path): \(error.what)",
        remedy: error.remedy
      )
    }
    let drawn = ["```mermaid"] + diagram.mermaid.split(separator: "\n").map(String.init) + ["```"]
    return drawn.map { $0 + picture.lineEnd }
  }

  private func package(of path: String, _ request: DiagramRequest, line: Int) throws(UnusableInput) -> String
  {
    let owner = repository.packages.last { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    guard let owner, request.level == .packages else {
      throw UnusableInput(
        path: "\(path):\(line)",
        what: "--around without a name means the README's own package",
        remedy: owner == nil
          ? "this README belongs to no package; write --around NAME" : "write --around MODULE"
      )
    }
    return PackageNames(repository).name(of: owner.folder)
  }
}

/// The result of comparing a README's pictures with the repository.
public struct ReadmeReview: Equatable, Sendable {
  /// The lines on which pictures begin that are out of date, counted from 1.
  public let outdatedLines: [Int]
  /// The README with all pictures as they should be; everything else in it is as it was.
  public let text: String
}

/// One picture as it stands in a README.
struct ReadmePicture: Equatable {
  let marker: PictureMarker
  /// The line of its first marker, counted from 1.
  let line: Int
  /// The line ending at that place.
  let lineEnd: String
  /// The text between the markers.
  var body = ""
}
