import DesignKit
import FeatureKit

/// Asks on standard error and reads the answer from the terminal, unless the user wants no questions.
struct TerminalPrompter: Prompter {
  private let process: ProcessContext
  let isInteractive: Bool
  private let isForbidden: Bool

  init(_ launch: Launch) {
    process = launch.process
    isInteractive = process.input.isTerminal && process.errorOutput.isTerminal
    isForbidden = launch[\.noInput]
  }

  func tell(_ message: String) async {
    process.errorOutput.write(SafeText(message).string + "\n")
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    guard !isForbidden else { throw .ended }
    guard isInteractive else { throw .notInteractive }
    process.errorOutput.write(SafeText(prompt.question).string + " ")
    // Reading waits for the user, which no thread of the tasks may do.
    let line = await withCheckedContinuation { answer in
      let isStarted = WaitingThread.start { [process] in
        answer.resume(returning: process.input.readLine(prompt.echo == .shown))
      }
      if !isStarted { answer.resume(returning: nil) }
    }
    guard let line else { throw .ended }
    return line
  }
}
