/// Writes the same layout without a single escape sequence, for files and pipes.
///
/// Lines are no wider than the environment's width; spaces at their ends are left out. Links show their address.
public struct PlainWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree, without styles whatever the environment's capability.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var plain = environment
    plain.capability = environment.capability.withoutEscapes
    var output = ""
    Layout(plain).place(element, width: environment.width) { line in
      for span in line.spans { output += span.text }
      while output.utf8.last == UInt8(ascii: " ") { output.unicodeScalars.removeLast() }
      output += "\n"
    }
    return output
  }
}
