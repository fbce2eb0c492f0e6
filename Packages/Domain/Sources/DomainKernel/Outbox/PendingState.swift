/// How far a change in the outbox is, as the user is told it.
///
/// It leaves out when the change was sent and why it was refused, which ``OutboxEntry/state`` tells.
public enum PendingState: Hashable, Sendable {
  /// It waits to be sent, and nothing was ever sent for it.
  case unsent
  /// It was sent before, and waits to be sent again.
  case waitingAgain
  /// It was sent, and nobody knows yet whether the service has it.
  case unconfirmed
  /// The service refused it, or nobody can tell whether the service has it; it is not sent before the user decides.
  case refused
}
