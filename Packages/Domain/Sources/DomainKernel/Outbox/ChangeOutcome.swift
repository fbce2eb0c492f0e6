/// The outcome of a change as the user is told it.
public enum ChangeOutcome: Hashable, Sendable {
  /// The service has it.
  case changed
  /// There was nothing to change.
  case unchanged
  /// It waits in the outbox; the reason says why it was not sent or not confirmed, `nil` when another change
  /// comes first. One that was sent is sent again unless the service has it.
  case pending(OutboxDrain.Stop?, wasSent: Bool = false)

  /// The outcome of a change that the service has.
  ///
  /// - Parameter effect: The effect that it had.
  public init(_ effect: OutboxEffect) {
    self =
      switch effect {
      case .changed, .changedOtherwise: .changed
      case .unchanged: .unchanged
      }
  }

  /// Whether something is different now, or will be.
  public var isEffective: Bool { self != .unchanged }

  /// Whether it waits to be sent.
  public var isPending: Bool {
    if case .pending = self { true } else { false }
  }
}
