/// Where a value came from.
public enum LoadSource: Hashable, Sendable {
  /// The origin sent it now.
  case network
  /// It was stored, and the origin confirmed now that it is current.
  case revalidated
  /// It was stored, and nobody was asked, or nobody could say.
  case stored
}
