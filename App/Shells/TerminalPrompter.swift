import DesignKit
import DomainKernel
import FeatureKit

/// Asks on standard error and reads the answer from the terminal, unless the user wants no questions.
struct TerminalPrompter: Prompter {
  private let process: ProcessContext
  private let hasTerminal: Bool
  private let isForbidden: Bool

  init(_ launch: Launch) {
    process = launch.process
    hasTerminal = process.input.isTerminal && process.errorOutput.isTerminal
    isForbidden = launch[\.noInput]
  }

  var isInteractive: Bool { hasTerminal && !isForbidden }

  var homeDirectory: String? { process.variable("HOME") }

  func readInput(limit: Int) async throws(FileFault) -> String? {
    try await process.input.secret(limit: limit)
  }

  func tell(_ message: String) async {
    process.errorOutput.write(SafeText(message).string + "\n")
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    guard !isForbidden else { throw .ended }
    guard hasTerminal else { throw .notInteractive }
    // Reading waits for the user, which no thread of the tasks may do.
    let line = await withCheckedContinuation { answer in
      let isStarted = WaitingThread.start { [process] in
        let line = process.input.readOneLine(prompt.echo == .shown) {
          process.errorOutput.write(SafeText(prompt.question).string + " ")
        }
        answer.resume(returning: line)
      }
      if !isStarted { answer.resume(returning: nil) }
    }
    guard let line else {
      // No line break was typed, and the next message needs a line of its own.
      process.errorOutput.write("\n")
      throw .ended
    }
    return line
  }
}
