import Foundation
import MonorepoSystem

@testable import MonorepoRunner

extension RunMachine {
  /// A machine whose programs are played, and on which no time passes.
  static func played(
    _ subprocesses: any SubprocessRunner,
    output: @escaping @Sendable (String) -> Void = { _ in },
    progress: (@Sendable (String) -> Void)? = nil
  ) -> RunMachine {
    RunMachine(
      files: FileSystem(manager: .default),
      subprocesses: subprocesses,
      system: "",
      environment: [:],
      clock: ContinuousClock(),
      now: { .zero },
      makeSeed: { 1 },
      output: output,
      progress: progress
    )
  }
}
