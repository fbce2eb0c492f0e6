import DesignKit
import LogKit

extension Diagnostics {
  /// Diagnostics that tell what a person has to know on the error stream of the process.
  ///
  /// - Parameters:
  ///   - process: What the program is run with.
  ///   - given: The options that were given.
  convenience init(_ process: ProcessContext, _ given: GivenOptions) {
    let write: @Sendable (String) -> Void = { process.errorOutput.write($0 + "\n") }
    let logger = Logger(label: "http", level: .debug, sink: TextLogSink(now: process.now, writeLine: write))
    self.init(
      recorder: StepRecorder(elapsed: process.elapsed),
      strings: Strings(given.language),
      log: given[\.verbose] ? HTTPLog(logger: logger) : nil
    ) { write(SafeText($0).string) }
  }
}
