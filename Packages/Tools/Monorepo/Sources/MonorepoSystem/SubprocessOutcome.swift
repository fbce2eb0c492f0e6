public import Foundation

/// How a program ended and what it printed.
public struct SubprocessOutcome: Equatable, Sendable {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    /// It ended by itself with this exit code.
    case exited(Int32)
    /// A signal ended it, as in a crash.
    case signalled(Int32)
  }

  /// How the program ended.
  public let ending: Ending
  /// What it printed on standard output (and on standard error, when the command merges both).
  public let output: Data
  /// What it printed on standard error, empty when the command merges both.
  public let errors: Data
  /// What it had started and left running although it may not; it was ended.
  public let leftovers: [String]

  /// Describes how a program ended.
  public init(ending: Ending, output: Data = Data(), errors: Data = Data(), leftovers: [String] = []) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.leftovers = leftovers
  }

  /// Whether the program ended by itself with exit code 0.
  public var succeeded: Bool { ending == .exited(0) }
  /// The output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// The errors as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

extension SubprocessOutcome.Ending: CustomStringConvertible {
  /// A short phrase, as in "the process …".
  public var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}
