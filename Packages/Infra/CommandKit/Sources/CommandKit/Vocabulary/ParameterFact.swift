/// Something that help says about a parameter besides what it is for.
public enum ParameterFact: Hashable, Sendable {
  /// The only values that are accepted.
  case values([String])
  /// The value where none is given.
  case fallback(String)
  /// The environment variable that gives the value.
  case environment(String)
}
