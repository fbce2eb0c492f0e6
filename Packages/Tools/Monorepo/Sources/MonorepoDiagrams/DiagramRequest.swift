import CommandKit
package import MonorepoGraph
package import MonorepoSystem

package struct DiagramRequest: Equatable, Sendable {
  package enum Level: String, CaseIterable, ArgumentValue {
    case packages, modules
  }

  var level = Level.packages
  package var includesTests = false
  package var isReduced = false
  /// The node to show with its neighbours only; nil for the whole picture.
  package var center: String?
}

extension DiagramRequest {
  package init(_ level: Level) { self.level = level }

  package func diagram(of repository: Repository) throws(UnusableInput) -> Diagram {
    let whole = Diagram(level, of: repository, includesTests: includesTests)
    guard let name = center else { return isReduced ? whole.reduced() : whole }
    if let part = whole.around(name) { return isReduced ? part.reduced() : part }
    let nearest = Suggestion.nearest(to: name, among: whole.nodes.map(\.name))
    let all = "`monorepo graph --level \(level.rawValue)` shows all names"
    let remedy = nearest.map { "did you mean \($0)?" } ?? all
    throw UnusableInput(path: name, what: "no such name among the \(level.rawValue)", remedy: remedy)
  }
}
