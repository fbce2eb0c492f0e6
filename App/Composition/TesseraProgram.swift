public import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import StorageKit

/// The whole program: its commands, and one run of it.
public struct TesseraProgram: Sendable {
  private let launch: Launch
  private let services: Services
  private let errorOutput: PausableOutput

  /// Makes the program: reads what the command line, the environment and the settings say for every command.
  ///
  /// - Parameter process: What it is run with.
  public init(process: ProcessContext) {
    errorOutput = PausableOutput(process.errorOutput)
    var process = process
    process.errorOutput = errorOutput.channel
    launch = Launch(process).inLanguageOfCommand
    services = Services(launch)
  }

  /// The commands, options and help topics; none of the commands is made before it is needed.
  public var definition: Program {
    let strings = Strings(launch.language)
    let options = GlobalOptions(launch.language)
    let own = ProgramCommands(strings)
    let vocabulary = launch.language.commandVocabulary
    return Program(
      "tessera",
      version: "\(Self.version) (\(launch.process.commit))",
      invocation: launch.program,
      date: ReleaseDate(launch.process.commitDate) ?? ReleaseDate(Self.versionDate),
      abstract: strings.abstract,
      discussion: strings.discussion,
      examples: Area.all.flatMap { $0.examples(strings) } + [own.browseExample],
      globalOptions: options.all,
      conflicts: options.conflicts,
      commands: Area.all.flatMap { $0.deferredCommands(services) } + own.all,
      topics: [.exitCodes(in: vocabulary), strings.environmentTopic(launch.program), strings.outputTopic],
      vocabulary: vocabulary
    )
  }

  /// Runs the command that the arguments name, and everything that belongs to it.
  ///
  /// - Returns: What the process should end with: the number of an `ExitCode`, or 128 and that of a signal.
  @MainActor
  public func run() async -> Int32 {
    for warning in launch.settingsWarnings {
      launch.process.errorOutput.write(launch.message(warning) + "\n")
    }
    let status = await runCommand()
    await services.finish()
    writeExplanation()
    // After a signal the terminal may take no more output, and to wait for it would hold up the end.
    if status < 128 { writeFirstRunHint() }
    return status
  }

  @MainActor
  private func runCommand() async -> Int32 {
    let (process, strings) = (launch.process, Strings(launch.language))
    let parser = makeParser { () throws(CommandFailure) in
      let text: String
      do throws(InputFailure) { text = try process.input.readAll(Self.mostArguments) } catch {
        throw strings.unusableInput(error)
      }
      guard text.utf8.count <= Self.mostArguments else {
        let words = LimitWords(strings.language)
        throw CommandFailure(.usage, words.sentence(words.inputSize(atMost: Self.mostArguments)))
      }
      return text
    }
    switch parser.parse(globals: launch.globals) {
    case .version(let text):
      if let failure = launch.refusalOfFields { return report(failure) }
      return write(launch[\.reading.json] ? versionDocument.text : text)
    case .help(let text, isAskedFor: true):
      return write(text)
    case .help(let text, _), .export(let text):
      if let failure = launch.refusalOfText { return report(failure) }
      return write(text)
    case .usageError(let error):
      return report(CommandFailure(.usage, error.message, hint: error.hint))
    case .failed(let failure):
      return report(failure)
    case .run(let invocation):
      warnOfDamage(strings)
      do throws(CommandFailure) {
        return try await run(invocation, parser)
      } catch {
        return report(error)
      }
    }
  }

  /// Says that standard output could not be written to, in the user's language.
  ///
  /// - Parameters:
  ///   - reason: Why, in the system's words.
  ///   - process: What the program was run with.
  /// - Returns: One line, without its line break.
  public static func unwritableResult(_ reason: String, _ process: ProcessContext) -> String {
    let language = Launch(process).language
    return language.commandVocabulary.error(Strings(language).unwritableResult(reason))
  }

  /// The most bytes of arguments that standard input may have in place of `-`.
  private static let mostArguments = 1 << 20

  static let version = "0.1.0"
  /// The day of the version, for builds that do not know their commit.
  static let versionDate = "2026-11-22"

  @MainActor
  private func run(_ invocation: Invocation, _ parser: CommandParser) async throws(CommandFailure) -> Int32 {
    if invocation.action is BrowseAction {
      let strings = Strings(launch.language)
      // A word of a route is never a request to read the keyboard.
      let parser = makeParser { () throws(CommandFailure) in
        throw CommandFailure(.usage, strings.notBrowsable)
      }
      let status = try await BrowseShell(services, parser: parser, errorOutput: errorOutput).run()
      await services.clients.cancelBackgroundWork()
      return status
    }
    let linked = try (invocation.action as? OpenAction).map { open throws(CommandFailure) in
      try linkedInvocation(of: invocation[open.link], parser)
    }
    let shown = linked ?? invocation
    let owner = shown.path.dropFirst().first.flatMap { Area.owner(of: $0) }
    if let problem = launch.problem ?? owner?.problem(services) { throw problem }
    let language = owner?.language(for: launch.language) ?? launch.language
    do throws(CommandFailure) {
      try await CommandShell(services, in: language).run(shown, of: owner, isLinked: linked != nil)
      return ExitCode.done.rawValue
    } catch {
      return report(error, in: language)
    }
  }

  /// The command that a link stands for.
  private func linkedInvocation(of link: String, _ parser: CommandParser) throws(CommandFailure) -> Invocation
  {
    let strings = Strings(launch.language)
    guard let route = Route(shared: link), Area.owner(of: route) != nil,
      case .run(let invocation) = parser.parse(words: route.arguments, globals: launch.globals)
    else { throw CommandFailure(.usage, strings.notALink, hint: strings.linkForms) }
    return invocation
  }

  /// Says with every command that something the user saved was damaged, until the damaged file is moved or removed.
  private func warnOfDamage(_ strings: Strings) {
    let warnings: [String]
    do throws(StorageError) {
      warnings = try services.stores.damagedFiles().map { store, file in
        strings.wasDamaged(file, content: store.content?(strings))
      }
    } catch {
      warnings = [strings.savedCannotBeChecked(error.reason)]
    }
    for warning in warnings {
      launch.process.errorOutput.write(launch.message(SafeText(warning).string) + "\n")
    }
  }

  private func write(_ text: String) -> Int32 {
    launch.process.output.write(text + "\n")
    return ExitCode.done.rawValue
  }

  /// Writes a failure, in the language of its command.
  private func report(_ failure: CommandFailure, in language: Language? = nil) -> Int32 {
    let language = language ?? launch.language
    let requestID = failure.status == .failed ? services.trace.requestID : nil
    let text: String
    if launch[\.reading.json] {
      text = failure.document(requestID: requestID).text
    } else {
      let lines = [
        failure.text(in: language.commandVocabulary),
        requestID.map(Strings(language).requestID),
      ]
      text = launch.message(lines.compactMap(\.self).joined(separator: "\n"))
    }
    launch.process.errorOutput.write(text + "\n")
    return failure.status.rawValue
  }

  /// The version for scripts; the commit is null where the build was not told.
  private var versionDocument: JSONValue {
    let commit = launch.process.commit
    let data = JSONValue.object([
      .init("name", .string("tessera")),
      .init("version", .string(Self.version)),
      .init("commit", .optional(commit == "unknown" ? nil : commit)),
    ])
    return .object([.init("data", data)])
  }

  private func writeExplanation() {
    guard launch[\.explain] else { return }
    let stream = launch.process.errorOutput
    let style = OutputStyle(launch, stream: stream)
    let total = launch.process.elapsed()
    let view = explanationView(services.trace.steps, total: total, Strings(launch.language))
    stream.write("\n" + style.render(view))
  }

  private func writeFirstRunHint() {
    let stream = launch.process.errorOutput
    guard services.clients.isFirstSandboxRun, stream.isTerminal else { return }
    stream.write("\n\(launch.message(Strings(launch.language).firstRunHint))\n")
  }

  private func makeParser(standardInput: @escaping CommandParser.StandardInput) -> CommandParser {
    CommandParser(definition, help: helpFormat, standardInput: standardInput)
  }

  private var helpFormat: HelpFormat {
    let process = launch.process
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: process.output.isTerminal
    )
    let isEmphasized = capability.allowsEmphasis
    return HelpFormat(
      width: min(launch[\.width] ?? process.output.size()?.columns ?? 80, 100),
      heading: { isEmphasized ? "\u{1B}[1m\($0)\u{1B}[22m" : $0 },
      cells: CellWidth().cells
    )
  }
}

extension Launch {
  /// The same in the language of the command that is run or explained: no page has parts in two languages.
  fileprivate var inLanguageOfCommand: Launch {
    let words = globals.remaining.compactMap { if case .word(let word) = $0 { word } else { nil } }
    let isExplained = ["help", "manual"].contains(words.first)
    guard let owner = words.dropFirst(isExplained ? 1 : 0).first.flatMap({ Area.owner(of: $0) }) else {
      return self
    }
    return speaking(owner.language(for: language))
  }
}

extension Launch {
  /// Why a text of the program itself, such as its help, cannot be written as asked; `nil` when it can.
  fileprivate var refusalOfText: CommandFailure? {
    let option: String? =
      self[\.reading.json] ? "--json" : self[\.reading.fields].isEmpty ? nil : "--fields"
    guard let option else { return nil }
    let strings = Strings(language)
    return CommandFailure(.usage, strings.notForText(option), hint: strings.leaveOut(option))
  }

  /// Why fields cannot be chosen of an output that is a document and has none; `nil` where none are chosen.
  fileprivate var refusalOfFields: CommandFailure? {
    if self[\.reading.fields].isEmpty { return nil }
    let strings = Strings(language)
    return CommandFailure(.usage, strings.hasNoFields, hint: strings.leaveOut("--fields"))
  }
}

extension CommandFailure {
  /// The failure as JSON, for scripts that asked for JSON; the codes are the names of the exit codes.
  ///
  /// - Parameter requestID: The number by which the service finds the request.
  /// - Returns: The document.
  fileprivate func document(requestID: String?) -> JSONValue {
    .object([
      .init(
        "error",
        .object([
          .init("code", .string("\(status)")),
          .init("status", .integer(Int(status.rawValue))),
          .init("message", .string(message)),
          .init("hint", .optional(hint)),
          .init("requestId", .optional(requestID)),
        ])
      )
    ])
  }
}
