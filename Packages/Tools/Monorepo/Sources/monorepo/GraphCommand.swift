import CommandKit
import MonorepoDiagrams
import MonorepoGraph
import MonorepoSystem

/// `monorepo graph`: pictures of who uses whom.
struct GraphCommand: Sendable {
  let machine: Machine
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let level = Option<DiagramLevel>(
    "level",
    help: "What a node of the picture is.",
    valueName: "level",
    default: .packages
  )
  private let format = Option<DiagramFormat>(
    "format",
    help: "The language of the picture.",
    valueName: "format",
    default: .mermaid
  )
  private let around = Option<String?>(
    "around",
    help: "Only this package or module, what it uses and what uses it.",
    valueName: "name"
  )
  private let reduce = Flag("reduce", help: "Leave out edges that others imply; rings are kept.")
  private let tests = Flag("tests", help: "Count what only suites use, and show suites among the modules.")
  private let write = Flag("write", help: "Renew the pictures in README files instead of printing one.")

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "graph",
      abstract: "Show which package or module uses which.",
      discussion: """
        --write renews what stands in README files between <!-- monorepo graph --reduce --> and \
        <!-- end monorepo graph -->, each on a line of its own. The first one may have --level, --reduce, --tests and \
        --around; without a name --around means the README's own package. `monorepo check` reports pictures that are \
        out of date.

        Exit codes: 0 done, 2 unusable input; then nothing was written.
        """,
      examples: [
        Example("monorepo graph --reduce", "The packages as a Mermaid flowchart that stays readable."),
        Example(
          "monorepo graph --level modules --format dot | dot -Tsvg > graph.svg",
          "The modules as a file."
        ),
        Example("monorepo graph --write", "Renew the pictures in README files."),
        Example("monorepo graph why Sections DomainKernel", "Why one module depends on another."),
        Example("git diff --name-only -z main | monorepo graph affected -", "What a branch can break."),
      ],
      parameters: [root, level, format, around, reduce, tests, write],
      conflicts: [
        Conflict(write, level), Conflict(write, format), Conflict(write, around), Conflict(write, reduce),
        Conflict(write, tests),
      ],
      subcommands: [
        GraphWhyCommand(machine: machine).definition, GraphAffectedCommand(machine: machine).definition,
      ],
      run: run
    )
  }

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      let repository = try await machine.repository(at: invocation[root])
      if invocation[write] {
        try renewPictures(of: repository)
      } else {
        let request = DiagramRequest(
          level: invocation[level].requested,
          includesTests: invocation[tests],
          isReduced: invocation[reduce],
          center: invocation[around]
        )
        machine.output(invocation[format].text(of: try request.diagram(of: repository)))
      }
      return .done
    } catch {
      return machine.refuse(error)
    }
  }

  private func renewPictures(of repository: Repository) throws(UnusableInput) {
    let update = try PictureUpdate(of: repository, files: machine.files)
    try update.write(files: machine.files)
    for path in update.paths { machine.output("wrote \(path)") }
    if update.paths.isEmpty { machine.output("all pictures are up to date") }
  }
}

/// The language in which a picture is written.
enum DiagramFormat: String, CaseIterable, ArgumentValue {
  case mermaid
  case dot
  case json

  func text(of diagram: Diagram) -> String {
    switch self {
    case .mermaid: diagram.mermaid
    case .dot: diagram.dot
    case .json: diagram.json
    }
  }
}

/// What a node of a picture is, as it is written on the command line.
enum DiagramLevel: String, CaseIterable, ArgumentValue {
  case packages
  case modules

  var requested: DiagramRequest.Level {
    switch self {
    case .packages: .packages
    case .modules: .modules
    }
  }
}
