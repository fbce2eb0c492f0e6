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
    var lines = types(of: chosen).map { Self.test($0, kind: "suite") }
    lines += chosen.map { Self.test($0, kind: "function", tags[String($0.dropLast(Self.place.count))] ?? []) }
    if isListing { return finish(lines, subprocess, .exited(0)) }
    guard !chosen.isEmpty else {
      guard let whenEmpty else { return await hang([], subprocess) }
      return finish([], subprocess, whenEmpty)
    }
    return await play(chosen, lines, subprocess)
  }

  private func play(_ chosen: [String], _ told: [String], _ subprocess: Subprocess) async -> SubprocessOutcome
  {
    let isParallel = !subprocess.arguments.contains("--no-parallel")
    var lines = told
    if isParallel { lines += chosen.map { Self.event("testStarted", $0) } }
    var hasFailed = false
    for test in chosen {
      let run = state.withLock { state in
        state.runs[test, default: 0] += 1
        return state.runs[test, default: 0]
      }
      let hasCompany = isParallel && chosen.count > 1
      if !isParallel { lines.append(Self.event("testStarted", test)) }
      switch behaviour(String(test.dropLast(Self.place.count)), run) {
      case .passes: break
      case .fails:
        hasFailed = true
        lines.append(
          Self.issue(test, #""isKnown":false,"sourceLocation":{"fileID":"A/File.swift","line":7}"#)
        )
      case .hasKnownIssue: lines.append(Self.issue(test, #""isKnown":true"#))
      case .isSkipped:
        lines.append(Self.event("testSkipped", test))
        continue
      case .crashes: return finish(lines, subprocess, .signalled(4))
      case .exits: return finish(lines, subprocess, .exited(3))
      case .crashesInCompany: if hasCompany { return finish(lines, subprocess, .signalled(11)) }
      case .hangs: return await hang(lines, subprocess)
      case .hangsInCompany: if hasCompany { return await hang(lines, subprocess) }
      }
      lines.append(Self.event("testEnded", test))
    }
    lines.append(#"{"kind":"event","payload":{"kind":"runEnded"}}"#)
    return finish(lines, subprocess, hasFailed ? .exited(1) : ending)
  }

  private func hang(_ lines: [String], _ subprocess: Subprocess) async -> SubprocessOutcome {
    let outcome = finish(lines, subprocess, .signalled(15))
    state.withLock { $0.isHanging = true }
    // Never tells anything, and ends when the task is cancelled.
    for await _ in AsyncStream<Never>.makeStream().stream {}
    state.withLock { $0.isHanging = false }
    return outcome
  }

  private func finish(_ lines: [String], _ subprocess: Subprocess, _ ending: SubprocessOutcome.Ending)
    -> SubprocessOutcome
  {
    let index = subprocess.arguments.firstIndex(of: "--event-stream-output-path") ?? 0
    try? files.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: subprocess.arguments[index + 1])
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

  private static func test(_ id: String, kind: String, _ tags: [String] = []) -> String {
    #"{"kind":"test","payload":{"_tags":\#(tags),"id":"\#(id)","kind":"\#(kind)","name":"\#(id)"}}"#
  }

  private static func event(_ kind: String, _ id: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"}}"#
  }

  private static func issue(_ id: String, _ issue: String) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{\#(issue)},"messages":[{"text":"1 is 2"}],"#
      + #""testID":"\#(id)"}}"#
  }
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
