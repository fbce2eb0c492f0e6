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
    return PlainOutput.written(element, in: plain) { $0 }
  }
}
