import Dispatch
import Foundation
import Synchronization

/// Runs programs as child processes, each in a process group of its own, so that all of them can be stopped.
///
/// Output goes through files instead of pipes, which a grandchild that outlives its parent would hold open.
public final class ChildProcessRunner: SubprocessRunner {
  struct Children {
    var running: Set<Int32> = []
    /// The number of programs whose run has not returned, with what they left.
    var runs = 0
    var isStopped = false
  }

  private let environment: [String: String]
  private let captures: String
  private let files: FileSystem
  private let logLimit: Int
  private let outputLimit: Int
  private let makeName: @Sendable () -> String
  let children = Mutex(Children())

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - environment: The variables every child starts with.
  ///   - captures: An existing folder in which outputs are kept while a child runs.
  ///   - files: The files of the machine.
  ///   - logLimit: The number of bytes of a log from which on only the beginning and the end are read.
  ///   - outputLimit: The number of bytes that a program may print before it is ended, so that it fills no disk.
  ///   - makeName: Gives a new file name at each call.
  public init(
    environment: [String: String],
    captures: String,
    files: FileSystem,
    logLimit: Int = 32_000_000,
    outputLimit: Int = 500_000_000,
    makeName: @escaping @Sendable () -> String
  ) {
    (self.environment, self.captures, self.files) = (environment, captures, files)
    (self.logLimit, self.outputLimit, self.makeName) = (logLimit, outputLimit, makeName)
  }

  /// Runs one program to its end; one whose task is cancelled is asked to end, and killed two seconds later.
  ///
  /// - Parameter subprocess: The program to run.
  /// - Returns: How it ended and what it printed.
  /// - Throws: ``SubprocessError``; `stopped` as well for a task that was cancelled before the program was started.
  public func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    children.withLock { $0.runs += 1 }
    defer { children.withLock { $0.runs -= 1 } }
    let base = captures + "/" + makeName()
    let (outputPath, errorPath) = (subprocess.capture ?? base + ".out", base + ".err")
    defer {
      files.remove(outputPath)
      files.remove(errorPath)
    }
    let output = try files.capture(at: outputPath, for: subprocess)
    let errors = subprocess.mergesErrors ? output : try files.capture(at: errorPath, for: subprocess)
    defer {
      try? output.close()
      try? errors.close()
    }
    let outputs = [outputPath, errorPath]
    let (ending, leftovers) = try await spawn(subprocess, output: output, errors: errors, at: outputs)
    if isStopped {
      // Programs in the background of a shell ignore an interruption.
      _ = leftovers.end()
      throw .stopped
    }
    // `env`, which looks for programs, ends with this code when there is none.
    if ending == .exited(127), !isThere(subprocess.program) {
      throw .notStarted(program: subprocess.program, reason: "there is no such program")
    }
    let hasToEndAll = Task.isCancelled || !subprocess.mayLeaveChildren
    let names = hasToEndAll ? leftovers.end() : []
    // Those who read along look for the verdicts of tests, which may stand anywhere.
    let isLog = subprocess.mergesErrors && subprocess.capture == nil
    let wasEnded = ending == .signalled(SIGTERM) || ending == .signalled(SIGKILL)
    return SubprocessOutcome(
      ending: wasEnded && isTooMuch(in: outputs) ? .overflowed(limit: outputLimit) : ending,
      output: isLog ? files.log(at: outputPath, limit: logLimit) : files.data(at: outputPath) ?? Data(),
      errors: files.data(at: errorPath) ?? Data(),
      leftovers: subprocess.mayLeaveChildren ? [] : names
    )
  }

  /// Whether a program is where `env` looks for it.
  private func isThere(_ program: String) -> Bool {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return program.contains("/") || folders.contains { files.isExecutable("\($0)/\(program)") }
  }

  /// Whether it was told to stop, so that what it was asked since is not known.
  public var isStopped: Bool { children.withLock(\.isStopped) }

  /// Ends every child with all that it started, and starts no more.
  ///
  /// Children are interrupted, as by Ctrl-C, because SwiftPM then ends what it has started in groups of its own; two
  /// seconds later they are killed.
  ///
  /// - Parameter leave: Ends the program; called after five seconds.
  public func stop(leave: @escaping @Sendable () -> Void = {}) {
    signalChildren(SIGINT)
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { self.signalChildren(SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(5), execute: leave)
  }

  /// Ends every child as ``stop(leave:)`` does, and waits until all are gone, or for four seconds.
  ///
  /// What ends the program has to wait: nothing kills a child that ignores the interruption after that.
  public func stopAndWait() {
    stop()
    for _ in 0..<400 where children.withLock({ $0.runs > 0 }) {
      usleep(10_000)
    }
  }

  private func signalChildren(_ signal: Int32) {
    children.withLock { children in
      children.isStopped = true
      for child in children.running { kill(-child, signal) }
    }
  }

  private func isTooMuch(in outputs: [String]) -> Bool {
    outputs.reduce(0) { $0 + files.size(of: $1) } > outputLimit
  }

  private func watch(_ child: ChildProcess, printingTo outputs: [String]) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
      guard child.isRunning else { return }
      if self.isTooMuch(in: outputs) { child.end() }
      self.watch(child, printingTo: outputs)
    }
  }

  private func spawn(
    _ subprocess: Subprocess,
    output: FileHandle,
    errors: FileHandle,
    at outputs: [String]
  ) async throws(SubprocessError) -> (SubprocessOutcome.Ending, Leftovers) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = subprocess.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: subprocess.directory)
    process.environment = environment.merging(subprocess.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let child = ChildProcess()
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          do {
            try start(process, child) { ending in
              guard let leftovers = child.hasEnded(self.files) else { return }
              self.children.withLock { _ = $0.running.remove(process.processIdentifier) }
              continuation.resume(returning: (ending, leftovers))
            }
            watch(child, printingTo: outputs)
          } catch {
            continuation.resume(throwing: error)
          }
        }
      } onCancel: {
        child.end()
      }
    } catch let error as SubprocessError {
      throw error
    } catch {
      throw .notStarted(program: subprocess.program, reason: error.localizedDescription)
    }
  }

  private func start(
    _ process: Process,
    _ child: ChildProcess,
    onEnd: @escaping @Sendable (SubprocessOutcome.Ending) -> Void
  ) throws {
    try children.withLock { children in
      guard !children.isStopped, try child.start(process, onEnd: onEnd) else { throw SubprocessError.stopped }
      children.running.insert(process.processIdentifier)
    }
  }
}
