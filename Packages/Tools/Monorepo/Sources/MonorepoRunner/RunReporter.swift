import MonorepoSystem

/// Reports the progress of a run to the user: a line for each suite that ends, and the suites that run.
actor RunReporter {
  private let machine: RunMachine
  private let suites: Int
  private let nameWidth: Int
  private var phases: [String: String] = [:]
  /// The suites that have ended, or did not have to run.
  private(set) var summary = RunSummary()

  init(names: [String], on machine: RunMachine) {
    self.machine = machine
    suites = names.count
    nameWidth = names.map(\.count).max() ?? 0
  }

  func begin(_ phase: String, in job: String) {
    phases[job] = phase
    showProgress()
  }

  func end(_ job: String) {
    phases[job] = nil
    showProgress()
  }

  func report(_ result: SuiteResult) {
    summary.results.append(result)
    show(line(for: result))
  }

  func report(unchanged suite: String, tests: Int) {
    summary.unchanged[suite] = tests
    show("· \(padded(suite))  \(tests.counted("test"))  unchanged")
  }

  private func show(_ line: String) {
    machine.progress?("")
    machine.output(line)
    showProgress()
  }

  private func showProgress() {
    guard let progress = machine.progress else { return }
    let current = phases.values.sorted().joined(separator: ", ")
    progress(current.isEmpty ? "" : "[\(summary.finished.count)/\(suites)] \(current)")
  }

  private func line(for result: SuiteResult) -> String {
    let total = result.passed + result.failed
    var parts = [result.isGreen ? total.counted("test") : "\(result.failed) of \(total) failed"]
    if result.skipped > 0 { parts.append("\(result.skipped) skipped") }
    if result.flaky > 0 { parts.append("\(result.flaky) flaky") }
    parts.append(result.duration.text)
    if let build = result.buildDuration { parts.append("(build \(build.text))") }
    // A suite of which nothing was chosen shows nothing.
    let sign = !result.isGreen ? "✗" : result.tests.isEmpty ? "·" : "✓"
    return "\(sign) \(padded(result.name))  \(parts.joined(separator: "  "))"
  }

  private func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, nameWidth - name.count))
  }
}
