import CommandKit
import DomainKernel
import RecipesDomain

/// What a person is told when something of theirs could not be kept or read.
struct KeepingFailure {
  let error: PersistenceError
  let strings: Strings

  var commandFailure: CommandFailure {
    switch error {
    case .cannotBeRead(let reason):
      CommandFailure(.failed, strings.cannotBeRead(reason), hint: strings.checkTheFile)
    case .cannotBeSaved(let reason):
      CommandFailure(.failed, strings.cannotBeSaved(reason), hint: strings.checkTheFile)
    case .madeByNewerVersion:
      CommandFailure(.failed, strings.madeByNewerVersion, hint: strings.useNewerVersion)
    }
  }
}
