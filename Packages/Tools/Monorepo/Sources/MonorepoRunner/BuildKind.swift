/// A way of building suites.
public enum BuildKind: String, Equatable, Sendable {
  /// Every package by itself, as a team that owns only that package builds it.
  ///
  /// Shows what a shared graph hides: an import that only works because something else was built before.
  case isolated
  /// All suites at once, in the graph of the root package, which declares each of them.
  case shared

  /// The variable that tells a manifest for which kind of build it is read.
  ///
  /// A root manifest that repeats the suites of its packages leaves them out when it is `isolated`: they would be built
  /// twice.
  static let variable = "MONOREPO_BUILD"
}
