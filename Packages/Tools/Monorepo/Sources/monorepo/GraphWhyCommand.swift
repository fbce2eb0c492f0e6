import CommandKit
import MonorepoGraph
import MonorepoSystem

/// `monorepo graph why`: the chain of uses from one module to another.
struct GraphWhyCommand: Sendable {
  let machine: Machine
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let json = Flag("json", help: "Print one JSON object.")
  private let start = Argument<String>(
    "from",
    help: "A module, or a package that stands for any of its modules."
  )
  private let end = Argument<String>("to", help: "A module, or a package that stands for any of its modules.")

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "why",
      abstract: "Say why one module depends on another.",
      discussion: """
        Prints a shortest chain of uses, a line for each with the manifest that declares it.

        Exit codes: 0 there is a chain, 1 there is none, 2 there is no such module.
        """,
      examples: [
        Example("monorepo graph why Sections DomainKernel", "From a feature to the kernel."),
        Example("monorepo graph why Data StorageKit --json", "From any module of a package, for a program."),
      ],
      parameters: [start, end, root, json],
      run: run
    )
  }

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      let (from, to) = (invocation[start], invocation[end])
      let repository = try await machine.repository(at: invocation[root])
      let chain = try DependencyChain(from: from, to: to, in: repository)
      if invocation[json] {
        machine.output(JSONText.text(of: Answer(from: from, to: to, steps: chain?.steps)))
      } else {
        for line in chain?.lines ?? ["\(from) does not depend on \(to)"] { machine.output(line) }
      }
      return chain == nil ? .failed : .done
    } catch {
      return machine.refuse(error)
    }
  }

  /// `steps` is left out when there is no chain.
  private struct Answer: Encodable {
    let from: String
    let to: String
    let steps: [DependencyChain.Step]?
  }
}
