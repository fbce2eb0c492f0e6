import CommandKit
import SettingsDomain

/// What a person is told when settings could not be read or kept.
struct SettingsFailure {
  let error: SettingsError
  let strings: Strings

  var commandFailure: CommandFailure {
    switch error {
    case .cannotBeRead(let reason):
      CommandFailure(.failed, strings.cannotBeRead(reason), hint: strings.correctTheFile)
    case .cannotBeSaved(let reason):
      CommandFailure(.failed, strings.cannotBeSaved(reason), hint: strings.checkTheFile)
    }
  }
}
