import Synchronization

/// Work that nobody waits for, most of it refreshes.
final class BackgroundRefreshes: Sendable {
  /// How long a program that ends waits for them.
  static let grace: Duration = .milliseconds(300)

  private struct State {
    var running: [Int: Task<Void, Never>] = [:]
    var keys: [Int: ExchangeKey] = [:]
    var overdue: Set<Int> = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Begins a refresh unless one that was begun here for the same request is running.
  ///
  /// - Returns: Whether it was begun.
  func begin(_ key: ExchangeKey, _ refresh: @escaping @Sendable () async -> Void) -> Bool {
    state.withLock { state in
      guard !state.keys.values.contains(key) else { return false }
      add(Task(operation: refresh), to: &state)
      state.keys[state.lastNumber] = key
      return true
    }
  }

  /// Begins work that is about no one request.
  func begin(_ work: @escaping @Sendable () async -> Void) {
    state.withLock { add(Task(operation: work), to: &$0) }
  }

  /// Takes over work whose caller does not wait for it any longer.
  func adopt<Value: Sendable>(_ work: Task<Value, Never>) {
    let refresh = Task {
      await withTaskCancellationHandler {
        _ = await work.value
      } onCancel: {
        work.cancel()
      }
    }
    state.withLock { state in
      add(refresh, to: &state)
      state.overdue.insert(state.lastNumber)
    }
  }

  /// Cancels every refresh, and waits until none is running.
  func cancel() async {
    for refresh in state.withLock({ Array($0.running.values) }) { refresh.cancel() }
    await finish()
  }

  /// Waits until no refresh is running.
  func finish() async {
    while let next = state.withLock({ $0.running.values.first }) {
      await next.value
    }
  }

  /// Whether no refresh is running.
  var isEmpty: Bool { state.withLock { $0.running.isEmpty } }

  /// Whether work is running whose caller did not wait any longer.
  var isOverdue: Bool { state.withLock { !$0.overdue.isEmpty } }

  private func add(_ work: Task<Void, Never>, to state: inout State) {
    state.lastNumber += 1
    let number = state.lastNumber
    state.running[number] = Task { [self] in
      await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      self.state.withLock { state in
        state.running[number] = nil
        state.keys[number] = nil
        state.overdue.remove(number)
      }
    }
  }
}
