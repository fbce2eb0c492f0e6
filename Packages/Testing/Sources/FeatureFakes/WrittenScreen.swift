public import DesignKit

/// A screen written in one of the forms in which people get it, for a snapshot.
public struct WrittenScreen: Hashable, Sendable, CustomStringConvertible {
  /// What the snapshot is called: the name of the screen and of the form.
  public let name: String
  /// The screen in that form.
  public let text: String

  /// What the snapshot is called.
  public var description: String { name }

  /// A screen without styles, see ``plain(_:)``.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - name: What it is called.
  /// - Returns: The written screen, `<name>.plain`.
  public static func plain(_ element: Element, named name: String) -> WrittenScreen {
    WrittenScreen(name: name + ".plain", text: plain(element))
  }

  /// A screen in each form: without styles, with styles, and for a screen reader.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - name: What it is called.
  /// - Returns: The written screens, `<name>.plain`, `<name>.tagged` and `<name>.linear`.
  public static func everyForm(of element: Element, named name: String) -> [WrittenScreen] {
    [
      plain(element, named: name),
      WrittenScreen(name: name + ".tagged", text: tagged(element)),
      WrittenScreen(name: name + ".linear", text: linear(element)),
    ]
  }

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
