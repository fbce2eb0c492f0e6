/// A named step from one version of a schema to the next.
///
/// Steps are append-only: one that was released never changes, because databases exist that took it.
struct Migration: Sendable {
  /// The purpose of the step, for developers.
  let name: String
  /// The statements to run, in order.
  let statements: [String]
  /// A conversion in code after the statements.
  var convert: (@Sendable (SQLiteConnection) throws(SQLiteFailure) -> Void)?
  /// The statements to run at the end.
  var statementsAfter: [String] = []
  /// Whether the step leaves much of an earlier file free.
  var freesSpace = false

  func run(on connection: SQLiteConnection) throws(SQLiteFailure) {
    for statement in statements { try connection.run(statement) }
    try convert?(connection)
    for statement in statementsAfter { try connection.run(statement) }
  }
}
