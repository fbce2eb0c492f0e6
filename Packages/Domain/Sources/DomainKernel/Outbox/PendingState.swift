/// How far a change in the outbox is, as the user is told it.
///
/// It leaves out when the change was sent, whether that attempt has ended, and why it was refused, which
/// ``OutboxEntry/state`` tells.
public enum PendingState: Hashable, Sendable {
  /// It waits to be sent, and nothing was ever sent for it.
  case unsent
  /// It was sent and is not confirmed: it is under way, or is sent again unless the service has it.
  case unconfirmed
  /// The service refused it, or nobody can tell whether the service has it; it is not sent before the user decides.
  case refused
}
