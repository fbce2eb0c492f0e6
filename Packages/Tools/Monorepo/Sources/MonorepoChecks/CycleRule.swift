import MonorepoGraph

/// No ring of modules.
///
/// Rings of packages are no harm, and SwiftPM builds them: a suite of Domain uses fakes of Testing, which fake the
/// ports of Domain.
struct CycleRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    // Of packages that never meet in one build, two may have a module of one name: the first counts, as it does in
    // what others declare.
    let edges = Dictionary(
      inspection.ownTargets.map { ($0.target.name, inspection.used($0.target, in: $0.package)) }
    ) { first, _ in first }
    return Cycle.all(in: edges).map { ring in
      let home = inspection.repository.home(of: ring[0])
      let place = home?.place(ofTarget: ring[0], naming: ring[1]) ?? Place(path: "Package.swift", line: 1)
      let remedy = "invert a dependency with a port, or move the shared code to a lower module"
      return Finding(.cycle, at: place, "\(ring.joined(separator: " → ")) is a ring", remedy: remedy)
    }
  }
}
