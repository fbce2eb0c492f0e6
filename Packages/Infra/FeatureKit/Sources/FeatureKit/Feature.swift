public import CommandKit
public import LocalizationKit

/// A part of the program that has its own commands and screens.
///
/// It is made of use cases, gives routes out, and knows neither the other features nor the shell that runs it.
public protocol Feature: Sendable {
  /// The commands, each with the screen that it stands for.
  var commands: [Command] { get }
  /// The screen where browsing begins; `nil` for a feature that is not browsed.
  var tab: Action? { get }
  /// News that it looks for while the full-screen program is open; `nil` for none.
  var alerts: Alerts? { get }
}

extension Feature {
  /// `nil`: most features are not browsed.
  public var tab: Action? { nil }
  /// `nil`: most features have no news.
  public var alerts: Alerts? { nil }
}

/// The action of a feature's command: it makes a screen from the invocation.
public struct ScreenAction: CommandAction {
  /// Makes the screen.
  ///
  /// Throws `CommandFailure` when the parameters contradict each other.
  public typealias Make = @MainActor @Sendable (Invocation) throws(CommandFailure) -> any Screen

  /// Makes the screen.
  public let make: Make

  init(make: @escaping Make) {
    self.make = make
  }
}

extension Command {
  /// Declares a command that shows a screen.
  ///
  /// - Parameters:
  ///   - name: The word to type.
  ///   - abstract: One sentence for lists of commands.
  ///   - discussion: The paragraphs below the abstract in help.
  ///   - examples: Command lines, each with what it does.
  ///   - group: The heading under which help lists it.
  ///   - parameters: The options and arguments of its own.
  ///   - fields: The names of the fields that `--fields` accepts; none where there is nothing for scripts.
  ///   - conflicts: The parameters that exclude each other.
  ///   - subcommands: The commands below it.
  ///   - language: The language of the help for `--fields`.
  ///   - screen: Makes the screen from the invocation.
  public init(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    group: @autoclosure @escaping @Sendable () -> String? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [any Parameter] = [],
    fields: @autoclosure @escaping @Sendable () -> [String] = [],
    conflicts: @autoclosure @escaping @Sendable () -> [Conflict] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    language: Language,
    screen: @escaping ScreenAction.Make
  ) {
    self.init(
      name,
      abstract: abstract(),
      discussion: discussion(),
      examples: examples(),
      group: group(),
      parameters: parameters()
        + (fields().isEmpty ? [] : [ReadingOptions.fields(of: fields(), in: language)]),
      conflicts: conflicts(),
      subcommands: subcommands(),
      action: ScreenAction(make: screen)
    )
  }
}
