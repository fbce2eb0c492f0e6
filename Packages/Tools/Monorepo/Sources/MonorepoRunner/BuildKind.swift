/// A way of building suites.
public enum BuildKind: String, Equatable, Sendable {
  /// Every package by itself, as a team that owns only that package builds it.
  ///
  /// Shows what a shared graph hides: an import that only works because something else was built before.
  case isolated
  /// All suites at once, in the graph of the root package, which declares each of them.
  case shared

  /// The variable that tells a manifest that it is read for an isolated build.
  ///
  /// A root manifest that repeats the suites of its packages leaves them out then: they would be built twice. A shared
  /// build has no variable, so that SwiftPM does not read again the manifests that it has read for others.
  var variables: [String: String] { self == .isolated ? ["MONOREPO_BUILD": rawValue] : [:] }
}
