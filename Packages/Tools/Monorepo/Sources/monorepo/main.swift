import CommandKit
import Foundation
import MonorepoSystem

let files = FileSystem(manager: .default)
let temporaryFolder = NSTemporaryDirectory() + "/monorepo-" + UUID().uuidString
let children = ChildProcessRunner(
  environment: ProcessInfo.processInfo.environment,
  captures: temporaryFolder,
  files: files,
  makeName: { UUID().uuidString }
)

let interruption = Interruption(stopping: children)

@Sendable func readInput() -> String {
  String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
}
@Sendable func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
@Sendable func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
@Sendable func showProgress(_ text: String) { writeError("\r\u{1B}[K\(text.prefix(79))") }

let start = ContinuousClock.now
let machine = Machine(
  files: files,
  subprocesses: children,
  cores: ProcessInfo.processInfo.activeProcessorCount,
  now: { start.duration(to: .now) },
  input: readInput,
  output: { write($0 + "\n") },
  errorOutput: { writeError($0 + "\n") },
  progress: isatty(STDERR_FILENO) == 1 ? showProgress : nil
)

let code = await CommandParser(.monorepo(machine)).run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  output: { write($0) },
  errorOutput: { writeError($0) }
)
interruption.cancel()
files.remove(temporaryFolder)
exit(code.rawValue)
