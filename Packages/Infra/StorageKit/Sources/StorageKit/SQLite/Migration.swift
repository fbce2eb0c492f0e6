/// A named step from one version of a schema to the next.
///
/// Steps are append-only: one that was released never changes, because databases exist that took it.
struct Migration {
  /// What the step brings; for people.
  let name: String
  /// What to run, in order.
  let statements: [String]
}
