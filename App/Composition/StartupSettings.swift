import CommandKit
import FeatureKit
import LocalizationKit
import SettingsDomain

/// What was settled before the program started: the language depends on it, and every option's default.
///
/// A value that its option would refuse counts as not set, and so does everything in a file that cannot be read. Both
/// are said, since the person meant something else; neither keeps the program from running, so that it can be mended
/// with it.
struct StartupSettings: Sendable {
  private let values: [SettingName: String]
  private let refused: [UsageProblem]
  private let error: SettingsError?

  /// Reads the settings of the person who started the program.
  ///
  /// - Parameter environment: The environment variables, which say where they are.
  init(environment: [String: String]) {
    do throws(SettingsError) {
      let stored = try SettingsArea.repository(environment: environment, in: .english).values()
      (values, refused) = stored.isEmpty ? ([:], []) : Self.judged(stored)
      error = nil
    } catch {
      (values, refused, self.error) = ([:], [], error)
    }
  }

  private static func judged(
    _ stored: [SettingName: String]
  ) -> (values: [SettingName: String], refused: [UsageProblem]) {
    let options = GlobalOptions(.english)
    var judged: (values: [SettingName: String], refused: [UsageProblem]) = ([:], [])
    for name in SettingName.allCases {
      guard let text = stored[name] else { continue }
      if let problem = options.option(for: name).problem(with: text, from: .setting(name: name.rawValue)) {
        judged.refused.append(problem)
      } else {
        judged.values[name] = text
      }
    }
    return judged
  }

  /// The value of the setting with an option's name.
  ///
  /// - Parameter option: The option's name.
  /// - Returns: A text that the option accepts; `nil` when nothing was settled.
  @Sendable func value(ofOption option: String) -> String? {
    SettingName(rawValue: option).flatMap { values[$0] }
  }

  /// What is to be said about settings that cannot be heeded.
  ///
  /// - Parameter language: The language to say it in.
  /// - Returns: A line each.
  func warnings(in language: Language) -> [String] {
    let strings = Strings(language)
    let unreadable = error.map { [strings.unreadableSettings($0.reason)] } ?? []
    return unreadable + refused.map { strings.refusedSetting(language.commandVocabulary.message(for: $0)) }
  }
}

extension SettingsError {
  fileprivate var reason: String {
    switch self {
    case .cannotBeRead(let reason), .cannotBeSaved(let reason): reason
    }
  }
}
