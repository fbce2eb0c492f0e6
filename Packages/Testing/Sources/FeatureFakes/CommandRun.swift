public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// What came of running a feature's command from the command line, without a process.
public struct CommandRun: Equatable, Sendable {
  /// What the command ended with.
  public let exitCode: ExitCode
  /// What was written to standard output by the command line itself, such as help.
  public let output: String
  /// What was written to standard error by the command line itself: usage errors and failures.
  public let errorOutput: String

  /// Describes what should come of a run.
  ///
  /// - Parameters:
  ///   - exitCode: What the command ends with.
  ///   - output: What the command line itself writes to standard output.
  ///   - errorOutput: What the command line itself writes to standard error.
  public init(exitCode: ExitCode, output: String = "", errorOutput: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.errorOutput = errorOutput
  }

  /// Runs a command of a feature.
  ///
  /// - Parameters:
  ///   - feature: The feature that adds the command.
  ///   - arguments: The arguments without the program's name.
  ///   - language: The language of the command line itself.
  ///   - globalOptions: The program's options besides those of every command that reads something.
  ///   - environment: The environment variables.
  public init(
    _ feature: some Feature,
    _ arguments: [String],
    in language: Language = .english,
    globalOptions: [any NamedParameter] = [],
    environment: [String: String] = [:]
  ) async {
    let program = Program(
      "tessera",
      version: "1.0.0",
      abstract: language.choose(en: "Browse.", zhHans: "浏览。"),
      globalOptions: ReadingOptions(language).all + globalOptions,
      commands: feature.commands,
      vocabulary: language.commandVocabulary
    )
    var output = ""
    var errorOutput = ""
    let exitCode = await CommandParser(program, help: HelpFormat(cells: CellWidth().cells)).run(
      arguments: arguments,
      environment: environment,
      output: { output += $0 },
      errorOutput: { errorOutput += $0 }
    )
    self.init(exitCode: exitCode, output: output, errorOutput: errorOutput)
  }
}
