import CommandKit
import MonorepoChecks
import MonorepoDiagrams
import MonorepoGraph
import MonorepoScaffold
import MonorepoSystem

/// `monorepo new-feature` and `monorepo new-area`: packages and modules that build, are tested, and are in every list
/// that must name them.
struct ScaffoldCommand: Sendable {
  let machine: Machine
  private let subject: String
  private let abstract: String
  private let examples: [Example]
  private var area: Option<String?>?
  private let root = Option.root

  static func feature(_ machine: Machine) -> ScaffoldCommand {
    ScaffoldCommand(
      machine: machine,
      subject: "Feature",
      abstract: "Create a feature package and register it.",
      examples: [
        Example("monorepo new-feature Weather", "a feature with the command 'weather'"),
        Example("monorepo new-feature Forecast --area Weather", "a feature of an existing area"),
      ],
      area: Option("area", help: "Area that the feature belongs to.")
    )
  }

  static func area(_ machine: Machine) -> ScaffoldCommand {
    ScaffoldCommand(
      machine: machine,
      subject: "Area",
      abstract: "Create an area with a service and a first feature.",
      examples: [
        Example("monorepo new-area Weather", "an area with the command 'weather' and its own service"),
        Example("monorepo new-area JobOffers", "an area with the command 'job-offers'"),
      ]
    )
  }

  private var name: Argument<String> {
    Argument("name", help: "Name of the \(subject.lowercased()) in UpperCamelCase.")
  }

  private var template: Option<String> {
    Option(
      "template",
      help: "Folder of the template, relative to the root.",
      valueName: "dir",
      default: "Packages/Tools/Monorepo/Templates/\(subject)"
    )
  }

  var definition: Command {
    Command(
      "new-\(subject.lowercased())",
      abstract: abstract,
      discussion: """
        The template is a folder of the repository with a template.json, which lists its files and the lines to add \
        to existing files. The test plan, what the root manifest repeats of the packages, and pictures in README files \
        are updated.

        Exit codes: 0 success, 2 invalid input, and nothing is written.
        """,
      examples: examples,
      parameters: [name] + (area.map { [$0] } ?? []) + [root, template],
      run: machine.refusing(run)
    )
  }

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    let name = try NewName(invocation[name])
    let repository = try await machine.repository(at: invocation[root])
    let files = machine.files
    let folder = files.path(invocation[template], in: repository.root)
    let scaffold = try Scaffold(from: folder, for: repository, files: files)
    let plan = try scaffold.plan(for: name, area: area.flatMap { invocation[$0] })
    // Markers that cannot be used are refused before anything is written.
    _ = try PictureUpdate(of: repository, files: files)
    let takeBack = try plan.write(files: files, derived: [Machine.usualPlan, "Package.swift"])
    do throws(UnusableInput) {
      report(plan, try await derived(at: invocation[root]))
    } catch {
      // A template whose manifest cannot be read shows only here.
      takeBack()
      throw error
    }
    return .done
  }

  /// Brings up to date what follows from the packages, and gives the files that were changed.
  private func derived(at root: String) async throws(UnusableInput) -> [String] {
    let repairs = try Repairer(files: machine.files)
      .repair(try await machine.repository(at: root), planPath: Machine.usualPlan)
    let pictures = try PictureUpdate(of: try await machine.repository(at: root), files: machine.files)
    try pictures.write(files: machine.files)
    return repairs.map(\.path) + pictures.paths
  }

  private func report(_ plan: ScaffoldPlan, _ derived: [String]) {
    for path in plan.createdPaths { machine.output("created \(path)") }
    for path in Set(plan.changedPaths + derived).sorted() { machine.output("changed \(path)") }
    if !plan.nextSteps.isEmpty { machine.output("\nNext:") }
    for step in plan.nextSteps { machine.output("  \(step)") }
  }
}
