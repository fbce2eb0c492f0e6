public import CommandKit
public import LocalizationKit

/// The confirmation of a change: an option for scripts, and an answer at a terminal.
public enum Confirmation {
  /// The option `--yes`, which confirms in advance.
  ///
  /// - Parameter language: The language of its help.
  /// - Returns: A flag of its own for each command.
  public static func flag(in language: Language) -> Flag {
    Flag("yes", short: "y", help: Strings(language).confirmedHelp)
  }

  /// The end of a command whose question the user answered with no: a script that goes on after success stops.
  ///
  /// - Parameter context: What views need to know.
  /// - Returns: That nothing was changed, with the exit code of every command that the user stops.
  public static func declined(in context: ViewContext) -> CommandFailure {
    FailureMessage(FormFailure.cancelled, in: context).commandFailure
  }

  /// Asks for the confirmation of a change that nobody may make without one.
  ///
  /// - Parameters:
  ///   - question: The question, with its question mark.
  ///   - prompter: Asks the user.
  /// - Returns: Whether the user agrees; `nil` when there is nobody to ask, or the user wants no questions: who was not
  ///   asked has declined nothing, and needs to know the option that confirms.
  public static func answer(to question: String, from prompter: any Prompter) async -> Bool? {
    prompter.isInteractive ? await prompter.confirm(question) : nil
  }

  /// The end of a command whose question nobody was asked, as the user wants no questions.
  ///
  /// - Parameter context: What views need to know.
  /// - Returns: That a confirmation is needed, with the option that gives it.
  public static func missing(in context: ViewContext) -> CommandFailure {
    let strings = Strings(context.language)
    let hint = context.sentence(for: remedy(in: context.language))
    return CommandFailure(.usage, strings.confirmationNeeded, hint: hint)
  }

  /// Says in a few words that a change needs a confirmation that nobody gave.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Words without a full stop.
  public static func missingBriefly(in language: Language) -> String {
    language.choose(en: "not confirmed", zhHans: "未确认", id: "tidak dikonfirmasi")
  }

  /// The remedy for a confirmation that nobody gave.
  ///
  /// - Parameter language: The language of its purpose.
  /// - Returns: The command with the option `--yes`.
  public static func remedy(in language: Language) -> Remedy {
    .add(options: [Route.Option("yes")], purpose: Strings(language).confirmIt)
  }

  /// Says that the user declined a change.
  ///
  /// - Parameter language: The language of the sentence.
  /// - Returns: That nothing was changed.
  public static func nothingChanged(in language: Language) -> String {
    Strings(language).summary(of: FormFailure.cancelled)
  }

  /// Reads an answer, in any language of the program.
  ///
  /// - Parameter answer: The answer as it was typed; white space and upper case do not count.
  /// - Returns: Whether it means yes; anything else means no.
  public static func isGiven(by answer: String) -> Bool {
    ["y", "yes", "是", "ya"].contains(answer.lowercased().filter { !$0.isWhitespace && $0 != "\u{FEFF}" })
  }

  /// A question without the answers behind it, for shells that show these as a choice.
  ///
  /// - Parameter question: The question as a terminal asks it: `Store it? [y/N]`.
  /// - Returns: The question up to its question mark.
  public static func bare(_ question: String) -> String {
    guard question.hasSuffix("]"), let bracket = question.lastIndex(of: "[") else { return question }
    return String(question[..<bracket].reversed().drop { $0.isWhitespace }.reversed())
  }
}
