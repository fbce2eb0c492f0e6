import CommandKit
import Foundation
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem

/// `monorepo check`: the architecture check.
struct CheckCommand: Sendable {
  let machine: Machine
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let rules = Option<String?>(
    "rules",
    help: "The rules file, relative to the root (default: \(Machine.usualRules), if it is there).",
    valueName: "file"
  )
  private let plan = Option<String>(
    "plan",
    help: "The test plan, relative to the root.",
    valueName: "file",
    default: Self.usualPlan
  )
  private let json = Flag("json", help: "Print one JSON object: findings with their severity, and figures.")
  private let fix = Flag(
    "fix",
    help: "Repair the test plan's entries and the shared settings blocks first, and tell what was done."
  )

  private let baseline = Option<String>(
    "baseline",
    help: "The file with the findings that are tolerated, relative to the root.",
    valueName: "file",
    default: Self.usualBaseline
  )
  private let writeBaseline = Flag(
    "write-baseline",
    help: "Write the baseline: with every finding where there is none, else without what is no longer found."
  )

  private static let usualPlan = "AllTests.plan"
  private static let usualBaseline = "architecture-baseline.json"

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "check",
      abstract: "Check imports, manifests and layers against the rules.",
      discussion: Self.discussion,
      examples: [
        Example("monorepo check", "Check the repository in the current folder."),
        Example("monorepo check --fix", "Repair what needs no thought, then check."),
        Example("monorepo check --root ~/other --rules layers.json", "Check another one by its own rules."),
        Example("monorepo check --json", "Give the findings to a program."),
        Example(
          "monorepo check --write-baseline",
          "Tolerate what is found now, and nothing that comes later."
        ),
      ],
      parameters: [root, rules, plan, baseline, writeBaseline, json, fix],
      run: run
    )
  }

  private static let discussion = """
    Each finding is one line: the place, the rule, what is wrong and what to do about it. Advice is marked as such \
    and fails nothing.

    The rules file holds the layer table, what may be imported where, and the rooms of ambient state, of \
    documentation, of long files and of errors that may be swallowed:

      {
        "layers": [
          {"name": "Domain", "modules": ["{Area}Domain"], "mayUse": []},
          {"name": "Data", "modules": ["{Area}Data"], "mayUse": ["{Area}Domain"]}
        ],
        "imports": [{"module": "FoundationNetworking", "onlyIn": ["Data"]}],
        "thirdParty": [{"package": "swift-log"}, {"package": "grdb.swift", "onlyIn": ["Data"]}],
        "ambient": [
          {"kind": "time", "allowedIn": ["App/**"]},
          {"code": "Keychain.shared", "remedy": "take a store"}
        ],
        "documentation": ["Packages/**"],
        "fileLength": {"limit": 150, "allowedIn": ["**/Tests/**"]},
        "swallowedErrors": {
          "forbiddenIn": ["Packages/**"],
          "exceptions": [{"module": "LenientJSON", "reason": "a value that cannot be read is none"}]
        },
        "ignore": ["Examples/**"],
        "severity": {"readme": "advice", "file-length": "off"}
      }

    No key must be there; one that is not understood is refused. Without a rules file, only what is wrong anywhere is \
    checked: imports and dependencies, rings, names, and the settings and the plan where there are some.

    A comment on the line of a finding, or alone above it, makes an exception: \
    // monorepo:allow swallowed-error: the file is only a cache

    A baseline, if there is one, tolerates the findings that it lists. What is no longer found must be taken out, \
    which --write-baseline does; it never adds to a baseline that is there.

    With --fix nothing but the test plan's entries, what the root manifest repeats of the packages, and the shared \
    settings blocks is written; the last state is then checked. With --json what was repaired is told on standard error.

    Exit codes: 0 no rule is broken, 1 a rule is broken, 2 a manifest, the plan, the rules, the baseline or a source \
    cannot be used; nothing is written then.
    """

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      var inspection = try await inspection(invocation)
      if invocation[fix], try repaired(inspection, invocation) {
        inspection = try await self.inspection(invocation)
      }
      let found = ArchitectureCheck().findings(in: inspection)
      let (findings, known) = try tolerated(found, invocation, inspection.repository.root)
      let report = CheckReport(findings: findings, known: known, summary: CheckSummary(inspection))
      for line in invocation[json] ? [report.json] : report.lines { machine.output(line) }
      return report.isGreen ? .done : .failed
    } catch {
      return machine.refuse(error)
    }
  }

  /// What the baseline does not cover, and how many findings it covers; writes the baseline first when that is asked for.
  private func tolerated(_ found: [Finding], _ invocation: Invocation, _ root: String) throws(UnusableInput)
    -> (findings: [Finding], known: Int)
  {
    let files = machine.files
    let path = files.path(invocation[baseline], in: root)
    let isThere = files.exists(path)
    guard isThere || invocation[writeBaseline] || invocation[baseline] != Self.usualBaseline else {
      return (found, 0)
    }
    var baseline =
      isThere || !invocation[writeBaseline] ? try Baseline(at: path, files: files) : Baseline(of: found)
    if invocation[writeBaseline] {
      baseline = baseline.shrunk(to: found)
      try files.write(Data(baseline.text.utf8), to: path)
      let write = invocation[json] ? machine.errorOutput : machine.output
      write("wrote \(invocation[self.baseline]) with \(baseline.count) findings")
    }
    return baseline.applied(to: found, at: invocation[self.baseline])
  }

  /// Repairs what can be repaired and tells of it; false when there was nothing to do.
  private func repaired(_ inspection: Inspection, _ invocation: Invocation) throws(UnusableInput) -> Bool {
    let write = invocation[json] ? machine.errorOutput : machine.output
    let repairs = try Repairer(files: machine.files).repair(inspection)
    for repair in repairs { write(repair.description) }
    return !repairs.isEmpty
  }

  private func inspection(_ invocation: Invocation) async throws(UnusableInput) -> Inspection {
    let files = machine.files
    let folder = files.resolved(invocation[root])
    let path = invocation[rules].map { files.path($0, in: folder) }
    let reader = machine.reader(at: folder, rules: path)
    let rules = try reader.rules.map { path throws(UnusableInput) in
      try ArchitectureRules(at: path, files: files)
    }
    try requirePlan(invocation, folder)
    return try await Inspector(files: files, jobs: machine.cores + 1)
      .inspect(try await reader.read(), rules: rules ?? ArchitectureRules(), planPath: invocation[plan])
  }

  /// A plan that was named and is not there is a slip of the pen, unless it is to be written.
  private func requirePlan(_ invocation: Invocation, _ folder: String) throws(UnusableInput) {
    let named = invocation[plan]
    let isNeeded = named != Self.usualPlan && !invocation[fix]
    guard isNeeded, !machine.files.exists(machine.files.path(named, in: folder)) else { return }
    throw UnusableInput(
      path: machine.files.path(named, in: folder),
      what: "there is no such test plan",
      remedy: "correct the name, or write the plan with --fix"
    )
  }
}
