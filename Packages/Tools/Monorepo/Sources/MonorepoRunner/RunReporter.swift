/// Tells a person how a run goes: a line for each suite as it ends, and what is going on meanwhile.
public actor RunReporter {
  private let output: @Sendable (String) -> Void
  private let progress: (@Sendable (String) -> Void)?
  private let suites: Int
  private let nameWidth: Int
  private var phases: [String: String] = [:]
  private(set) var results: [SuiteResult] = []

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - names: The names of the suites that will run.
  ///   - output: Takes one line of the report.
  ///   - progress: Takes what is going on, replacing what it took before; nil where nobody watches.
  init(
    names: [String],
    output: @escaping @Sendable (String) -> Void,
    progress: (@Sendable (String) -> Void)?
  ) {
    self.output = output
    self.progress = progress
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
    results.append(result)
    progress?("")
    output(line(for: result))
    showProgress()
  }

  /// The names of the suites that have a result.
  var finished: Set<String> { Set(results.map(\.name)) }

  private func showProgress() {
    guard let progress else { return }
    let current = phases.values.sorted().joined(separator: ", ")
    progress(current.isEmpty ? "" : "[\(results.count)/\(suites)] \(current)")
  }

  private func line(for result: SuiteResult) -> String {
    let name = result.name + String(repeating: " ", count: max(0, nameWidth - result.name.count))
    let tests = result.passed + result.failed
    let count = result.isGreen ? "\(tests) tests" : "\(result.failed) of \(tests) failed"
    let build = result.buildDuration.map { "  (build \($0.text))" } ?? ""
    return "\(result.isGreen ? "✓" : "✗") \(name)  \(count)  \(result.duration.text)\(build)"
  }
}
