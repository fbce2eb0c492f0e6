import MonorepoSystem

enum Overrun: Equatable, Sendable {
  /// This test surely ran longer than it may.
  case test(String)
  /// Nothing happened for as long as one test may take.
  case silence
  /// A test failed, and who asked needs to know no more.
  case failure
}

struct TestWatch: Sendable {
  let events: String
  let reader: any EventReader
  let allowance: Duration
  let isParallel: Bool
  let stopsAtFailure: Bool
  let machine: RunMachine

  /// What took too long, or failed where that is asked for; nil when the task was cancelled before.
  func overrun() async -> Overrun? {
    var state = WatchState(allowance: allowance, isParallel: isParallel, now: machine.now())
    var reader = reader
    var offset = 0
    // A look costs a few microseconds, and a second more or less does not matter for a test that hangs.
    let pause = min(.seconds(1), allowance / 4)
    while !Task.isCancelled {
      let data = machine.files.data(at: events, from: offset)
      offset += data.count
      let records = reader.add(data)
      if stopsAtFailure, records.contains(where: \.isFailure) { return .failure }
      state.note(records, at: machine.now())
      if let overrun = state.overrun(at: machine.now()) { return overrun }
      do { try await machine.clock.sleep(for: pause) } catch { return nil }
    }
    return nil
  }
}

/// The state of a watcher over the tests of one process while it runs.
///
/// Side by side Swift Testing tells `testStarted` for all tests at once, although most of them wait for a thread. A test
/// surely runs since its first argument was started, or since it is the only one left; for others silence decides.
struct WatchState: Sendable {
  private let allowance: Duration
  private let isParallel: Bool
  private var functions: Set<String> = []
  private var started: [(id: String, runsSince: Duration?)] = []
  private var lastEvent: Duration

  init(allowance: Duration, isParallel: Bool, now: Duration) {
    (self.allowance, self.isParallel, lastEvent) = (allowance, isParallel, now)
  }

  mutating func note(_ records: [EventRecord], at now: Duration) {
    if !records.isEmpty { lastEvent = now }
    for record in records {
      let id = record.payload.testID ?? record.payload.id ?? ""
      switch record.payload.kind {
      case "function": functions.insert(id)
      case "testStarted" where functions.contains(id):
        started.append((id, isParallel ? nil : now))
      case "testCaseStarted": begin(at: now) { $0 == id }
      case "testEnded": started.removeAll { $0.id == id }
      default: continue
      }
    }
    if started.count == 1 { begin(at: now) { _ in true } }
  }

  func overrun(at now: Duration) -> Overrun? {
    let late = started.first { entry in entry.runsSince.map { now - $0 >= allowance } ?? false }
    if let late { return .test(late.id) }
    return now - lastEvent >= allowance ? .silence : nil
  }

  private mutating func begin(at now: Duration, where isMeant: (String) -> Bool) {
    for index in started.indices where started[index].runsSince == nil && isMeant(started[index].id) {
      started[index].runsSince = now
    }
  }
}

struct ProcessRun: Sendable {
  let stream: EventStream
  let outcome: SubprocessOutcome
  /// The reason why it was stopped, nil when it ended by itself.
  var overrun: Overrun?
  var allowance: Duration?

  var wasCutShort: Bool {
    stream.tests.contains(where: \.isUnfinished)
      || !stream.hasEnded && stream.tests.contains(where: \.isWaiting)
  }

  var cause: String {
    overrun == nil ? "did not finish; the process \(outcome.ending)" : "took longer than \(limit)"
  }

  /// The ending, as a phrase that begins with the process.
  var ending: String { overrun == nil ? "the process \(outcome.ending)" : "no output for \(limit)" }

  private var limit: String {
    guard let allowance else { return "it may" }
    return allowance.components.attoseconds == 0 ? "\(allowance.components.seconds) s" : allowance.text
  }
}
