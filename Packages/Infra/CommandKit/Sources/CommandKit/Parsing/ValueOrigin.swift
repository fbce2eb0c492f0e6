/// Where the value of a parameter was given; the first case is the strongest.
enum ValueOrigin: Equatable {
  case commandLine
  case environment(variable: String)
  case setting(name: String)

  /// How an error refers to it, after the value.
  var phrase: String {
    switch self {
    case .commandLine: ""
    case .environment(let variable): " of the environment variable '\(variable)'"
    case .setting(let name): " of the setting '\(name)'"
    }
  }

  /// How an error introduces the names of several parameters given there.
  var plural: String {
    switch self {
    case .commandLine: ""
    case .environment: "The environment variables "
    case .setting: "The settings "
    }
  }
}
