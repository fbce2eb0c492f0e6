import MonorepoSystem

/// The packages of a run with their suites, for the user or for a CI system to spread over machines.
package struct SuiteListing: Equatable, Encodable, Sendable {
  struct Suite: Equatable, Encodable, Sendable {
    let name: String
    /// The seconds that its tests took last time; nil when that is not known.
    let seconds: Double?
    /// Whether it passed with the same inputs before, so that a run leaves it out.
    let unchanged: Bool
    /// The inputs that changed since it passed; empty when it never did.
    let because: [String]

    /// With a verdict for each configuration of the plan: what has to run in any of them has to run.
    init(name: String, seconds: Double?, verdicts: [KnownPasses.Verdict]) {
      (self.name, self.seconds) = (name, seconds)
      unchanged = verdicts.allSatisfy { if case .unchanged = $0 { true } else { false } }
      let changes = verdicts.flatMap { verdict -> [String] in
        if case .changed(let names) = verdict { names } else { [] }
      }
      because = Set(changes).sorted()
    }
  }

  struct Package: Equatable, Encodable, Sendable {
    let package: String
    /// The name as one word for files and artifacts, with a digest where that would not tell “Übung” from “Öbung”.
    let label: String
    let folder: String
    let seconds: Double
    let suites: [Suite]

    init(package: String, folder: String, seconds: Double, suites: [Suite]) {
      self.package = package
      let word = String(
        package.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "._-".contains($0) ? $0 : "-" }
      )
      label = word == package ? word : "\(word)-\(Digest(package))"
      (self.folder, self.seconds, self.suites) = (folder, seconds, suites)
    }
  }

  /// The packages in the order of the plan, under the name that a matrix of GitHub's looks for.
  let include: [Package]

  /// The listing as one line of JSON with sorted keys, so that it can be assigned to a variable.
  package var json: String { JSONText.text(of: self, isIndented: false) }

  /// One line for each suite: its package, its name, how long it took, and why it would run.
  package var lines: [String] {
    include.flatMap { package in
      package.suites.map { suite in
        let time = suite.seconds.map { Duration.seconds($0).text } ?? "never ran"
        let state =
          suite.unchanged
          ? "unchanged" : suite.because.isEmpty ? "to run" : "to run: \(Self.summary(suite.because)) changed"
        return "\(package.package)  \(suite.name)  \(time)  \(state)"
      }
    }
  }

  private static func summary(_ names: [String]) -> String {
    names.count <= 2 ? names.joined(separator: ", ") : "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }
}
