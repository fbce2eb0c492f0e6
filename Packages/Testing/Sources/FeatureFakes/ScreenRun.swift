public import CommandKit
import DesignKit
import DomainKernel
public import FeatureKit
import LocalizationKit

/// A command line that was run on a feature, with everything that its screen then has for a shell.
@MainActor
public struct ScreenRun {
  /// The exit code of the command.
  public let exitCode: ExitCode
  /// The output of the command line itself, such as help.
  public let output: String
  /// The error output: a usage error, or the failure of the screen.
  public let errorOutput: String
  /// The screen; `nil` where the command line made none.
  public let screen: (any Screen)?
  private let context: ViewContext
  private let selection: FieldSelection

  /// Runs a command line: makes its screen and loads it.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - arguments: The words after the program's name.
  ///   - context: What views need to know; its language is that of the help.
  ///   - globalOptions: Options that the program has besides those of reading.
  ///   - environment: The environment variables.
  ///   - extras: How long to wait for what a screen can do without.
  ///   - prompter: Answers questions.
  ///   - standardInput: What a pipe would give.
  ///   - whileLoading: Called when the screen was made, before it is loaded.
  public init(
    _ feature: some Feature,
    _ arguments: [String],
    _ context: ViewContext,
    globalOptions: [any NamedParameter] = [],
    environment: [String: String] = [:],
    extras: TimeLimit = .extras(ContinuousClock()),
    prompter: any Prompter = SilentPrompter(),
    standardInput: String = "",
    whileLoading: (any Screen) -> Void = { _ in }
  ) async {
    self.context = context
    let reading = ReadingOptions(context.language)
    let options = reading.all + globalOptions
    let vocabulary = context.language.commandVocabulary
    let program = Program(
      "tessera",
      version: "1.0.0",
      abstract: context.language.choose(en: "Browse.", zhHans: "浏览。"),
      globalOptions: options,
      commands: feature.commands,
      vocabulary: vocabulary
    )
    let globals = GlobalOptionsParser(options).parse(arguments: arguments, environment: environment)
    let parser = CommandParser(program, help: HelpFormat(cells: CellWidth().cells)) {
      () throws(CommandFailure) in standardInput
    }
    var made: (any Screen)?
    var chosen = FieldSelection()
    var written = (output: "", errorOutput: "")
    switch parser.parse(globals: globals) {
    case .help(let text, _), .version(let text), .export(let text):
      (exitCode, written.output) = (.done, text)
    case .usageError(let error):
      (exitCode, written.errorOutput) = (.usage, error.text)
    case .failed(let failure):
      (exitCode, written.errorOutput) = (failure.status, failure.text(in: vocabulary))
    case .run(let invocation):
      do throws(CommandFailure) {
        guard let action = invocation.action as? ScreenAction else {
          throw CommandFailure(.failed, "The command stands for no screen.")
        }
        let screen = try action.make(invocation)
        if let problem = reading.problem(with: invocation, screen, in: context.language) { throw problem }
        made = screen
        whileLoading(screen)
        let policy: FetchPolicy =
          invocation[reading.offline] ? .cacheOnly : invocation[reading.refresh] ? .networkFirst : .cacheFirst
        chosen = FieldSelection(invocation[reading.fields])
        await screen.load(
          LoadRequest(
            policy,
            fields: invocation[reading.json] || !chosen.isEmpty ? chosen : nil,
            extras: extras,
            prompter: prompter
          )
        )
        if let failure = screen.failure(in: context) { throw failure }
        if let gap = screen.incompleteness(in: context) {
          throw gap.following(screen.notes(in: context), isDocument: invocation[reading.json])
        }
        exitCode = .done
      } catch {
        exitCode = error.status
        written.errorOutput = error.text(in: vocabulary)
      }
    }
    screen = made
    selection = chosen
    (output, errorOutput) = written
  }

  /// The page that the screen shows; `nil` where it shows none.
  public var page: Page? {
    if case .page(let page)? = screen?.content(in: context) { page } else { nil }
  }

  /// The text that the screen writes as it is; `nil` where it writes none.
  public var text: String? {
    if case .text(let text)? = screen?.content(in: context) { text } else { nil }
  }

  /// The messages beside the content.
  public var notes: [String] { screen?.notes(in: context) ?? [] }

  /// The notes for a form in which a code is entered.
  public var remarks: [String] { screen?.remarks(in: context) ?? [] }

  /// The JSON document with the chosen fields; `nil` where there is none.
  public var document: JSONValue? { screen?.records?.document(selection, at: context.now) }

  /// The tab-separated rows with the chosen columns.
  public var rows: [String] { screen?.records.map { Array($0.rows(selection)) } ?? [] }
}
