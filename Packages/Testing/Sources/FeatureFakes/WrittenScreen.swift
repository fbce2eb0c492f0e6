public import DesignKit

/// Writes a screen as people get it, for snapshots.
public enum WrittenScreen {
  /// The screen without styles, below each other for 40, 80 and 120 columns.
  ///
  /// - Parameter element: The screen.
  /// - Returns: The text, each width below a line that names it.
  public static func plain(_ element: Element) -> String {
    [40, 80, 120].map { width in
      ruler(width) + PlainWriter().render(element, in: RenderEnvironment(width: width))
    }
    .joined(separator: "\n")
  }

  /// The screen with its styles as tags, for 80 columns.
  ///
  /// - Parameter element: The screen.
  /// - Returns: The text.
  public static func tagged(_ element: Element) -> String {
    TaggedWriter().render(element, in: RenderEnvironment(width: 80, capability: Capability(hyperlinks: true)))
  }

  /// The screen as a screen reader gets it.
  ///
  /// - Parameter element: The screen.
  /// - Returns: The text, a fact a line.
  public static func linear(_ element: Element) -> String {
    LinearWriter().render(element, in: RenderEnvironment(width: 80))
  }

  private static func ruler(_ width: Int) -> String {
    let label = "─── \(width) columns "
    return label + String(repeating: "─", count: width - label.count) + "\n"
  }
}
