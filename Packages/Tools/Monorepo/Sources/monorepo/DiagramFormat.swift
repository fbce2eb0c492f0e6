import CommandKit
import MonorepoDiagrams

/// The language in which a picture is written.
enum DiagramFormat: String, CaseIterable, ArgumentValue {
  case mermaid
  case dot
  case json

  func text(of diagram: Diagram) -> String {
    switch self {
    case .mermaid: diagram.mermaid
    case .dot: diagram.dot
    case .json: diagram.json
    }
  }
}

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
