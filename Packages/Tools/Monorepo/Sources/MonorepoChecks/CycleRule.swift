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
      return Finding(
        .cycle,
        at: home?.manifestPath ?? "Package.swift",
        line: home?.line(ofTarget: ring[0], naming: ring[1]) ?? 1,
        "\(ring.joined(separator: " → ")) is a ring",
        remedy: "invert a dependency with a port, or move the shared code to a lower module"
      )
    }
  }
}
