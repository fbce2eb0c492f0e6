import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProcessContext {
  /// The process itself: the only place where anything ambient is read.
  static var process: ProcessContext {
    let start = ContinuousClock.now
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    let explain: @Sendable (String) -> String = { reason in
      TesseraProgram.unwritableResult(reason, arguments: arguments, environment: environment)
    }
    return ProcessContext(
      arguments: arguments,
      environment: environment,
      output: OutputChannel(descriptor: STDOUT_FILENO, explain: explain),
      errorOutput: OutputChannel(descriptor: STDERR_FILENO, explain: explain),
      now: { Date() },
      elapsed: { ContinuousClock.now - start },
      clock: ContinuousClock(),
      fileExists: { access($0, F_OK) == 0 },
      random: { Double.random(in: 0..<1) }
    )
  }
}
