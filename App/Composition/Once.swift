import Synchronization

/// A value that is made when it is needed for the first time, and once.
final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let slot = OnceSlot<Value>()

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value.
  var value: Value { slot.value(make) }

  /// The value, if it was needed so far.
  var existing: Value? { slot.existing }
}

/// The place of a value that its owner makes when it is needed for the first time, and once.
final class OnceSlot<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// The value.
  ///
  /// - Parameter make: Makes it, the first time.
  /// - Returns: The value that was made the first time.
  func value(_ make: () -> Value) -> Value {
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
