public import DesignKit
import FeatureKit
public import LocalizationKit

/// A screen written in one of the forms of the output, for a snapshot.
public struct WrittenScreen: Hashable, Sendable, CustomStringConvertible {
  /// The name of the snapshot: the names of the screen and the form.
  public let name: String
  /// The screen in that form.
  public let text: String

  /// The name of the snapshot.
  public var description: String { name }

  /// A screen without styles, see ``plain(_:in:widths:)``.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - name: What it is called.
  ///   - language: The language of the writer.
  ///   - widths: The widths in columns.
  /// - Returns: The written screen, `<name>.plain`.
  public static func plain(
    _ element: Element,
    named name: String,
    in language: Language = .english,
    widths: [Int] = usualWidths
  ) -> WrittenScreen {
    WrittenScreen(name: name + ".plain", text: plain(element, in: language, widths: widths))
  }

  /// A screen in each form: without styles, with styles, and for a screen reader.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - name: What it is called.
  ///   - language: The language of the writer.
  ///   - widths: The widths in columns of the form without styles.
  /// - Returns: The written screens, `<name>.plain`, `<name>.tagged` and `<name>.linear`.
  public static func everyForm(
    of element: Element,
    named name: String,
    in language: Language = .english,
    widths: [Int] = usualWidths
  ) -> [WrittenScreen] {
    [
      plain(element, named: name, in: language, widths: widths),
      WrittenScreen(name: name + ".tagged", text: tagged(element, in: language)),
      WrittenScreen(name: name + ".linear", text: linear(element, in: language)),
    ]
  }

  /// The widths in columns that a screen is usually looked at in: 40, 80 and 120.
  public static let usualWidths = [40, 80, 120]

  /// The screen without styles, the widths below each other.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - language: The language of the writer.
  ///   - widths: The widths in columns.
  /// - Returns: The text, each width below a line that names it.
  public static func plain(
    _ element: Element,
    in language: Language = .english,
    widths: [Int] = usualWidths
  ) -> String {
    widths.map { width in
      ruler(width)
        + PlainWriter().render(element, in: environment(RenderEnvironment(width: width), language))
    }
    .joined(separator: "\n")
  }

  /// The screen without styles and with every line filled up to the width, as a terminal gets it.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - language: The language of the writer.
  ///   - width: The width in columns.
  /// - Returns: The text, for rules that every layout keeps.
  public static func filled(_ element: Element, in language: Language = .english, width: Int) -> String {
    TerminalWriter().render(element, in: environment(RenderEnvironment(width: width), language))
  }

  /// The screen with its styles as tags, for 80 columns.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - language: The language of the writer.
  /// - Returns: The text.
  public static func tagged(_ element: Element, in language: Language = .english) -> String {
    let capability = Capability(hyperlinks: true)
    return TaggedWriter().render(
      element,
      in: environment(RenderEnvironment(width: 80, capability: capability), language)
    )
  }

  /// The screen as a screen reader gets it.
  ///
  /// - Parameters:
  ///   - element: The screen.
  ///   - language: The language of the writer.
  /// - Returns: The text, a fact a line.
  public static func linear(_ element: Element, in language: Language = .english) -> String {
    LinearWriter().render(element, in: environment(RenderEnvironment(width: 80), language))
  }

  private static func environment(_ environment: RenderEnvironment, _ language: Language) -> RenderEnvironment
  {
    var environment = environment
    environment.vocabulary = Vocabulary(language)
    return environment
  }

  private static func ruler(_ width: Int) -> String {
    let label = "─── \(width) columns "
    return label + String(repeating: "─", count: max(0, width - label.count)) + "\n"
  }
}
