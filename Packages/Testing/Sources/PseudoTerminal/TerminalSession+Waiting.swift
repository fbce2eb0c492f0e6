import Foundation
import TerminalModel

extension TerminalSession {
  /// Carries bytes until a condition holds, or without reading only waits for it.
  func wait(
    for awaited: String,
    within limit: Duration,
    isReading: Bool = true,
    until condition: @escaping @Sendable (SessionRecord, ProgramState) -> Bool
  ) async throws(PseudoTerminalError) -> SessionRecord {
    let result = await onThread { [self] in
      let deadline = clock.now + limit
      while true {
        if let result = check(awaited, condition) { return result }
        if !carry(until: deadline, isReading: isReading) { return .failure(timeOut(awaited, limit)) }
      }
    }
    return try result.get()
  }

  private func check(
    _ awaited: String,
    _ condition: (SessionRecord, ProgramState) -> Bool
  ) -> Result<SessionRecord, PseudoTerminalError>? {
    // The state first: with an end in it, the record is that of the end or says that it is not.
    let state = program.state
    let record = record
    if condition(record, state) { return .success(record) }
    guard record.isAtEnd, state.isEnd else { return nil }
    return .failure(.ended(waitingFor: awaited, state: state, terminal: record.model.description))
  }

  private func timeOut(_ awaited: String, _ limit: Duration) -> PseudoTerminalError {
    let record = record
    let unread = record.input.isEmpty ? "" : "\n\(record.input.count) typed bytes are not taken"
    return .timedOut(waitingFor: awaited, within: limit, terminal: record.model.description + unread)
  }

  /// Carries bytes until a time is over or the program has ended.
  func output(during time: Duration) async -> [UInt8] {
    await onThread { [self] in
      let start = record.output.count
      let deadline = clock.now + time
      while !(record.isAtEnd && program.state.isEnd), carry(until: deadline) {}
      return Array(record.output.dropFirst(start))
    }
  }

  /// Types keys without reading until the terminal takes no more output.
  func fill(typing keys: [UInt8], within limit: Duration) async throws(PseudoTerminalError) {
    let result: Result<Void, PseudoTerminalError> = await onThread { [self] in
      let deadline = clock.now + limit
      while takesOutput {
        guard !program.state.isEnd, clock.now < deadline else {
          return .failure(timeOut("a full terminal", limit))
        }
        type(keys)
        _ = carry(until: min(deadline, clock.now + .milliseconds(10)), isReading: false)
      }
      return .success(())
    }
    try result.get()
  }

  /// Blocks a thread of its own, so that the threads of the tasks stay free.
  private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}
