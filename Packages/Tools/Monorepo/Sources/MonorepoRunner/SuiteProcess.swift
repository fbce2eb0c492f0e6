import Foundation
import MonorepoGraph
import MonorepoSystem

struct SuiteProcess: Sendable {
  enum Library: Equatable, Sendable {
    case swiftTesting
    /// XCTest, with the identifiers of the suite's tests, as in `Module.Class/test()`.
    case xctest([String])
  }

  let run: SuiteRun
  let library: Library
  let machine: RunMachine
  var stopsAtFailure = false

  func run(_ choice: TestChoice, isParallel: Bool) async throws(SubprocessError) -> ProcessRun {
    let events = run.program.events + ".events"
    machine.files.remove(events)
    defer { machine.files.remove(events) }
    let subprocess: Subprocess
    let reader: any EventReader
    switch library {
    case .swiftTesting:
      let arguments = choice.arguments(for: run) + (isParallel ? [] : ["--no-parallel"])
      subprocess = swiftTesting(arguments, events: events)
      reader = EventLines()
    case .xctest(let tests):
      let chosen = identifiers(of: choice, among: tests)
      guard !chosen.isEmpty else {
        return ProcessRun(stream: EventStream(Data()), outcome: SubprocessOutcome(ending: .exited(0)))
      }
      let arguments = run.program.xctest(XCTestListing.argument(chosen, of: tests))
      subprocess = self.subprocess(arguments, capture: events)
      reader = XCTestLines(chosen)
    }
    let watch = run.options.allowance.map { allowance in
      TestWatch(
        events: events,
        reader: reader,
        allowance: allowance,
        isParallel: isParallel && library == .swiftTesting,
        stopsAtFailure: stopsAtFailure,
        machine: machine
      )
    }
    let (outcome, overrun) = try await machine.subprocesses.run(subprocess) { await watch?.overrun() }
    let told = library == .swiftTesting ? machine.files.data(at: events) ?? Data() : outcome.output
    let stream = EventStream(told, reader)
    let hasEndedByItself = outcome.succeeded || stream.hasEnded && overrun != .silence
    return ProcessRun(
      stream: stream,
      outcome: outcome,
      overrun: hasEndedByItself ? nil : overrun,
      allowance: watch?.allowance
    )
  }

  /// Tells every test and every type with tests of the program, chosen or not, without running them.
  func listEverything() async throws(SubprocessError) -> [TestTrace] {
    if case .xctest(let tests) = library { return EventStream(Data(), XCTestLines(tests)).traces }
    let events = run.program.events + ".list"
    machine.files.remove(events)
    defer { machine.files.remove(events) }
    let listing = swiftTesting(["--list-tests"], events: events)
    _ = try await machine.subprocesses.run(listing) { nil as Overrun? }
    return EventStream(machine.files.data(at: events) ?? Data()).traces
  }

  /// The chosen tests that are written with XCTest, which has no filters of its own.
  private func identifiers(of choice: TestChoice, among tests: [String]) -> [String] {
    switch choice {
    case .tests(let identifiers): identifiers
    case .everything: TestPatterns(run).chosen(from: EventStream(Data(), XCTestLines(tests)).traces).map(\.id)
    }
  }

  private func swiftTesting(_ chosen: [String], events: String) -> Subprocess {
    let own = ["--event-stream-output-path", events, "--event-stream-version", "0"]
    return subprocess(run.program.swiftTesting + chosen + own + run.options.arguments, capture: nil)
  }

  private func subprocess(_ arguments: [String], capture: String?) -> Subprocess {
    var environment = run.options.environment
    if let profiles = run.profiles {
      environment["LLVM_PROFILE_FILE"] = "\(profiles)/\(run.suite.name)-%p.profraw"
    }
    return Subprocess(
      arguments,
      in: run.program.directory,
      environment: environment,
      mergesErrors: true,
      capture: capture,
      mayLeaveChildren: false
    )
  }
}
