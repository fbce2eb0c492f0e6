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
      for span in line.spans { output += spelling(span.text) }
      while output.utf8.last == UInt8(ascii: " ") { output.unicodeScalars.removeLast() }
      output += "\n"
    }
    return output
  }
}
