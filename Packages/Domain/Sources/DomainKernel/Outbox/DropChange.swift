/// Removes a change from the outbox as the user wants, and never says so of one that is sent after all.
///
/// A change under way is removed where nobody sends its queue: a process that is gone has left it, and whether it reached
/// the service is unknown. Nobody begins to send the queue meanwhile. Where somebody does, the change is left.
public struct DropChange: Sendable {
  private let outbox: any OutboxDelivery

  /// Makes the use case.
  ///
  /// - Parameter outbox: The outbox.
  public init(outbox: any OutboxDelivery) {
    self.outbox = outbox
  }

  /// Removes a change.
  ///
  /// - Parameter id: Its number.
  /// - Returns: What was done; ``OutboxDrop/underWay(_:)`` where it is being sent.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  public func callAsFunction(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop {
    let outcome = try await outbox.drop(id)
    guard case .underWay(let entry) = outcome, let claim = try await outbox.claim(entry.draft.queue) else {
      return outcome
    }
    defer { claim.release() }
    // Its sender may have been there until a moment ago.
    let rest = try await outbox.drop(id)
    guard case .underWay(let left) = rest else { return rest }
    try await outbox.remove([id])
    return .dropped(left)
  }
}
