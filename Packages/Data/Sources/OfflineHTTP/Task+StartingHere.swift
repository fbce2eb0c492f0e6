extension Task where Failure == Never {
  /// Begins a task that runs at once up to where it first waits, when the system can do that: it saves a change of
  /// threads.
  ///
  /// - Parameter operation: The work.
  /// - Returns: The task.
  @discardableResult
  public static func startingHere(_ operation: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate(operation: operation)
    } else {
      Task(operation: operation)
    }
  }
}
