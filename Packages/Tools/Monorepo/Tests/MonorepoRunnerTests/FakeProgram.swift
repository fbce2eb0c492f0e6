import Foundation
import MonorepoSystem
import Synchronization

/// Plays a program that prints something for one of its arguments, and fails when it knows none of them.
final class FakeProgram: SubprocessRunner {
  private let answers: [String: String]
  private let ran = Mutex<[Subprocess]>([])

  /// - Parameter answers: What is printed, by the argument.
  init(_ answers: [String: String]) {
    self.answers = answers
  }

  var subprocesses: [Subprocess] { ran.withLock(\.self) }
  /// The arguments of each call, without the program's name.
  var calls: [[String]] { subprocesses.map { Array($0.arguments.dropFirst()) } }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    ran.withLock { $0.append(subprocess) }
    let text = subprocess.arguments.lazy.compactMap { self.answers[$0] }.first
    return SubprocessOutcome(ending: .exited(text == nil ? 1 : 0), output: Data((text ?? "").utf8))
  }
}
