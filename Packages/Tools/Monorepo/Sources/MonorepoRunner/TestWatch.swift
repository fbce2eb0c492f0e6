import MonorepoSystem

/// Looks at the events of one process while it runs, and finds what takes too long.
struct TestWatch: Sendable {
  let events: String
  let reader: any EventReader
  let allowance: Duration
  let isParallel: Bool
  /// Whether the first failure is all that is asked for.
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
