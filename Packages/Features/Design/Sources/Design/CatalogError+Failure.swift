import CommandKit

extension CatalogError {
  /// The error as the command line reports it.
  var commandFailure: CommandFailure {
    switch self {
    case .unknownComponent(let name, let nearest):
      CommandFailure(.usage, Strings.unknownComponent(name), hint: Strings.componentHint(nearest))
    case .unknownState(let name, let known):
      CommandFailure(.usage, Strings.unknownState(name), hint: Strings.stateHint(known))
    }
  }
}
