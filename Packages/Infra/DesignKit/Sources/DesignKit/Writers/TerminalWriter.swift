/// Writes for a terminal: colours and emphasis as SGR sequences, links as OSC 8 hyperlinks.
///
/// Every line has exactly the width of the environment and ends with styles reset. What the environment's
/// capability does not allow is not written: without colour, emphasis and hyperlinks there is no escape sequence.
public struct TerminalWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree in the environment's theme and colour depth.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var sequences = StyleSequences(environment)
    var output = ""
    Layout(environment).place(element, width: environment.width) { line in
      for span in line.spans { write(span, &sequences, environment.capability, to: &output) }
      output += "\n"
    }
    return output
  }

  private func write(
    _ span: Span,
    _ sequences: inout StyleSequences,
    _ capability: Capability,
    to output: inout String
  ) {
    let start = sequences.start(of: span.style)
    output += start
    if capability.hyperlinks, let link = span.link {
      output += "\u{1B}]8;;\(link.address)\u{1B}\\\(span.text)\u{1B}]8;;\u{1B}\\"
    } else {
      output += span.text
    }
    if !start.isEmpty { output += "\u{1B}[0m" }
  }
}
