/// Writes nothing but ASCII characters, for outputs that take nothing else.
///
/// The layout is drawn with ASCII. Letters with accents lose them, common punctuation gets its ASCII counterpart,
/// and each cell of what has none is a question mark, so that columns stay in line.
public struct ASCIIWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree, without styles whatever the environment's capability.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var ascii = environment
    ascii.capability = Capability(glyphs: .ascii, ambiguousWidth: environment.capability.ambiguousWidth)
    let written = PlainWriter().render(element, in: ascii)
    return ASCIISpelling(cells: CellWidth(ambiguous: ascii.capability.ambiguousWidth)).spelled(written)
  }
}
