/// The effect of a change on a list of cards, such as the deck or the members of a community.
public enum CardListEdit: Hashable, Sendable {
  /// A card is added.
  case addition
  /// A card is removed.
  case removal

  /// Tells whether a list is as the change makes it.
  ///
  /// - Parameter isThere: Whether the list has the card; `nil` where an entry without a number may be it.
  /// - Returns: Whether it is; `nil` where nobody can tell.
  public func isDone(isThere: Bool?) -> Bool? {
    isThere.map { $0 == (self == .addition) }
  }
}
