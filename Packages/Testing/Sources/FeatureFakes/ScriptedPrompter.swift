public import DomainKernel
public import FeatureKit
import Synchronization

/// Responds to questions in turn, and records the dialogue.
public final class ScriptedPrompter: Prompter {
  /// A part of the dialogue.
  public enum Line: Hashable, Sendable {
    /// A message.
    case told(String)
    /// A question whose response is shown.
    case asked(String)
    /// A question whose response is hidden.
    case askedHidden(String)
  }

  /// Whether there is somebody to ask.
  public let isInteractive: Bool
  /// The user's home directory.
  public let homeDirectory: String?
  private let standardInput: String?
  private let inputFault: FileFault?
  private let state: Mutex<(responses: [String], dialogue: [Line], inputs: Int)>

  /// Makes a prompter whose user stops when the responses run out.
  ///
  /// - Parameters:
  ///   - responses: The responses, in turn.
  ///   - isInteractive: Whether there is somebody to ask.
  ///   - homeDirectory: The user's home directory.
  ///   - standardInput: The text of standard input; `nil` where it is not text.
  ///   - inputFault: Why standard input cannot be read; `nil` where it can.
  public init(
    _ responses: [String] = [],
    isInteractive: Bool = true,
    homeDirectory: String? = nil,
    standardInput: String? = nil,
    inputFault: FileFault? = nil
  ) {
    state = Mutex((responses, [], 0))
    self.isInteractive = isInteractive
    self.homeDirectory = homeDirectory
    self.standardInput = standardInput
    self.inputFault = inputFault
  }

  /// Everything that was told and asked, in order.
  public var dialogue: [Line] { state.withLock { $0.dialogue } }

  /// The messages, in order.
  public var messages: [String] {
    dialogue.compactMap { if case .told(let message) = $0 { message } else { nil } }
  }

  /// The questions, in order, whether or not their responses are shown.
  public var questions: [String] {
    dialogue.compactMap { line in
      switch line {
      case .told: nil
      case .asked(let question), .askedHidden(let question): question
      }
    }
  }

  /// How often standard input was read.
  public var readings: Int { state.withLock { $0.inputs } }

  /// Gives the next response; the input has ended after the last.
  public func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    let response: Result<String, PromptError> = state.withLock { state in
      state.dialogue.append(prompt.echo == .hidden ? .askedHidden(prompt.question) : .asked(prompt.question))
      guard isInteractive else { return .failure(.notInteractive) }
      return state.responses.isEmpty ? .failure(.ended) : .success(state.responses.removeFirst())
    }
    return try response.get()
  }

  /// Records a message.
  public func tell(_ message: String) async {
    state.withLock { $0.dialogue.append(.told(message)) }
  }

  /// Gives the text of standard input.
  public func readInput(limit: Int) async throws(FileFault) -> String? {
    state.withLock { $0.inputs += 1 }
    if let inputFault { throw inputFault }
    return standardInput
  }
}
