import Synchronization

/// A value that is made when it is needed for the first time, and once.
final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }

  /// The value, if it was needed so far.
  var existing: Value? { made.withLock(\.self) }
}
