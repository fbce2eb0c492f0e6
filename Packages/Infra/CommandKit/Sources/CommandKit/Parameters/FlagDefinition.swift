/// A flag as the parser sees it.
struct FlagDefinition: Sendable {
  let name: String
  let short: Character?
  let help: String
  let environment: String?
  let defaultValue: Bool
  /// Whether `--no-<name>` turns it off again.
  let isInvertible: Bool

  var key: String { "--\(name)" }

  var inverseKey: String { "--no-\(name)" }

  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [key] + (isInvertible ? [inverseKey] : [])
  }
}
