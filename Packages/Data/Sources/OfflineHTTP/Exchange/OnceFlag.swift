import Synchronization

/// Something that one of several callers gets.
final class OnceFlag: Sendable {
  private let isTaken = Atomic(false)

  /// Whether the caller is the first one.
  func take() -> Bool {
    isTaken.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
  }
}
