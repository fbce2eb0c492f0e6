#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Foundation
import TesseraApp

extension Host {
  /// The process itself: the only place where anything ambient is read.
  static var process: Host {
    let start = ContinuousClock.now
    return Host(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      output: OutputStream(descriptor: STDOUT_FILENO),
      errorOutput: OutputStream(descriptor: STDERR_FILENO),
      now: { Date() },
      elapsed: { ContinuousClock.now - start },
      clock: ContinuousClock(),
      fileExists: { access($0, F_OK) == 0 },
      random: { Double.random(in: 0..<1) }
    )
  }
}
