import CommandKit

/// Which services the program talks to.
enum Backend: String, CaseIterable, ArgumentValue, Hashable, Sendable {
  /// The services in this process, which need no network.
  case sandbox
  /// The public services.
  case live
}
