import CommandKit
import FeatureKit
import LocalizationKit
import OfflineHTTP
import SettingsDomain
import StorageKit
import Synchronization

/// Builds what a command needs once its options are known, and finishes it after the command has ended.
final class Wiring: Sendable {
  /// The language that everything speaks.
  let language: Language
  /// What a person has settled for every run.
  let settings: any SettingsRepository
  private let process: ProcessContext
  private let built = Mutex<Infrastructure?>(nil)

  /// Makes a wiring that has built nothing yet.
  ///
  /// - Parameters:
  ///   - process: What the program is run with.
  ///   - language: The language that everything speaks.
  init(process: ProcessContext, language: Language) {
    self.process = process
    self.language = language
    settings = SettingsArea.repository(environment: process.environment, in: language)
  }

  /// What every area stands on, built for the options of the one command that is run.
  ///
  /// - Parameter invocation: The options that were given.
  /// - Returns: The same at every call.
  /// - Throws: `CommandFailure` when the variables name no folder that can be used.
  func infrastructure(_ invocation: Invocation) throws(CommandFailure) -> Infrastructure {
    try built.withLock { built throws(CommandFailure) in
      if let built { return built }
      let new = try Infrastructure(process: process, given: GivenOptions(invocation, in: language))
      built = new
      return new
    }
  }

  /// Lets work in the background end, and says what is to be said after a command.
  func finish() async {
    await built.withLock { $0 }?.finish()
  }
}
