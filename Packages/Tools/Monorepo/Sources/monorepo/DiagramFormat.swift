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
