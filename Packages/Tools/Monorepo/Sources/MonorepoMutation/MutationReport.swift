package import MonorepoSystem

package struct MutationReport: Equatable, Encodable, Sendable {
  enum Outcome: String, Equatable, Encodable, Sendable {
    case caught
    case survived
    /// A suite did not end in time, which counts as caught.
    case hung
    /// The compiler refused it; it is not counted.
    case uncompilable = "did not compile"
  }

  struct Verdict: Equatable, Sendable {
    let mutant: Mutant
    let outcome: Outcome
  }

  package struct Package: Equatable, Sendable {
    let folder: String
    let verdicts: [Verdict]
    /// The number of mutants that were not tried, because the run was stopped or the suites fail without them.
    let untried: Int
    /// Why mutants were not tried: the package's suites fail before anything is changed.
    let failure: UnusableInput?

    var caught: Int { verdicts.count { $0.outcome == .caught || $0.outcome == .hung } }
    var total: Int { verdicts.count { $0.outcome != .uncompilable } }
    /// The share of mutants that were caught, in percent rounded down; nil when none was tried.
    var score: Int? { MutationReport.score(caught: caught, of: total) }
  }

  /// The number that chooses the same mutants again.
  let seed: UInt64
  package internal(set) var packages: [Package]

  package var wasStopped: Bool { packages.contains { $0.untried > 0 && $0.failure == nil } }

  package var failures: [UnusableInput] { packages.compactMap(\.failure) }

  /// Whether every mutant was caught; a package without one that compiles tells nothing of its suites.
  package var isGreen: Bool {
    packages.allSatisfy { $0.untried == 0 && $0.caught == $0.total && $0.total > 0 }
  }

  package var lines: [String] {
    let all = packages.map { package in
      let notes =
        [Outcome.hung, .uncompilable].compactMap { outcome in
          let count = package.verdicts.count { $0.outcome == outcome }
          return count == 0 ? nil : "\(count) \(outcome.rawValue)"
        } + (package.untried == 0 ? [] : ["\(package.untried) not tried"])
      let score = package.failure?.what ?? Self.share(caught: package.caught, of: package.total)
      return "\(package.folder.isEmpty ? "." : package.folder): \(score)"
        + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
    guard packages.count > 1 else { return all }
    let (caught, total) = (packages.map(\.caught).reduce(0, +), packages.map(\.total).reduce(0, +))
    return all + ["all: " + Self.share(caught: caught, of: total)]
  }

  private static func share(caught: Int, of total: Int) -> String {
    score(caught: caught, of: total).map { "\(caught) of \(total) caught, \($0) %" } ?? "none tried"
  }

  private static func score(caught: Int, of total: Int) -> Int? { total == 0 ? nil : caught * 100 / total }

  package var json: String { JSONText.text(of: self) }
}

extension MutationReport.Verdict: CustomStringConvertible {
  var description: String {
    let change =
      mutant.point.mutated.isEmpty
      ? "“\(mutant.point.original)” left out" : "“\(mutant.point.original)” → “\(mutant.point.mutated)”"
    return "\(mutant.place): \(outcome.rawValue): \(change) in: \(mutant.text)"
  }
}

extension MutationReport.Package: Encodable {
  private enum CodingKeys: String, CodingKey { case folder, caught, total, score, untried, failure, mutants }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(folder, forKey: .folder)
    try container.encode(caught, forKey: .caught)
    try container.encode(total, forKey: .total)
    try container.encodeIfPresent(score, forKey: .score)
    try container.encode(untried, forKey: .untried)
    try container.encodeIfPresent(failure?.what, forKey: .failure)
    try container.encode(verdicts, forKey: .mutants)
  }
}

extension MutationReport.Verdict: Encodable {
  private enum CodingKeys: String, CodingKey { case target, file, line, column, original, mutated, outcome }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mutant.target, forKey: .target)
    try container.encode(mutant.file, forKey: .file)
    try container.encode(mutant.point.line, forKey: .line)
    try container.encode(mutant.point.column, forKey: .column)
    try container.encode(mutant.point.original, forKey: .original)
    try container.encode(mutant.point.mutated, forKey: .mutated)
    try container.encode(outcome, forKey: .outcome)
  }
}
