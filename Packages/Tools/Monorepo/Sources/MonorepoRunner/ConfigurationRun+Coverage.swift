import MonorepoGraph
import MonorepoSystem

extension ConfigurationRun {
  /// The coverage of all units together; nil when it was not measured.
  func coverage(_ outcomes: [UnitOutcome]) async -> Result<CoverageReport, CoverageProblem>? {
    guard variant.measuresCoverage, !outcomes.isEmpty else { return nil }
    let binaries = outcomes.map(\.products).flatMap { folder in
      machine.files.names(in: folder).filter { $0.hasSuffix(".xctest") }.map { folder + "/" + $0 }
    }
    let measurement = CoverageMeasurement(files: machine.files, subprocesses: machine.subprocesses)
    do throws(CoverageProblem) {
      let report = try await measurement.report(
        profiles: profiles,
        binaries: binaries,
        root: options.root,
        packages: Dictionary(runner.repository.packages.map { ($0.folder, $0.name) }) { first, _ in first },
        wish: configuration.options.coverage
      )
      return .success(report)
    } catch {
      return .failure(error)
    }
  }
}
