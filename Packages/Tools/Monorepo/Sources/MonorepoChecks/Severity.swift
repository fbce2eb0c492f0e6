/// How much a finding weighs.
public enum Severity: String, Encodable, Sendable {
  /// A rule is broken: the check fails.
  case error
  /// Something deserves a second look: the check does not fail.
  case advice
}
