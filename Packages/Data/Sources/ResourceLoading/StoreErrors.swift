public import DomainKernel
public import StorageKit

extension PersistenceError {
  /// Says in the domain's words why a store could not be read.
  ///
  /// - Parameter error: What the store reported.
  public init(reading error: StorageError) {
    switch error {
    case .schemaTooNew: self = .madeByNewerVersion
    case .busy: self = .busy(reason: error.reason)
    case .corrupted, .io, .symbolicLink, .tooLarge: self = .cannotBeRead(reason: error.reason)
    }
  }

  /// Says in the domain's words why a store could not be changed.
  ///
  /// - Parameter error: What the store reported.
  public init(saving error: StorageError) {
    switch error {
    case .schemaTooNew: self = .madeByNewerVersion
    case .busy: self = .busy(reason: error.reason)
    case .corrupted, .io, .symbolicLink, .tooLarge: self = .cannotBeSaved(reason: error.reason)
    }
  }
}
