import CommandKit
import MonorepoGraph
import MonorepoSystem

/// `monorepo graph why`: the chain of uses from one module to another.
struct GraphWhyCommand: Sendable {
  let machine: Machine
  private let root = Option.root
  private let json = Flag("json", help: "Print one JSON object.")
  private let start = Argument<String>("from", help: "Module, or package for any of its modules.")
  private let end = Argument<String>("to", help: "Module, or package for any of its modules.")

  var definition: Command {
    Command(
      "why",
      abstract: "Show why one module depends on another.",
      discussion: """
        Prints a shortest chain of dependencies, one per line, with the manifest that declares it.

        Exit codes: 0 a chain exists, 1 no chain exists, 2 the module does not exist.
        """,
      examples: [
        Example("monorepo graph why Sections DomainKernel", "from a feature to the kernel"),
        Example("monorepo graph why Data StorageKit --json", "from any module of a package, as JSON"),
      ],
      parameters: [start, end, root, json],
      run: machine.refusing(run)
    )
  }

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    let (from, to) = (invocation[start], invocation[end])
    let repository = try await machine.repository(at: invocation[root])
    let chain = try DependencyChain(from: from, to: to, in: repository)
    let answer = JSONText.text(of: Answer(from: from, to: to, steps: chain?.steps))
    let lines = chain?.lines ?? ["\(from) does not depend on \(to)"]
    for line in invocation[json] ? [answer] : lines { machine.output(line) }
    return chain == nil ? .failed : .done
  }

  /// `steps` is left out when there is no chain.
  private struct Answer: Encodable {
    let from: String
    let to: String
    let steps: [DependencyChain.Step]?
  }
}
