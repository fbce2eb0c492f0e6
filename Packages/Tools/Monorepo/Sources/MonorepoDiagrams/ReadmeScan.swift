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
  private var code = CodeBlocks()
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
    if code.holds(content.drop { $0 == " " }) { return }
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

  private func place(_ line: Int) -> String { "\(path):\(line)" }
}
