public import OfflineHTTP

/// What the command line says about the cache under test.
public struct AdapterOptions: Hashable, Sendable {
  /// What the cache may do.
  public let policy: OfflinePolicy

  init(policy: OfflinePolicy) {
    self.policy = policy
  }

  /// Reads the arguments: without any, the cache is set as the program ships it; `--strict` switches off what the
  /// specifications leave open.
  ///
  /// - Parameter arguments: What follows the name of the program. An unknown argument gives `nil`.
  public init?(_ arguments: [String]) {
    guard arguments.allSatisfy(["--strict"].contains) else { return nil }
    policy =
      arguments.isEmpty
      ? OfflinePolicy()
      : OfflinePolicy(servesStaleOnFailure: false, heuristicFreshness: nil, patience: nil)
  }
}
