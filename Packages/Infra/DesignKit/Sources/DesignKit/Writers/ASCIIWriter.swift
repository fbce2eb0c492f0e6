/// Writes nothing but ASCII characters, for outputs that take nothing else.
///
/// The layout is drawn with ASCII. Letters lose their accents, digits of all scripts and common signs get their ASCII
/// counterparts, and each cell of what has none is a question mark, so that columns stay in line.
public struct ASCIIWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree, without styles whatever the environment's capability.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var ascii = environment
    ascii.capability = Capability(glyphs: .ascii, ambiguousWidth: environment.capability.ambiguousWidth)
    let spelling = ASCIISpelling(cells: CellWidth(ambiguous: ascii.capability.ambiguousWidth))
    return PlainOutput.written(element, in: ascii) { spelling.spelled($0) }
  }
}
