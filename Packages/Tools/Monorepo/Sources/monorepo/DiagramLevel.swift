import CommandKit
import MonorepoDiagrams

/// What a node of a picture is, as it is written on the command line.
enum DiagramLevel: String, CaseIterable, ArgumentValue {
  case packages
  case modules

  var requested: DiagramRequest.Level {
    switch self {
    case .packages: .packages
    case .modules: .modules
    }
  }
}
