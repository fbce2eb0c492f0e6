import CommandKit
package import MonorepoGraph
package import MonorepoSystem

package struct DiagramRequest: Equatable, Sendable {
  package enum Level: String, CaseIterable, ArgumentValue {
    case packages
    case modules
  }

  var level: Level
  var includesTests: Bool
  var isReduced: Bool
  /// The node to show with its neighbours only; nil for the whole picture.
  var center: String?

  package init(
    level: Level = .packages,
    includesTests: Bool = false,
    isReduced: Bool = false,
    center: String? = nil
  ) {
    (self.level, self.includesTests) = (level, includesTests)
    (self.isReduced, self.center) = (isReduced, center)
  }

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
