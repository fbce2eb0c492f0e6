import CommandKit
import Foundation
import MonorepoRunner
import MonorepoSystem

let files = FileSystem(manager: .default)
let temporaryFolder = NSTemporaryDirectory() + "/monorepo-" + UUID().uuidString
let environment = SuiteEnvironment(of: ProcessInfo.processInfo.environment)
let children = ChildProcessRunner(
  environment: environment.variables,
  captures: temporaryFolder,
  files: files,
  makeName: { UUID().uuidString }
)

let signals = children.stopOnSignals { leave(.interrupted) }

@Sendable func readInput() -> String {
  orLeave { () throws(UnusableInput) in try FileHandle.standardInput.readText(from: "standard input") }
}
@Sendable func write(_ text: String) {
  orLeave { () throws(UnusableInput) in
    do throws(UnusableInput) {
      try FileHandle.standardOutput.write(text, to: "standard output")
    } catch {
      // The reader has what it wanted: no reason to complain, as for other programs, which the signal ends.
      if FileHandle.standardOutput.hasLostReader { leave(status: 128 + SIGPIPE) }
      throw error
    }
  }
}
@Sendable func orLeave<Value>(_ work: () throws(UnusableInput) -> Value) -> Value {
  do throws(UnusableInput) { return try work() } catch {
    writeError("Error: \(error)\n")
    leave(.usage)
  }
}
@Sendable func writeError(_ text: String) {
  do throws(UnusableInput) {
    try FileHandle.standardError.write(text, to: "standard error")
  } catch {
    // Nobody is left to tell.
    leave(.usage)
  }
}
@Sendable func leave(_ code: ExitCode) -> Never { leave(status: code.rawValue) }
@Sendable func leave(status: Int32) -> Never {
  children.stopAndWait()
  files.remove(temporaryFolder)
  exit(status)
}
@Sendable func showProgress(_ text: String) { writeError("\r\u{1B}[K\(text.prefix(79))") }

let start = SuspendingClock.now
let machine = Machine(
  runs: RunMachine(
    files: files,
    subprocesses: children,
    system: ProcessInfo.processInfo.operatingSystemVersionString,
    environment: environment.counted,
    clock: SuspendingClock(),
    now: { start.duration(to: .now) },
    makeSeed: { .random(in: 0...999_999) },
    output: { write($0 + "\n") },
    progress: isatty(STDERR_FILENO) == 1 ? showProgress : nil
  ),
  cores: ProcessInfo.processInfo.activeProcessorCount,
  inheritedEnvironment: environment.variables,
  input: readInput,
  errorOutput: { writeError($0 + "\n") },
  wasInterrupted: { children.isStopped }
)

let program = Program(
  "monorepo",
  version: "1.0",
  abstract: "Check, test and extend a repository of local Swift packages.",
  discussion: "Exit codes: 0 success, 1 a test failed or a rule is broken, 2 invalid input.",
  examples: [
    Example("monorepo check", "check imports, manifests and layers"),
    Example("monorepo test --package DesignKit", "run the suites of one package"),
  ],
  commands: [
    CheckCommand(machine: machine).definition,
    TestCommand(machine: machine).definition,
    MutateCommand(machine: machine).definition,
    GraphCommand(machine: machine).definition,
    ScaffoldCommand.feature(machine).definition,
    ScaffoldCommand.area(machine).definition,
  ]
)

let code = await CommandParser(program).run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  output: machine.output,
  errorOutput: machine.errorOutput
)
for signal in signals { signal.cancel() }
leave(code)
