import CommandKit
import MonorepoDiagrams
import MonorepoGraph
import MonorepoSystem

/// `monorepo graph`: pictures of who uses whom.
struct GraphCommand: Sendable {
  let machine: Machine
  private let root = Option.root
  private let level = Option<DiagramRequest.Level>("level", help: "Kind of the nodes.", default: .packages)
  private let format = Option<DiagramFormat>("format", help: "Output format.", default: .mermaid)
  private let around = Option<String?>(
    "around",
    help: "Package or module to show with its dependencies and dependents only.",
    valueName: "name"
  )
  private let reduce = Flag("reduce", help: "Remove edges that others imply, except in cycles.")
  private let tests = Flag("tests", help: "Include dependencies of suites, and suites among the modules.")
  private let write = Flag("write", help: "Write the pictures in README files instead of printing one.")

  var definition: Command {
    Command(
      "graph",
      abstract: "Show the dependencies between packages or modules.",
      discussion: """
        --write updates the lines of README files between <!-- monorepo graph --reduce --> and \
        <!-- end monorepo graph -->, each on its own line. The first marker may have --level, --reduce, --tests and \
        --around, which without a name means the README's own package. 'monorepo check' reports outdated pictures.

        Exit codes: 0 success, 2 invalid input, and nothing is written.
        """,
      examples: [
        Example("monorepo graph --reduce", "packages as a Mermaid flowchart, without implied edges"),
        Example(
          "monorepo graph --level modules --format dot | dot -Tsvg > graph.svg",
          "modules as an SVG file"
        ),
        Example("monorepo graph --write", "update the pictures in README files"),
        Example("monorepo graph why Sections DomainKernel", "the reason for a dependency"),
        Example(
          "git diff --name-only --no-renames -z main | monorepo graph affected -",
          "packages and suites that a branch affects"
        ),
      ],
      parameters: [root, level, format, around, reduce, tests, write],
      conflicts: ([level, format, around, reduce, tests] as [any NamedParameter]).map { Conflict(write, $0) },
      subcommands: [
        GraphWhyCommand(machine: machine).definition, GraphAffectedCommand(machine: machine).definition,
      ],
      run: machine.refusing(run)
    )
  }

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    let repository = try await machine.repository(at: invocation[root])
    if invocation[write] {
      try renewPictures(of: repository)
    } else {
      var request = DiagramRequest(invocation[level])
      (request.includesTests, request.isReduced) = (invocation[tests], invocation[reduce])
      request.center = invocation[around]
      machine.output(invocation[format].text(of: try request.diagram(of: repository)))
    }
    return .done
  }

  private func renewPictures(of repository: Repository) throws(UnusableInput) {
    let update = try PictureUpdate(of: repository, files: machine.files)
    try update.write(files: machine.files)
    for path in update.paths { machine.output("wrote \(path)") }
    if update.paths.isEmpty { machine.output("all pictures are up to date") }
  }
}

enum DiagramFormat: String, CaseIterable, ArgumentValue {
  case mermaid, dot, json

  func text(of diagram: Diagram) -> String {
    switch self {
    case .mermaid: diagram.mermaid
    case .dot: diagram.dot
    case .json: diagram.json
    }
  }
}
