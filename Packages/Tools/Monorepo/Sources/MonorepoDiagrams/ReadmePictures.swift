public import MonorepoGraph
public import MonorepoSystem

/// The pictures that stand between markers in the README files of a repository.
///
/// `<!-- monorepo graph --reduce -->` on a line of its own begins one, and `<!-- end monorepo graph -->` ends it.
/// Markers inside a code block are only shown and mean nothing.
public struct ReadmePictures: Sendable {
  private let repository: Repository

  /// Reads and renews the pictures of a repository.
  public init(_ repository: Repository) { self.repository = repository }

  /// The paths of all README files, relative to the root.
  public var paths: [String] { repository.files.filter { $0 == "README.md" || $0.hasSuffix("/README.md") } }

  /// Compares the pictures in a README with the repository.
  ///
  /// - Parameters:
  ///   - text: The README.
  ///   - path: Its path relative to the root.
  /// - Returns: The lines, counted from 1, on which pictures begin that are out of date, and the README with all
  ///   pictures as they should be; everything else in it is as it was.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the line of a marker that lacks its other half or means nothing.
  public func review(_ text: String, at path: String) throws(UnusableInput)
    -> (outdatedLines: [Int], text: String)
  {
    var (current, outdated): (String, [Int]) = ("", [])
    var code = CodeBlocks()
    var open: OpenPicture?
    for (index, line) in text.linesWithEnds.enumerated() {
      let content = line.withoutLineEnd
      let words = content.split(separator: " ")
      let isStart = words.starts(with: ["<!--", "monorepo", "graph"])
      let isEnd = words == ["<!--", "end", "monorepo", "graph", "-->"]
      if let picture = open {
        if isStart { throw picture.missingEnd }
        guard isEnd else {
          open?.body += line
          continue
        }
        let drawn = try drawing(of: picture)
        if drawn != picture.body { outdated.append(picture.line) }
        current += drawn
        current += line
        open = nil
        continue
      }
      current += line
      if code.holds(content.drop { $0 == " " }) { continue }
      let place = "\(path):\(index + 1)"
      if isEnd {
        let remedy = "write <!-- monorepo graph --> above it, or remove it"
        throw UnusableInput(path: place, what: "the end of a picture without a beginning", remedy: remedy)
      }
      guard isStart else { continue }
      let request = try request(in: words, of: path, at: place)
      let lineEnd = line.lineEnd.isEmpty ? "\n" : line.lineEnd
      open = OpenPicture(request: request, line: index + 1, place: place, lineEnd: lineEnd)
    }
    if let open { throw open.missingEnd }
    return (outdated, current)
  }

  private func request(in marker: [Substring], of path: String, at place: String) throws(UnusableInput)
    -> DiagramRequest
  {
    func refusal(_ what: String) -> UnusableInput {
      let remedy = "a picture may have --level packages|modules, --reduce, --tests and --around [name]"
      return UnusableInput(path: place, what: what, remedy: remedy)
    }
    var words = marker.dropFirst(3).map(String.init)
    func name() -> String? { words.first?.hasPrefix("--") == false ? words.removeFirst() : nil }
    guard words.popLast() == "-->" else { throw refusal("the comment does not end with --> on its line") }
    var request = DiagramRequest()
    var isAroundOwnPackage = false
    while !words.isEmpty {
      let option = words.removeFirst()
      switch option {
      case "--reduce": request.isReduced = true
      case "--tests": request.includesTests = true
      case "--level":
        guard let level = name().flatMap({ DiagramRequest.Level(rawValue: $0) }) else {
          throw refusal("--level needs packages or modules")
        }
        request.level = level
      case "--around":
        request.center = name()
        isAroundOwnPackage = request.center == nil
      default: throw refusal("“\(option)” is unknown here")
      }
    }
    if isAroundOwnPackage { request.center = try package(of: path, request, at: place) }
    return request
  }

  private func package(of path: String, _ request: DiagramRequest, at place: String) throws(UnusableInput)
    -> String
  {
    let owner = repository.packages.last { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    guard let owner, request.level == .packages else {
      let what = "--around without a name means the README's own package"
      let none = "this README belongs to no package; write --around NAME"
      throw UnusableInput(path: place, what: what, remedy: owner == nil ? none : "write --around MODULE")
    }
    return repository.shownNames[owner.folder] ?? owner.folder
  }

  private func drawing(of picture: OpenPicture) throws(UnusableInput) -> String {
    do throws(UnusableInput) {
      let diagram = try picture.request.diagram(of: repository)
      let lines = ["```mermaid"] + diagram.mermaid.split(separator: "\n").map(String.init) + ["```"]
      return lines.map { $0 + picture.lineEnd }.joined()
    } catch {
      throw UnusableInput(path: picture.place, what: "\(error.path): \(error.what)", remedy: error.remedy)
    }
  }
}

/// A picture in a README whose end was not read yet.
private struct OpenPicture {
  let request: DiagramRequest
  /// The line of its first marker, counted from 1.
  let line: Int
  let place: String
  let lineEnd: String
  /// The text between the markers.
  var body = ""

  var missingEnd: UnusableInput {
    let remedy = "write <!-- end monorepo graph --> below it"
    return UnusableInput(path: place, what: "the picture has no end", remedy: remedy)
  }
}
