/// Where the value of a parameter was given; the first case is the strongest.
public enum ValueOrigin: Hashable, Sendable {
  /// On the command line.
  case commandLine
  /// In an environment variable.
  case environment(variable: String)
  /// In the stored settings.
  case setting(name: String)
}
