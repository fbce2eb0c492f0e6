import Foundation
import MonorepoGraph
import MonorepoSystem

/// Starts the processes of one suite.
struct SuiteProcess: Sendable {
  let run: SuiteRun
  let files: FileSystem
  let subprocesses: any SubprocessRunner
  let clock: any Clock<Duration>
  let now: @Sendable () -> Duration

  private enum Step: Sendable {
    case ended(Result<SubprocessOutcome, SubprocessError>)
    case looked(Overrun?)
  }

  /// Runs tests in a new process.
  ///
  /// - Parameters:
  ///   - choice: Which tests.
  ///   - isParallel: Whether side by side.
  /// - Returns: What the process told, and how it ended.
  /// - Throws: ``SubprocessError`` when it could not be started, or when the task was cancelled.
  func run(_ choice: TestChoice, isParallel: Bool) async throws(SubprocessError) -> ProcessRun {
    let events = run.program.events + ".events.jsonl"
    files.remove(events)
    defer { files.remove(events) }
    var arguments = choice.arguments(for: run)
    if !isParallel { arguments.append("--no-parallel") }
    let watch = run.options.allowance.map { allowance in
      TestWatch(
        events: events,
        files: files,
        allowance: allowance.perTest,
        isParallel: isParallel,
        clock: clock,
        now: now
      )
    }
    let (outcome, overrun) = try await outcome(of: subprocess(arguments, events: events), watch)
    let stream = EventStream(files.data(at: events) ?? Data())
    let hasEndedByItself = outcome.succeeded || stream.hasEnded && overrun != .silence
    return ProcessRun(
      stream: stream,
      outcome: outcome,
      overrun: hasEndedByItself ? nil : overrun,
      allowance: watch?.allowance
    )
  }

  /// Tells which tests were chosen, without running them.
  func list() async throws(SubprocessError) -> [TestTrace] {
    TestPatterns(run).chosen(from: try await listEverything())
  }

  /// Tells every test and every type with tests of the program, chosen or not, without running them.
  func listEverything() async throws(SubprocessError) -> [TestTrace] {
    let events = run.program.events + ".list.jsonl"
    files.remove(events)
    defer { files.remove(events) }
    _ = try await outcome(of: subprocess(["--list-tests"], events: events), nil)
    return EventStream(files.data(at: events) ?? Data()).traces
  }

  private func subprocess(_ chosen: [String], events: String) -> Subprocess {
    var environment = run.options.environment
    if let profiles = run.profiles {
      environment["LLVM_PROFILE_FILE"] = "\(profiles)/\(run.suite.name)-%p.profraw"
    }
    let own = ["--event-stream-output-path", events, "--event-stream-version", "0"]
    return Subprocess(
      run.program.arguments + ["--testing-library", "swift-testing"] + chosen + own + run.options.arguments,
      in: run.program.directory,
      environment: environment,
      mergesErrors: true
    )
  }

  private func outcome(
    of subprocess: Subprocess,
    _ watch: TestWatch?
  ) async throws(SubprocessError) -> (SubprocessOutcome, Overrun?) {
    let (result, overrun) = await withTaskGroup(of: Step.self) { group in
      group.addTask {
        do throws(SubprocessError) {
          return .ended(.success(try await subprocesses.run(subprocess)))
        } catch {
          return .ended(.failure(error))
        }
      }
      if let watch { group.addTask { .looked(await watch.overrun()) } }
      var ended = Result<SubprocessOutcome, SubprocessError>.failure(.stopped)
      var overrun: Overrun?
      for await step in group {
        switch step {
        case .ended(let result): ended = result
        case .looked(let found): overrun = found
        }
        // Whichever came first, the other one has nothing left to do.
        group.cancelAll()
      }
      return (ended, overrun)
    }
    if Task.isCancelled { throw .stopped }
    return (try result.get(), overrun)
  }
}
