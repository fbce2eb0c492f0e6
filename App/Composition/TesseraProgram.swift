public import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit

/// The whole program: its commands, and one run of it.
public struct TesseraProgram: Sendable {
  private let process: ProcessContext
  private let settings: StartupSettings
  private let wiring: Wiring

  /// Makes the program.
  ///
  /// - Parameter process: What it is run with.
  public init(process: ProcessContext) {
    self.process = process
    settings = StartupSettings(environment: process.environment)
    let language = Language.wanted(
      arguments: process.arguments,
      environment: process.environment,
      setting: settings.value
    )
    wiring = Wiring(process: process, language: language)
  }

  /// The commands, options and help topics.
  public var definition: Program {
    let strings = Strings(wiring.language)
    let options = GlobalOptions(wiring.language)
    let vocabulary = wiring.language.commandVocabulary
    return Program(
      "tessera",
      version: Self.version,
      abstract: strings.abstract,
      discussion: strings.discussion,
      examples: [
        Example("tessera sections", strings.sectionsExample),
        Example("tessera sections show series", strings.sectionExample),
        Example("tessera recipes list Seafood", strings.mealsExample),
      ],
      globalOptions: options.all,
      conflicts: options.conflicts,
      commands: features.flatMap(\.commands),
      topics: [.exitCodes(in: vocabulary), strings.environmentTopic, strings.outputTopic],
      vocabulary: vocabulary
    )
  }

  /// Runs the command that the arguments name, and everything that belongs to it.
  ///
  /// - Returns: What the process should end with.
  public func run() async -> ExitCode {
    for warning in settings.warnings(in: wiring.language) { process.errorOutput.write(warning + "\n") }
    let code = await CommandParser(definition, help: helpFormat).run(
      arguments: process.arguments,
      environment: process.environment,
      settings: settings.value,
      output: { process.output.write($0 + "\n") },
      errorOutput: { process.errorOutput.write($0 + "\n") }
    )
    await wiring.finish()
    return code
  }

  static let version = "0.1.0"

  private var features: [any Feature] {
    let areas: [[any Feature]] = [
      RecipesArea(wiring: wiring).features,
      StreamingArea(wiring: wiring).features,
      SettingsArea(wiring: wiring).features,
      DesignArea(wiring: wiring).features,
    ]
    return areas.flatMap(\.self)
  }

  private var helpFormat: HelpFormat {
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: process.output.isTerminal
    )
    let width = min(process.output.columns ?? 80, 100)
    let isEmphasized = capability.allowsEmphasis
    return HelpFormat(
      width: width,
      heading: { isEmphasized ? "\u{1B}[1m\($0)\u{1B}[22m" : $0 },
      cells: CellWidth().cells
    )
  }
}
