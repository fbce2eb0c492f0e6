import DesignKit
import FeatureKit
import Foundation

/// Asks on standard error and reads the answer from the terminal, unless the user wants no questions.
struct TerminalPrompter: Prompter {
  private let process: ProcessContext
  private let isInteractive: Bool
  private let isForbidden: Bool

  init(_ launch: Launch) {
    process = launch.process
    isInteractive = process.input.isTerminal && process.errorOutput.isTerminal
    isForbidden = launch[\.noInput]
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    guard !isForbidden else { throw .ended }
    guard isInteractive else { throw .notInteractive }
    process.errorOutput.write(SafeText(prompt.question).string + " ")
    // Reading waits for the user, which no thread of the tasks may do.
    let line = await withCheckedContinuation { answer in
      Thread.detachNewThread { [process] in
        answer.resume(returning: process.input.readLine(prompt.echo == .shown))
      }
    }
    guard let line else { throw .ended }
    return line
  }
}
