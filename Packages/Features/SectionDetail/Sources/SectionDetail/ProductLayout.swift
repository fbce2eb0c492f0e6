/// How many products of a block to show, and how much of each.
public enum ProductLayout: Hashable, Sendable {
  /// A line for each of the first products.
  case overview(limit: Int)
  /// Everything about each of the first products.
  case full(limit: Int)

  /// The most products of a block that are shown.
  public var limit: Int {
    switch self {
    case .overview(let limit), .full(let limit): limit
    }
  }
}
