import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import SettingsData
import SettingsDomain
import StorageKit

/// The first phase of a run: what the command line, the environment and the settings say for every command.
///
/// It is read once, before any command, service or store is made.
struct Launch: Sendable {
  let process: ProcessContext
  private(set) var language: Language
  let directories: Directories
  /// The file of the settings; `nil` where there is no folder for it.
  let settingsFile: SettingsFile?
  let globals: ParsedGlobals
  /// The public id of an app that is registered at GitHub; `nil` without one.
  let gitHubClientID: String?
  /// Why the folders cannot be used; a command must not run then.
  let problem: CommandFailure?
  private let options: GlobalOptions
  private let warnings: @Sendable (Strings) -> [String]

  init(_ process: ProcessContext) {
    self.process = process
    let folders: Directories
    let relativePath: Directories.RelativePath?
    do throws(Directories.RelativePath) {
      (folders, relativePath) = (try Directories(process.environment), nil)
    } catch {
      (folders, relativePath) = (.none, error)
    }
    directories = folders
    // Names and values are the same in every language, and the language is not known yet.
    options = GlobalOptions(.english)
    let file = folders.configuration.map { SettingsFile(WholeFile(path: $0 + "/settings.json")) }
    let stored = StartupSettings(file, options)
    globals = GlobalOptionsParser(options.all, conflicts: options.conflicts).parse(
      arguments: process.arguments,
      environment: process.environment,
      settings: stored.value
    )
    let language = Language.wanted(
      explicit: globals.texts(of: options.language),
      environment: process.environment,
      showsEveryScript: Capability.showsEveryScript(in: process.environment)
    )
    self.language = language
    settingsFile = file
    gitHubClientID =
      process.variable(GitHubServices.clientIDVariable)
      ?? stored.value(ofOption: SettingName.gitHubClientID.rawValue)
    warnings = { stored.warnings(in: $0) }
    let strings = Strings(language)
    problem = relativePath.map {
      CommandFailure(.usage, strings.notAbsolute($0.variable), hint: strings.setToAbsolutePath)
    }
  }

  /// The same for a command that speaks another language than the user asked for.
  ///
  /// - Parameter language: The language of the command.
  /// - Returns: A copy.
  func speaking(_ language: Language) -> Launch {
    var copy = self
    copy.language = language
    return copy
  }

  /// The warnings about ignored settings, one line each.
  var settingsWarnings: [String] { warnings(Strings(language)) }

  subscript<Value>(option: KeyPath<GlobalOptions, Option<Value>>) -> Value {
    globals[options[keyPath: option]]
  }

  subscript(flag: KeyPath<GlobalOptions, Flag>) -> Bool {
    globals[options[keyPath: flag]]
  }

  /// Whether the client ID of the environment can be one, by the rule of the setting; `true` without one.
  var isGitHubClientIDUsable: Bool {
    let variable = GitHubServices.clientIDVariable
    let problem = process.variable(variable).flatMap { text in
      options.gitHubClientID.problem(with: text, from: .environment(variable: variable))
    }
    return problem == nil
  }

  /// How long to wait for another process that uses a file, never longer than for a service.
  var busyTimeout: Duration { min(.seconds(10), self[\.timeout]) }

  /// How long to wait for another process that uses a cache.
  ///
  /// A screen waits until its entries of the history are saved, and the end of a program 3 s for its pages: what cannot
  /// be saved by then has to be said by then.
  var cacheBusyTimeout: Duration { min(.seconds(1), busyTimeout) }

  /// How the user calls the program, for commands to type: a script that starts it says so in `TESSERA_COMMAND`.
  var program: String {
    process.variable("TESSERA_COMMAND").map { SafeText($0).string } ?? "tessera"
  }

  /// A message for standard error: in lines that fit on a terminal, and as it is on a pipe.
  ///
  /// - Parameter text: The message, without a line break at its end.
  /// - Returns: The same words.
  func message(_ text: String) -> String {
    let stream = process.errorOutput
    guard stream.isTerminal else { return text }
    let width = self[\.width] ?? stream.size()?.columns ?? 80
    return HelpFormat(width: width, cells: CellWidth().cells).wrapped(text, program: program)
  }

  /// The way in which the user asked for cached data only; `nil` when the run may connect.
  var offlineRequest: CommandPhrasing.OfflineRequest? {
    guard self[\.reading.offline] else { return nil }
    if case .environment(let variable) = globals.source(of: options.reading.offline)?.origin {
      return .variable(variable)
    }
    return .option
  }

  /// The source of the value of an option or flag; `nil` when it has its default.
  func origin(of parameter: KeyPath<GlobalOptions, some NamedParameter>) -> ValueOrigin? {
    globals.source(of: options[keyPath: parameter])?.origin
  }

  /// Whether the cache or the service comes first.
  var policy: FetchPolicy {
    if self[\.reading.offline] { return .cacheOnly }
    return self[\.reading.refresh] ? .networkFirst : .cacheFirst
  }
}

/// The settings of this run.
///
/// A value that its option would refuse counts as not set, and so does everything in a file that cannot be
/// read. Both are said, and so is a name that is no setting, since the user meant something else; none of them
/// keeps the program from running, so that it can be corrected with it.
private struct StartupSettings: Sendable {
  private let values: [SettingName: String]
  private let refused: [UsageProblem]
  private let error: SettingsError?

  init(_ file: SettingsFile?, _ options: GlobalOptions) {
    var values: [SettingName: String] = [:]
    var refused: [UsageProblem] = []
    do throws(SettingsError) {
      let stored = try file?.content()
      for name in SettingName.allCases {
        guard let text = stored?.values[name] else { continue }
        if let problem = options.option(for: name).problem(with: text, from: .setting(name: name.rawValue)) {
          refused.append(problem)
        } else {
          values[name] = text
        }
      }
      refused += (stored?.unknownNames ?? []).map(Self.unknown)
      error = nil
    } catch {
      self.error = error
    }
    self.values = values
    self.refused = refused
  }

  private static func unknown(_ name: String) -> UsageProblem {
    let suggestion = Suggestion.nearest(to: name, among: SettingName.allCases.map(\.rawValue))
    return .unknownWord(UntrustedText(name), kind: .setting, suggestion: suggestion)
  }

  func value(ofOption option: String) -> String? {
    SettingName(rawValue: option).flatMap { values[$0] }
  }

  func warnings(in strings: Strings) -> [String] {
    let unreadable = error.map { [strings.unreadableSettings($0.reason)] } ?? []
    return unreadable
      + refused.map { strings.refusedSetting(strings.language.commandVocabulary.message(for: $0)) }
  }
}

extension SettingsError {
  fileprivate var reason: String {
    switch self {
    case .cannotBeRead(let reason), .cannotBeOpened(let reason), .cannotBeSaved(let reason): reason
    }
  }
}
