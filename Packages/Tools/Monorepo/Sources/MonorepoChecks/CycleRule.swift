import MonorepoGraph

/// No ring of modules, and no ring of packages.
struct CycleRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let modules = Dictionary(
      inspection.ownTargets.map { package, target in
        (target.name, inspection.declared(target, in: package).union(inspection.imported(target)))
      }
    ) { $0.union($1) }
    let rings = Cycle.all(in: modules) + Cycle.all(in: packageEdges(inspection.repository))
    return rings.map { ring in
      Finding(
        .cycle, at: manifest(of: ring[0], inspection), "\(ring.joined(separator: " → ")) is a ring",
        remedy: "turn one edge round with a port, or move what both need to a lower module")
    }
  }

  private func packageEdges(_ repository: Repository) -> [String: Set<String>] {
    Dictionary(
      repository.packages.map { package in
        let folders = package.requirements.compactMap { requirement -> String? in
          guard case .local(let folder) = requirement else { return nil }
          return folder
        }
        return (package.folder, Set(folders))
      }
    ) { $0.union($1) }
  }

  private func manifest(of node: String, _ inspection: Inspection) -> String {
    let package = inspection.repository.packages.first { package in
      package.folder == node || package.targets.contains { $0.name == node }
    }
    return package?.manifestPath ?? "Package.swift"
  }
}
