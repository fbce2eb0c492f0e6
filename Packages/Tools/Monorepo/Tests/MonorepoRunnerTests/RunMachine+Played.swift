import Foundation
import MonorepoSystem

@testable import MonorepoRunner

extension RunMachine {
  /// A machine whose programs are played, and on which no time passes unless a test says otherwise.
  static func played(
    _ subprocesses: any SubprocessRunner,
    toolchain: String? = nil,
    system: String = "",
    environment: [String: String] = [:],
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Duration = { .zero },
    seed: UInt64 = 1,
    output: @escaping @Sendable (String) -> Void = { _ in },
    progress: (@Sendable (String) -> Void)? = nil
  ) -> RunMachine {
    RunMachine(
      files: FileSystem(manager: .default),
      subprocesses: subprocesses,
      toolchain: toolchain,
      system: system,
      environment: environment,
      clock: clock,
      now: now,
      makeSeed: { seed },
      output: output,
      progress: progress
    )
  }
}
