import RecipesDomain
import StorageKit

extension KeepingError {
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

  fileprivate var reason: String {
    switch self {
    case .corrupted(let reason): reason
    case .io(let path, let reason): "\(path): \(reason)"
    case .schemaTooNew: "it was made by a newer version"
    case .busy(let path): "\(path): another process keeps it locked"
    case .tooLarge(bytes: _, let limit): "it is full at \(limit / 1_048_576) MiB"
    }
  }
}
