/// Turns a tree into text; a pure function of the tree and the environment.
public protocol ElementWriter: Sendable {
  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - environment: The width, the capabilities and the words to show it with.
  /// - Returns: Lines that each end in `\n`; empty for a tree that shows nothing.
  func render(_ element: Element, in environment: RenderEnvironment) -> String
}
