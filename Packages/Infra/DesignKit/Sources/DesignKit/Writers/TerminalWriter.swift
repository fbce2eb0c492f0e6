/// Writes for a terminal: colours and emphasis as SGR sequences, links as OSC 8 hyperlinks.
///
/// Every line has exactly the width of the environment and ends with styles reset and links closed. What the
/// environment's capability does not allow is not written: without colour, emphasis and hyperlinks there is no
/// escape sequence. Stretches with the same link have the same `id`, so that a terminal takes a link that was broken
/// over lines for one.
public struct TerminalWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree in the environment's theme and colour depth.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var output = TerminalOutput(environment)
    Layout(environment).place(element, width: environment.width) { output.write($0) }
    return output.text
  }
}
