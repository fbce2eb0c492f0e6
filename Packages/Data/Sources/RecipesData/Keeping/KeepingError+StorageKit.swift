import DomainKernel
import RecipesDomain
import StorageKit

extension PersistenceError {
  /// Says in the domain's words why a store could not be read.
  init(reading error: StorageError) {
    self = error.isOfNewerVersion ? .madeByNewerVersion : .cannotBeRead(reason: error.reason)
  }

  /// Says in the domain's words why a store could not be changed.
  init(saving error: StorageError) {
    self = error.isOfNewerVersion ? .madeByNewerVersion : .cannotBeSaved(reason: error.reason)
  }
}

extension StorageError {
  fileprivate var isOfNewerVersion: Bool {
    if case .schemaTooNew = self { true } else { false }
  }
}
