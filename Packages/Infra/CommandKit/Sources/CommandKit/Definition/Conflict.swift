/// Options and flags that contradict each other, so that at most one of them may be given.
///
/// A contradiction within one source (two flags on the command line, or two environment variables) is a usage error.
/// Across sources the stronger one wins: `--refresh` on the command line overrules `TESSERA_OFFLINE=1`.
public struct Conflict: Sendable {
  let keys: [String]

  /// Declares parameters of one command, or global ones, as mutually exclusive.
  public init(_ parameters: any NamedParameter...) {
    keys = parameters.map(\.definition.key)
  }
}
