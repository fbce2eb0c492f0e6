import Foundation
public import MonorepoGraph
public import MonorepoSystem

/// The pictures that stand between markers in the README files of a repository.
///
/// `<!-- monorepo graph --reduce -->` on a line of its own begins one, and `<!-- end monorepo graph -->` ends it.
/// Markers inside a code block are only shown and mean nothing.
package struct ReadmePictures: Sendable {
  private let repository: Repository

  package init(_ repository: Repository) { self.repository = repository }

  /// The paths of all README files, relative to the root.
  package var paths: [String] { repository.files.filter { $0 == "README.md" || $0.hasSuffix("/README.md") } }

  /// The lines of a README, counted from 1, on which pictures begin that are out of date, and the README with all
  /// pictures as they should be; everything else in it is as it was.
  ///
  /// Throws the line of a marker that lacks its other half or means nothing.
  package func review(_ text: String, at path: String) throws(UnusableInput)
    -> (outdatedLines: [Int], text: String)
  {
    let lines = text.linesWithEnds
    let words = lines.map { $0.withoutLineEnd.split(separator: " ") }
    func isStart(_ index: Int) -> Bool { words[index].starts(with: ["<!--", "monorepo", "graph"]) }
    func isEnd(_ index: Int) -> Bool { words[index] == ["<!--", "end", "monorepo", "graph", "-->"] }
    var (current, outdated): (String, [Int]) = ("", [])
    var code = CodeBlocks()
    var next = 0
    while next < lines.count {
      let (index, line) = (next, lines[next])
      next += 1
      current += line
      if code.holds(line.withoutLineEnd.drop { $0 == " " }) { continue }
      let place = "\(path):\(next)"
      if isEnd(index) {
        let remedy = "write <!-- monorepo graph --> above it, or remove it"
        throw UnusableInput(path: place, what: "the end of a picture without a beginning", remedy: remedy)
      }
      guard isStart(index) else { continue }
      let request = try request(in: words[index], of: path, at: place)
      guard let end = (next..<lines.count).first(where: { isStart($0) || isEnd($0) }), isEnd(end) else {
        let remedy = "write <!-- end monorepo graph --> below it"
        throw UnusableInput(path: place, what: "the picture has no end", remedy: remedy)
      }
      let drawn = try drawing(of: request, at: place, lineEnd: line.lineEnd)
      if drawn != lines[next..<end].joined() { outdated.append(next) }
      current += drawn
      current += lines[end]
      next = end + 1
    }
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

  private func drawing(of request: DiagramRequest, at place: String, lineEnd: String) throws(UnusableInput)
    -> String
  {
    do throws(UnusableInput) {
      let picture = try request.diagram(of: repository).mermaid
      return "```mermaid\n\(picture)\n```\n".replacing("\n", with: lineEnd)
    } catch {
      throw UnusableInput(path: place, what: "\(error.path): \(error.what)", remedy: error.remedy)
    }
  }
}

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
