import MonorepoGraph

extension Inspection {
  /// No ring of modules.
  ///
  /// Rings of packages are no harm, and SwiftPM builds them: a suite of Domain uses fakes of Testing, which fake the
  /// ports of Domain.
  var cycleFindings: [Finding] {
    // Of packages that never meet in one build, two may have a module of one name: the first counts, as it does in
    // what others declare.
    let uses = ownTargets.map { ($0.target.name, used($0.target, in: $0.package)) }
    return Cycle.all(in: Dictionary(uses) { first, _ in first }).map { ring in
      let home = repository.home(of: ring[0])
      let place = home?.place(ofTarget: ring[0], naming: ring[1]) ?? Place(path: "Package.swift", line: 1)
      let remedy = "invert a dependency with a port, or move the shared code to a lower module"
      return Finding(.cycle, at: place, "\(ring.joined(separator: " → ")) is a ring", remedy: remedy)
    }
  }
}

enum Cycle {
  /// At least one ring of each group of nodes that reach one another, in a stable order; the first node ends it too.
  static func all(in edges: [String: Set<String>]) -> [[String]] {
    var finished: Set<String> = []
    var path: [String] = []
    var depths: [String: Int] = [:]
    var rings: [[String]] = []
    func visit(_ node: String) {
      if let start = depths[node] {
        rings.append(path[start...] + [node])
        return
      }
      guard !finished.contains(node) else { return }
      depths[node] = path.count
      path.append(node)
      for next in (edges[node] ?? []).sorted() { visit(next) }
      path.removeLast()
      depths[node] = nil
      finished.insert(node)
    }
    for node in edges.keys.sorted() { visit(node) }
    return rings
  }
}
