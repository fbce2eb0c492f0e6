import MonorepoSystem

/// The comment in a README that says which picture stands below it.
struct PictureMarker: Equatable {
  /// The node that a comment wants in the middle of its picture.
  enum Center: Equatable {
    /// The package that the README belongs to.
    case ownPackage
    /// Another node, by name.
    case named(String)
  }

  let request: DiagramRequest
  let center: Center?

  private static let start = "<!-- monorepo graph"
  private static let end = "<!-- end monorepo graph -->"

  static func isStart(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count >= 3 && words[0] == "<!--" && words[1] == "monorepo" && words[2] == "graph"
  }

  static func isEnd(_ line: Substring) -> Bool {
    line.split(separator: " ") == ["<!--", "end", "monorepo", "graph", "-->"]
  }

  /// The error for a picture that lacks its second comment.
  static func missingEnd(at place: String) -> UnusableInput {
    UnusableInput(path: place, what: "the picture has no end", remedy: "write \(end) below it")
  }

  /// The error for a second comment that lacks its first one.
  static func missingStart(at place: String) -> UnusableInput {
    UnusableInput(
      path: place,
      what: "the end of a picture without a beginning",
      remedy: "write \(start) --> above it, or remove it"
    )
  }

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - line: A line for which ``isStart(_:)`` holds.
  ///   - place: The file and the line, for messages.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for an option that is not understood.
  init(_ line: Substring, at place: String) throws(UnusableInput) {
    var words = line.split(separator: " ").dropFirst(3).map(String.init)
    guard words.last == "-->" else {
      throw Self.refusal("the comment does not end with --> on its line", at: place)
    }
    words.removeLast()
    var request = DiagramRequest()
    var center: Center?
    while !words.isEmpty {
      let option = words.removeFirst()
      switch option {
      case "--reduce": request.isReduced = true
      case "--tests": request.includesTests = true
      case "--level": request.level = try Self.level(&words, at: place)
      case "--around": center = Self.name(&words).map(Center.named) ?? .ownPackage
      default: throw Self.refusal("“\(option)” is unknown here", at: place)
      }
    }
    self.request = request
    self.center = center
  }

  private static func level(_ words: inout [String], at place: String) throws(UnusableInput)
    -> DiagramRequest.Level
  {
    guard let level = name(&words).flatMap(DiagramRequest.Level.init) else {
      throw refusal("--level needs packages or modules", at: place)
    }
    return level
  }

  private static func name(_ words: inout [String]) -> String? {
    guard let next = words.first, !next.hasPrefix("--") else { return nil }
    return words.removeFirst()
  }

  private static func refusal(_ what: String, at place: String) -> UnusableInput {
    UnusableInput(
      path: place,
      what: what,
      remedy: "a picture may have --level packages|modules, --reduce, --tests and --around [name]"
    )
  }
}
