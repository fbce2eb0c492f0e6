import CommandKit

extension CatalogError {
  /// The error as the command line reports it.
  func commandFailure(_ strings: Strings) -> CommandFailure {
    switch self {
    case .unknownComponent(let name, let nearest):
      CommandFailure(.usage, strings.unknownComponent(name), hint: strings.componentHint(nearest))
    case .unknownState(let name, let known):
      CommandFailure(.usage, strings.unknownState(name), hint: strings.stateHint(known))
    }
  }
}
