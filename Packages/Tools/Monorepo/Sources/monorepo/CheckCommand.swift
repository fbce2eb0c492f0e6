import CommandKit
import Foundation
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem

/// `monorepo check`: the architecture check.
struct CheckCommand: Sendable {
  let machine: Machine
  private let root = Option.root
  private let rules = Option<String?>(
    "rules",
    help:
      "Rules file, relative to the root (default: \(UsualRules.places.joined(separator: " or ")), if it exists).",
    valueName: "file"
  )
  private let plan = Option.plan
  private let json = Flag("json", help: "Print findings and counts as one JSON object.")
  private let fix = Flag("fix", help: "Repair the test plan and the shared settings blocks before checking.")

  private let baseline = Option<String>(
    "baseline",
    help: "File of tolerated findings, relative to the root.",
    valueName: "file",
    default: Self.usualBaseline
  )
  private let writeBaseline = Flag(
    "write-baseline",
    help: "Write all findings to a new baseline, or remove fixed ones from the existing one."
  )

  private static let usualBaseline = "architecture-baseline.json"

  var definition: Command {
    Command(
      "check",
      abstract: "Check imports, manifests and layers against the rules.",
      discussion: Self.discussion,
      examples: [
        Example("monorepo check", "the repository in the current folder"),
        Example("monorepo check --fix", "repair the test plan and settings blocks, then check"),
        Example("monorepo check --root ~/other --rules layers.json", "another repository with its own rules"),
        Example("monorepo check --json", "findings as JSON"),
        Example("monorepo check --write-baseline", "tolerate all current findings"),
      ],
      parameters: [root, rules, plan, baseline, writeBaseline, json, fix],
      run: machine.refusing(run)
    )
  }

  private static let discussion = """
    Each finding is one line: the place, the rule, the problem and the remedy. Advice is marked and does not fail the \
    check.

    The rules file has the layer table, the imports that each layer may use, and the files in which ambient state, \
    missing documentation, long files and swallowed errors are allowed or forbidden:

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
          "exceptions": [{"module": "LenientJSON", "reason": "an unreadable value counts as missing"}]
        },
        "ignore": ["Examples/**"],
        "severity": {"readme": "advice", "file-length": "off"}
      }

    All keys are optional, and an unknown key is an error. Without a rules file, only general rules are checked: \
    imports and dependencies, cycles, names, and the shared settings and the test plan if they exist.

    A comment on the line of a finding, or on its own line above, makes an exception: \
    // monorepo:allow swallowed-error: the file is only a cache

    The findings in a baseline are tolerated. Fixed findings must be removed from it with --write-baseline, which \
    never adds findings to an existing baseline, and follows files that moved. An entry for more than the last commit \
    has is a finding.

    --fix writes only the entries of the test plan, what the root manifest repeats of the packages, and the shared \
    settings blocks, and then checks the result. With --json, repairs are reported on standard error.

    Exit codes: 0 no rule is broken, 1 a rule is broken, 2 a manifest, the plan, the rules, the baseline or a source \
    is invalid, and nothing is written.
    """

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    var inspection = try await inspection(invocation)
    if machine.wasInterrupted(), let first = inspection.repository.unreadable.first {
      return machine.refuse(first)
    }
    if invocation[fix], try repaired(inspection, invocation) {
      inspection = try await self.inspection(invocation)
    }
    noteOverlookedRules(inspection)
    let (findings, known) = try await tolerated(inspection, invocation)
    let report = CheckReport(of: inspection, findings: findings, known: known)
    for line in invocation[json] ? [report.json] : report.lines { machine.output(line) }
    return report.isGreen ? .done : .failed
  }

  /// Without rules most of the check is off; a file that was meant to be them should not go unnoticed.
  private func noteOverlookedRules(_ inspection: Inspection) {
    guard !inspection.rules.areWritten else { return }
    for path in UsualRules.overlooked(in: inspection.repository) {
      machine.errorOutput("Note: no rules file was found. If \(path) is meant, name it with --rules.")
    }
  }

  /// The findings beyond the baseline, and the number of those it covers; writes the baseline first if requested.
  private func tolerated(_ inspection: Inspection, _ invocation: Invocation) async throws(UnusableInput)
    -> (findings: [Finding], known: Int)
  {
    let (files, found) = (machine.files, inspection.findings)
    let path = files.path(invocation[baseline], in: inspection.repository.root)
    let isThere = files.exists(path)
    guard isThere || invocation[writeBaseline] || invocation[baseline] != Self.usualBaseline else {
      return (found, 0)
    }
    var baseline =
      isThere || !invocation[writeBaseline] ? try Baseline(at: path, files: files) : Baseline(of: found)
    // One that begins again may have anything.
    let committed = isThere ? await Baseline.committed(at: path, subprocesses: machine.subprocesses) : nil
    if invocation[writeBaseline] {
      let isThere = inspection.repository.holds
      baseline = baseline.shrunk(to: found, isThere: isThere)
      // A count that was raised by hand would stay raised.
      if let committed { baseline = baseline.shrunk(to: committed, isThere: isThere) }
      try files.write(Data(baseline.text.utf8), to: path)
      let write = invocation[json] ? machine.errorOutput : machine.output
      write("wrote \(invocation[self.baseline]) with \(baseline.count.counted("finding"))")
    }
    let name = invocation[self.baseline]
    return baseline.applied(to: found, at: name, committed: committed, rules: inspection.rules)
  }

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
    let reader = try machine.reader(at: folder, rules: path)
    let rules = try reader.architectureRules()
    try requirePlan(invocation, folder)
    return try await Inspection(
      of: try await reader.read(skipsUnreadable: !invocation[fix] && !invocation[writeBaseline]),
      rules: rules,
      planPath: invocation[plan],
      files: files,
      jobs: machine.cores + 1
    )
  }

  /// A plan that was named and is not there is a slip of the pen, unless it is to be written.
  private func requirePlan(_ invocation: Invocation, _ folder: String) throws(UnusableInput) {
    let named = invocation[plan]
    let isNeeded = named != Machine.usualPlan && !invocation[fix]
    guard isNeeded, !machine.files.exists(machine.files.path(named, in: folder)) else { return }
    throw UnusableInput(
      path: machine.files.path(named, in: folder),
      what: "the test plan does not exist",
      remedy: "correct the name, or write the plan with --fix"
    )
  }
}
