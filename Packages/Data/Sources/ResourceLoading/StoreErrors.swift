public import DomainKernel
public import StorageKit

extension PersistenceError {
  /// Says in the domain's words why a store could not be read.
  ///
  /// - Parameter error: What the store reported.
  public init(reading error: StorageError) {
    self = error.isOfNewerVersion ? .madeByNewerVersion : .cannotBeRead(reason: error.reason)
  }

  /// Says in the domain's words why a store could not be changed.
  ///
  /// - Parameter error: What the store reported.
  public init(saving error: StorageError) {
    self = error.isOfNewerVersion ? .madeByNewerVersion : .cannotBeSaved(reason: error.reason)
  }
}

extension StorageError {
  fileprivate var isOfNewerVersion: Bool {
    if case .schemaTooNew = self { true } else { false }
  }
}
