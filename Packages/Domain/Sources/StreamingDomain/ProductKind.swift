/// What a product is; the service may add kinds at any time.
public enum ProductKind: Hashable, Sendable {
  /// A film.
  case movie
  /// A series with its seasons.
  case series
  /// One episode of a series.
  case episode
  /// A broadcast of a sport event.
  case sport
  /// A kind that this program has no name for, in the service's word.
  case other(String)
}
