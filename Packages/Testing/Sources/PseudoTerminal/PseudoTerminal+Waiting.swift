public import TerminalModel

extension PseudoTerminal {
  /// Waits until the screen meets a condition; never decides in the middle of a synchronized update.
  ///
  /// - Parameters:
  ///   - awaited: What is waited for, for the text of a failure.
  ///   - limit: How long to wait.
  ///   - condition: Whether the terminal shows it; called after every read.
  /// - Returns: The terminal that meets the condition.
  /// - Throws: ``PseudoTerminalError`` at the limit, or as soon as the program has ended without it.
  @discardableResult
  public func waitUntil(
    _ awaited: String = "expected screen",
    within limit: Duration = .seconds(20),
    _ condition: @escaping @Sendable (TerminalModel) -> Bool
  ) async throws(PseudoTerminalError) -> TerminalModel {
    try await session.wait(for: awaited, within: limit) { record, state in
      let isDecided = !record.model.isInSynchronizedUpdate || record.isAtEnd
      return isDecided && condition(record.model)
    }
    .model
  }

  /// Waits until a text is on the screen.
  ///
  /// - Parameters:
  ///   - text: The text, within one row.
  ///   - limit: How long to wait.
  /// - Returns: The terminal that shows it.
  /// - Throws: ``PseudoTerminalError`` at the limit, or as soon as the program has ended without it.
  @discardableResult
  public func waitUntil(
    shows text: String,
    within limit: Duration = .seconds(20)
  ) async throws(PseudoTerminalError) -> TerminalModel {
    try await waitUntil("“\(text)”", within: limit) { $0.text.contains(text) }
  }

  /// Waits for the end of the program and of its output.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: How it ended: ``ProgramState/exited(_:)`` or ``ProgramState/killed(signal:)``.
  /// - Throws: ``PseudoTerminalError`` at the limit.
  @discardableResult
  public func waitForEnd(within limit: Duration = .seconds(20)) async throws(PseudoTerminalError)
    -> ProgramState
  {
    _ = try await session.wait(for: "end of the program", within: limit) { record, state in
      record.isAtEnd && state.isEnd
    }
    return state
  }

  /// Reads what the program writes during a time, to show that it writes little or nothing.
  ///
  /// - Parameter time: How long to read.
  /// - Returns: The bytes written in that time.
  public func output(during time: Duration) async -> [UInt8] {
    await session.output(during: time)
  }

  /// Types keys again and again, and reads nothing, until the terminal takes no more output.
  ///
  /// - Parameters:
  ///   - keys: What makes the program write; may be empty for one that writes by itself.
  ///   - limit: How long to try.
  /// - Throws: ``PseudoTerminalError`` at the limit, or when the program ends.
  public func fill(
    typing keys: String,
    within limit: Duration = .seconds(20)
  ) async throws(PseudoTerminalError) {
    try await session.fill(typing: Array(keys.utf8), within: limit)
  }

  /// Waits for the end of the program without reading what it writes.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: How it ended: ``ProgramState/exited(_:)`` or ``ProgramState/killed(signal:)``.
  /// - Throws: ``PseudoTerminalError`` at the limit.
  public func waitForEndUnread(within limit: Duration = .seconds(20)) async throws(PseudoTerminalError)
    -> ProgramState
  {
    _ = try await session.wait(for: "end of the program", within: limit, isReading: false) { _, state in
      state.isEnd
    }
    return state
  }
}
