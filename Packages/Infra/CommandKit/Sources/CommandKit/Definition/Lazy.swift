import Synchronization

/// A value that is made when it is first asked for, once, and kept from then on.
final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case waiting(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// The closure must not ask for this value itself.
  init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.waiting(make))
  }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
