/// Writes the same layout without a single escape sequence, for files and pipes.
///
/// Lines are no wider than the environment's width; spaces at their ends are left out. Links show their address.
public struct PlainWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree, without styles, regardless of the environment's capability.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var plain = environment
    plain.capability = environment.capability.withoutEscapes
    return PlainOutput.written(element, in: plain) { $0 }
  }
}

/// Lays a tree out and leaves styles, links and spaces at line ends away.
enum PlainOutput {
  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - environment: An environment whose capability has no escape sequences.
  ///   - spelling: Says how a stretch of text is written; it keeps the cells.
  /// - Returns: Lines that each end in `\n`.
  static func written(
    _ element: Element,
    in environment: RenderEnvironment,
    spelling: (String) -> String
  ) -> String {
    var output = ""
    Layout(environment).place(element, width: environment.width) { line in
      var text = ""
      for span in line.spans { text += spelling(span.text) }
      // By bytes: a space that joins the letter before it to one character is one all the same.
      let end = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(text.utf8.index(after:))
      output += text[..<(end ?? text.startIndex)]
      output += "\n"
    }
    return output
  }
}
