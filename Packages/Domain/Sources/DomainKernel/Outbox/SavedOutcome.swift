/// The outcome of saving an entry of a service, or of removing it from the saved ones.
public enum SavedOutcome: Hashable, Sendable {
  /// The service has it.
  case changed
  /// There was nothing to change.
  case unchanged
  /// It waits in the outbox; the reason says why it could not be sent yet.
  case pending(OutboxDrain.Stop?)

  /// Whether something is different now, or will be.
  public var isEffective: Bool { self != .unchanged }

  /// Whether it waits to be sent.
  public var isPending: Bool {
    if case .pending = self { true } else { false }
  }
}
