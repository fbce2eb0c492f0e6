public import CommandKit
public import DesignKit
public import DomainKernel

/// What a person is told about a failure: what happened, what to do, and what the command ends with.
public struct ErrorMessage: Hashable, Sendable {
  /// What happened, as a sentence.
  public let summary: String
  /// What happened, in a few words without a full stop, for places where the sentence is too much.
  public let brief: String
  /// What to do about it, as a sentence.
  public let hint: String
  /// What a command ends with that fails for this reason.
  public let exitCode: ExitCode
  private let strings: Strings

  /// Explains a failure of a service.
  ///
  /// - Parameters:
  ///   - error: Why the service could not give what was asked.
  ///   - context: The language, and the present, for how long to wait.
  public init(_ error: ServiceError, in context: ViewContext) {
    strings = Strings(context.language)
    summary = strings.summary(of: error.quoted)
    brief = strings.brief(of: error)
    hint = strings.hint(for: error, at: context.now)
    exitCode = error.exitCode
  }

  /// The failure as the end of a command.
  public var commandFailure: CommandFailure {
    CommandFailure(exitCode, summary, hint: hint)
  }

  /// The failure as a message on a screen.
  public var callout: Element {
    .errorState(title: SafeText(summary), hint: SafeText(hint))
  }

  /// The failure as a message on a screen that still shows something.
  ///
  /// - Parameter undertaking: What did not work, without a full stop.
  /// - Returns: The message, with the reason in a few words.
  public func callout(about undertaking: SafeText) -> Element {
    .errorState(title: line(about: undertaking), hint: SafeText(hint))
  }

  /// The failure in one line, for places where a message is too much.
  ///
  /// - Parameter undertaking: What did not work, without a full stop.
  /// - Returns: What did not work, with the reason in a few words.
  public func line(about undertaking: SafeText) -> SafeText {
    SafeText(strings.undertaking(undertaking.string, failedFor: brief))
  }
}
