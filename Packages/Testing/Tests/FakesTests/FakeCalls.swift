import Synchronization
import Testing

/// Expects that each of some calls fails in the same way.
func expectEach<Fake, Failure: Error & Equatable>(
  of calls: [(Fake) async throws -> Void],
  of fake: Fake,
  toThrow failure: Failure,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for call in calls {
    await #expect(throws: failure, sourceLocation: sourceLocation) { try await call(fake) }
  }
}

/// A value that is known only after the closure that uses it, such as a fake with a call-back.
final class Slot<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  var value: Value? { stored.withLock(\.self) }

  func fill(_ value: Value) { stored.withLock { $0 = value } }
}
