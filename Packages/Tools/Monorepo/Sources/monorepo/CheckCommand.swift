import CommandKit
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem

/// `monorepo check`: the architecture check.
struct CheckCommand: Sendable {
  let machine: Machine
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let rules = Option<String?>(
    "rules",
    help: "The rules file, relative to the root (default: \(Self.usualRules), if it is there).",
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

  private static let usualRules = "Packages/Tools/Monorepo/architecture.json"
  private static let usualPlan = "AllTests.plan"

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
      ],
      parameters: [root, rules, plan, json, fix],
      run: run
    )
  }

  private static let discussion = """
    Each finding is one line: the place, the rule, what is wrong and what to do about it. Advice is marked as such \
    and fails nothing.

    The rules file holds the layer table and the rooms of ambient state, of documentation, of long files and \
    of errors that may be swallowed:

      {
        "layers": [
          {"name": "Domain", "modules": ["{Area}Domain"], "mayUse": []},
          {"name": "Features", "packages": ["Features/*"],
           "mayUse": ["{Area}Domain"]}
        ],
        "ambient": [
          {"code": "Date()", "allowedIn": ["App/**"], "remedy": "take the date"}
        ],
        "documentation": ["Packages/**"],
        "fileLength": {"limit": 150, "allowedIn": ["**/Tests/**"]},
        "swallowedErrors": {
          "forbiddenIn": ["Packages/**"],
          "exceptions": [
            {"file": "Packages/Cache/Store.swift", "code": "rollBack(",
             "reason": "the error that led here is thrown"},
            {"module": "LenientJSON", "reason": "a value that cannot be read is none"}
          ]
        }
      }

    Only "layers" must be there; a key that is not understood is refused. Without a rules file, only what holds for any repository is checked: imports, rings, attributes, names, unsafe flags, \
    and the settings, the plan and the root manifest where there are some.

    With --fix nothing but the test plan's entries and the shared settings blocks is written; the last state is \
    then checked. With --json what was repaired is told on standard error.

    Exit codes: 0 no rule is broken, 1 a rule is broken, 2 a manifest, the plan, the rules or a source cannot be \
    used; nothing is written then.
    """

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      var inspection = try await inspection(invocation)
      if invocation[fix], try repaired(inspection, invocation) {
        inspection = try await self.inspection(invocation)
      }
      let report = CheckReport(
        findings: ArchitectureCheck().findings(in: inspection),
        summary: CheckSummary(inspection)
      )
      for line in invocation[json] ? [report.json] : report.lines { machine.output(line) }
      return report.isGreen ? .done : .failed
    } catch {
      return machine.refuse(error)
    }
  }

  /// Repairs what can be repaired and tells of it; false when there was nothing to do.
  private func repaired(_ inspection: Inspection, _ invocation: Invocation) throws(UnusableInput) -> Bool {
    let write = invocation[json] ? machine.errorOutput : machine.output
    let repairs = try Repairer(files: machine.files).repair(inspection)
    for repair in repairs { write(repair.description) }
    return !repairs.isEmpty
  }

  private func inspection(_ invocation: Invocation) async throws(UnusableInput) -> Inspection {
    let (files, jobs) = (machine.files, machine.cores + 1)
    let folder = files.resolved(invocation[root])
    let rules = try architecture(invocation, folder)
    try requirePlan(invocation, folder)
    let repository = try await machine.repository(at: folder)
    return try await Inspector(files: files, subprocesses: machine.subprocesses, jobs: jobs)
      .inspect(repository, rules: rules, planPath: invocation[plan])
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

  private func architecture(_ invocation: Invocation, _ folder: String) throws(UnusableInput)
    -> ArchitectureRules
  {
    if let named = invocation[rules] {
      return try ArchitectureRules(at: machine.files.path(named, in: folder), files: machine.files)
    }
    let usual = folder + "/" + Self.usualRules
    return machine.files.exists(usual)
      ? try ArchitectureRules(at: usual, files: machine.files) : ArchitectureRules()
  }
}
