import CommandKit
import FeatureKit
import LocalizationKit

extension TesseraProgram {
  /// What to say when a result cannot be written, for the process, which has no program at that point.
  ///
  /// - Parameters:
  ///   - reason: Why, in the words of the system.
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment variables.
  /// - Returns: One line without a line break.
  public static func unwritableResult(
    _ reason: String,
    arguments: [String],
    environment: [String: String]
  ) -> String {
    let language = Language.wanted(
      arguments: arguments,
      environment: environment,
      setting: StartupSettings(environment: environment).value
    )
    return language.commandVocabulary.error(Strings(language).unwritableResult(reason))
  }
}
