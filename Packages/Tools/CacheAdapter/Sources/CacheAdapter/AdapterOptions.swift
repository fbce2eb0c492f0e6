public import OfflineHTTP

/// What the command line says about the cache under test.
public struct AdapterOptions: Hashable, Sendable {
  /// What the cache may do.
  public let policy: OfflinePolicy

  init(policy: OfflinePolicy) {
    self.policy = policy
  }

  /// Reads the arguments: `--offline-fallback` and `--heuristics` switch on what the specifications leave open.
  ///
  /// - Parameter arguments: What follows the name of the program. An unknown argument gives `nil`.
  public init?(_ arguments: [String]) {
    guard arguments.allSatisfy(["--offline-fallback", "--heuristics"].contains) else { return nil }
    policy = OfflinePolicy(
      servesStaleOnFailure: arguments.contains("--offline-fallback"),
      heuristicFreshness: arguments.contains("--heuristics") ? HeuristicFreshness() : nil
    )
  }
}
