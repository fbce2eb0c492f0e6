import MonorepoGraph
import MonorepoSystem

extension ConfigurationRun {
  /// The coverage of all units together; nil when it was not measured.
  func coverage(_ outcomes: [UnitOutcome]) async -> Result<CoverageReport, CoverageProblem>? {
    guard variant.measuresCoverage, !outcomes.isEmpty else { return nil }
    let binaries = outcomes.flatMap { outcome in
      machine.files.names(in: outcome.products).filter { $0.hasSuffix(".xctest") }.map {
        outcome.products + "/" + $0
      }
    }
    let packages = Dictionary(
      runner.repository.packages.map { ($0.folder, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    do throws(CoverageProblem) {
      let report = try await CoverageMeasurement(files: machine.files, subprocesses: machine.subprocesses)
        .report(
          profiles: profiles,
          binaries: binaries,
          root: options.root,
          packages: packages,
          wish: configuration.options.coverage
        )
      return .success(report)
    } catch {
      return .failure(error)
    }
  }
}
