import MonorepoSystem

/// Reads a README line by line and finds the pictures in it.
struct ReadmeScan {
  /// A part of a README.
  enum Part: Equatable {
    /// A line that stays as it is.
    case text(String)
    /// The text between two markers.
    case picture(ReadmePicture)
  }

  private let path: String
  private var read: [Part] = []
  private var open: ReadmePicture?
  /// The signs that a code block began with, while it lasts.
  private var fence: Substring?
  private var line = 0

  init(path: String) {
    self.path = path
  }

  mutating func read(_ line: Substring) throws(UnusableInput) {
    self.line += 1
    let content = line.withoutLineEnd
    if let picture = open {
      try readInside(picture, line, content)
      return
    }
    read.append(.text(String(line)))
    if isInCode(content) { return }
    if PictureMarker.isEnd(content) { throw PictureMarker.missingStart(at: place(self.line)) }
    guard PictureMarker.isStart(content) else { return }
    open = ReadmePicture(
      marker: try PictureMarker(content, at: place(self.line)),
      line: self.line,
      lineEnd: line.lineEnd.isEmpty ? "\n" : line.lineEnd
    )
  }

  /// The parts of the README, once the text has ended.
  func parts() throws(UnusableInput) -> [Part] {
    if let open { throw PictureMarker.missingEnd(at: place(open.line)) }
    return read
  }

  private mutating func readInside(
    _ picture: ReadmePicture,
    _ line: Substring,
    _ content: Substring
  ) throws(UnusableInput) {
    if PictureMarker.isStart(content) { throw PictureMarker.missingEnd(at: place(picture.line)) }
    guard PictureMarker.isEnd(content) else {
      open?.body += line
      return
    }
    read += [.picture(picture), .text(String(line))]
    open = nil
  }

  /// Whether a line belongs to a code block, its fences included.
  private mutating func isInCode(_ content: Substring) -> Bool {
    let text = content.drop { $0 == " " }
    if let fence {
      let closes = text.hasPrefix(fence) && text.drop { $0 == fence.first }.allSatisfy(\.isWhitespace)
      if closes { self.fence = nil }
      return true
    }
    for sign in ["`", "~"] as [Character] {
      let signs = text.prefix { $0 == sign }
      // Backticks further on make it code within a line.
      if signs.count >= 3, sign == "~" || !text.dropFirst(signs.count).contains(sign) {
        fence = signs
        return true
      }
    }
    return false
  }

  private func place(_ line: Int) -> String { "\(path):\(line)" }
}
