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
    default: "AllTests.plan"
  )
  private let json = Flag("json", help: "Print one JSON object.")

  private static let usualRules = "Packages/Tools/Monorepo/architecture.json"

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "check",
      abstract: "Check imports, manifests and layers against the rules.",
      examples: [
        Example("monorepo check", "Check the repository in the current folder."),
        Example("monorepo check --root ~/other --json", "Check another one, for a program to read."),
      ],
      parameters: [root, rules, plan, json],
      run: run
    )
  }

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      let report = try await report(invocation)
      if invocation[json] {
        machine.output(report.json)
      } else {
        report.lines.forEach(machine.output)
      }
      return report.findings.isEmpty ? .done : .failed
    } catch {
      return machine.refuse(error)
    }
  }

  private func report(_ invocation: Invocation) async throws(UnusableInput) -> CheckReport {
    let (files, jobs) = (machine.files, machine.cores + 1)
    let folder = files.resolved(invocation[root])
    let reader = RepositoryReader(
      root: folder,
      scratch: folder + "/.build/manifests",
      jobs: jobs,
      files: files,
      subprocesses: machine.subprocesses
    )
    let repository = try await reader.read()
    let inspection = try await Inspector(files: files, subprocesses: machine.subprocesses, jobs: jobs)
      .inspect(repository, rules: architecture(invocation, folder), planPath: invocation[plan])
    return CheckReport(
      findings: ArchitectureCheck().findings(in: inspection),
      summary: CheckSummary(inspection)
    )
  }

  private func architecture(_ invocation: Invocation, _ folder: String) throws(UnusableInput)
    -> ArchitectureRules
  {
    if let named = invocation[rules] {
      return try ArchitectureRules(at: folder + "/" + named, files: machine.files)
    }
    let usual = folder + "/" + Self.usualRules
    return machine.files.exists(usual)
      ? try ArchitectureRules(at: usual, files: machine.files) : ArchitectureRules()
  }
}
