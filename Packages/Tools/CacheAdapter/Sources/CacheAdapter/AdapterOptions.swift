public import OfflineHTTP

/// The command-line options for the cache under test.
public struct AdapterOptions: Hashable, Sendable {
  /// The policy of the cache.
  public let policy: OfflinePolicy

  init(policy: OfflinePolicy) {
    self.policy = policy
  }

  /// Reads the arguments: without any, the cache is set as the program ships it.
  ///
  /// With any, it does only what the specifications demand (`--strict` says no more than that), and
  /// `--offline-fallback` and `--heuristics` switch on what they leave open.
  ///
  /// - Parameter arguments: What follows the name of the program. An unknown argument gives `nil`.
  public init?(_ arguments: [String]) {
    guard arguments.allSatisfy(["--strict", "--offline-fallback", "--heuristics"].contains) else {
      return nil
    }
    policy =
      arguments.isEmpty
      ? OfflinePolicy()
      : OfflinePolicy(
        servesStaleOnFailure: arguments.contains("--offline-fallback"),
        heuristicFreshness: arguments.contains("--heuristics") ? HeuristicFreshness() : nil,
        patience: nil
      )
  }
}
