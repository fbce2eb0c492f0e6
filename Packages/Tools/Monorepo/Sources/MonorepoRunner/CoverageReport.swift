package import MonorepoSystem

package struct CoverageReport: Equatable, Encodable, Sendable {
  struct Lines: Equatable, Encodable, Sendable {
    let folder: String
    let name: String
    let lines: Int
    let covered: Int
    /// The reached ones in percent; 100 where there is no code.
    let percent: Double

    init(folder: String, name: String, lines: Int, covered: Int) {
      (self.folder, self.name, self.lines, self.covered) = (folder, name, lines, covered)
      percent = lines == 0 ? 100 : 100 * Double(covered) / Double(lines)
    }

    /// The percentage with one decimal place, cut off rather than rounded: 100.0 means all.
    var percentText: String {
      let tenths = Int(percent * 10)
      return "\(tenths / 10).\(tenths % 10) %"
    }
  }

  let packages: [Lines]
  let total: Lines
  let threshold: Double?

  init(packages: [Lines], threshold: Double? = nil) {
    self.packages = packages
    self.threshold = threshold
    total = Lines(
      folder: "",
      name: "total",
      lines: packages.reduce(0) { $0 + $1.lines },
      covered: packages.reduce(0) { $0 + $1.covered }
    )
  }

  /// The packages that reach less than they must, one line each; empty when all is well.
  var findings: [String] {
    guard let threshold else { return [] }
    let demand = Lines(folder: "", name: "", lines: 1000, covered: Int(threshold * 10)).percentText
    return packages.filter { $0.percent < threshold }.map { package in
      "coverage: \(package.name): \(package.percentText) of \(package.lines) lines, below \(demand)"
        + " — test the package or lower lineCoverageThreshold in the plan"
    }
  }

  package var lines: [String] {
    let rows = packages + [total]
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      let percent = String(repeating: " ", count: max(0, 7 - row.percentText.count)) + row.percentText
      return "\(name)  \(percent)  \(row.covered) of \(row.lines) lines"
    }
  }

  package var json: String { JSONText.text(of: self) }
}

package enum CoverageProblem: Error, Equatable, Sendable {
  /// No test program left a profile; one that was killed leaves none.
  case noProfiles(folder: String)
  /// There is a threshold, and no test program has a line that counts.
  case nothingMeasured
  /// A program of the toolchain failed and printed this, as for a profile and a program of different builds.
  case toolFailed(name: String, text: String)
  /// `llvm-profdata` or `llvm-cov`, next to `swift`, could not be started, or the run was stopped.
  case notRun(SubprocessError)
}

extension CoverageProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noProfiles(let folder):
      "coverage: no test program left a profile in \(folder) — build the suites with code coverage and run them"
    case .nothingMeasured:
      "coverage: no line was measured — name targets in the plan that a suite uses, "
        + "or remove lineCoverageThreshold"
    case .toolFailed(let name, let text):
      "coverage: \(name) failed: \(text) — remove the scratch folder and run the suites again"
    case .notRun(let error): "coverage: \(error)"
    }
  }
}
