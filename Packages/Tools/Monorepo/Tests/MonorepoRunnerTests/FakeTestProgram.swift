import Foundation
import MonorepoSystem
import Synchronization

/// Plays a test program: tells events as Swift Testing does, with its filters, side by side or one after another.
final class FakeTestProgram: SubprocessRunner {
  enum Behaviour: Sendable {
    case passes, fails, isSkipped, hasKnownIssue, crashes, hangs, exits
    /// Hangs when other tests run beside it.
    case hangsInCompany
    case crashesInCompany
  }

  private struct State {
    var subprocesses: [Subprocess] = []
    var runs: [String: Int] = [:]
    var isHanging = false
    var time = Duration.zero
  }

  private let tests: [String]
  private let tags: [String: [String]]
  private let behaviour: @Sendable (String, Int) -> Behaviour
  private let ending: SubprocessOutcome.Ending
  private let whenEmpty: SubprocessOutcome.Ending?
  private let state = Mutex(State())
  private let files = FileSystem(manager: .default)

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - tests: The identifiers of its functions without the file's place.
  ///   - tags: The tags of some of them.
  ///   - ending: How it ends when nothing is wrong.
  ///   - whenEmpty: How it ends when no test is chosen, nil when it hangs then.
  ///   - behaviour: What a test does in its nth run.
  init(
    _ tests: [String],
    tags: [String: [String]] = [:],
    ending: SubprocessOutcome.Ending = .exited(0),
    whenEmpty: SubprocessOutcome.Ending? = .exited(69),
    behaviour: @escaping @Sendable (String, Int) -> Behaviour = { _, _ in .passes }
  ) {
    self.tests = tests.map { $0 + Self.place }
    self.tags = tags
    self.ending = ending
    self.whenEmpty = whenEmpty
    self.behaviour = behaviour
  }

  var subprocesses: [Subprocess] { state.withLock(\.subprocesses) }

  /// A clock on which time passes only while the program hangs.
  var clock: any Clock<Duration> { HangClock(program: self) }
  var now: Duration { state.withLock(\.time) }
  fileprivate var isHanging: Bool { state.withLock(\.isHanging) }
  fileprivate func advance(to time: Duration) { state.withLock { $0.time = max(time, $0.time) } }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    state.withLock { $0.subprocesses.append(subprocess) }
    let isListing = subprocess.arguments.contains("--list-tests")
    // The real one does not heed its filters when it lists.
    let chosen = isListing ? tests : tests.filter { Self.isChosen($0, by: subprocess.arguments) }
    var told = types(of: chosen).map { ToldEvent.suite($0) }
    told += chosen.map { ToldEvent.test($0, tags: tags[String($0.dropLast(Self.place.count))] ?? []) }
    if isListing { return finish(told, subprocess, .exited(0)) }
    guard !chosen.isEmpty else {
      guard let whenEmpty else { return await hang([], subprocess) }
      return finish([], subprocess, whenEmpty)
    }
    return await play(chosen, told, subprocess)
  }

  private func play(
    _ chosen: [String],
    _ listed: [ToldEvent],
    _ subprocess: Subprocess
  ) async -> SubprocessOutcome {
    let isParallel = !subprocess.arguments.contains("--no-parallel")
    var told = listed
    if isParallel { told += chosen.map { ToldEvent.started($0) } }
    var hasFailed = false
    for test in chosen {
      let run = state.withLock { state in
        state.runs[test, default: 0] += 1
        return state.runs[test, default: 0]
      }
      let hasCompany = isParallel && chosen.count > 1
      if !isParallel { told.append(.started(test)) }
      switch behaviour(String(test.dropLast(Self.place.count)), run) {
      case .passes: break
      case .fails:
        hasFailed = true
        let place = #""isKnown":false,"sourceLocation":{"fileID":"A/File.swift","line":7}"#
        told.append(.issue(test, "1 is 2", is: place))
      case .hasKnownIssue: told.append(.issue(test, "1 is 2", is: #""isKnown":true"#))
      case .isSkipped:
        told.append(.skipped(test, ""))
        continue
      case .crashes: return finish(told, subprocess, .signalled(4))
      case .exits: return finish(told, subprocess, .exited(3))
      case .crashesInCompany: if hasCompany { return finish(told, subprocess, .signalled(11)) }
      case .hangs: return await hang(told, subprocess)
      case .hangsInCompany: if hasCompany { return await hang(told, subprocess) }
      }
      told.append(.ended(test))
    }
    return finish(told + [.runEnded], subprocess, hasFailed ? .exited(1) : ending)
  }

  private func hang(_ told: [ToldEvent], _ subprocess: Subprocess) async -> SubprocessOutcome {
    let outcome = finish(told, subprocess, .signalled(15))
    state.withLock { $0.isHanging = true }
    // Never tells anything, and ends when the task is cancelled.
    for await _ in AsyncStream<Never>.makeStream().stream {}
    state.withLock { $0.isHanging = false }
    return outcome
  }

  private func finish(_ told: [ToldEvent], _ subprocess: Subprocess, _ ending: SubprocessOutcome.Ending)
    -> SubprocessOutcome
  {
    let index = subprocess.arguments.firstIndex(of: "--event-stream-output-path") ?? 0
    let text = told.map { $0.line + "\n" }.joined()
    try? files.write(Data(text.utf8), to: subprocess.arguments[index + 1])
    return SubprocessOutcome(ending: ending, output: Data("printed\n".utf8))
  }

  private func types(of tests: [String]) -> [String] {
    let parts = tests.map { $0.split(separator: "/") }.filter { $0.count == 3 }
    return Set(parts.map { String($0[0]) }).sorted()
  }

  private static func isChosen(_ test: String, by arguments: [String]) -> Bool {
    func values(_ option: String) -> [String] {
      arguments.indices.filter { arguments[$0] == option }.map { arguments[$0 + 1] }
    }
    func matches(_ pattern: String) -> Bool { (try? Regex(pattern).firstMatch(in: test)) != nil }
    return values("--filter").contains(where: matches) && !values("--skip").contains(where: matches)
  }

  private static let place = "/File.swift:1:1"
}

/// Lets time pass only while a program hangs, so that nothing else can look late.
private struct HangClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  let program: FakeTestProgram

  var now: Instant { Instant(offset: program.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while !program.isHanging {
      try Task.checkCancellation()
      await Task.yield()
    }
    program.advance(to: deadline.offset)
  }
}
