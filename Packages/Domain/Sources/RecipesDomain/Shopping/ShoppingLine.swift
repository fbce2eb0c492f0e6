/// One thing to buy: an ingredient with every amount that is needed of it.
public struct ShoppingLine: Hashable, Sendable {
  /// What to buy, as it was written first.
  public let ingredient: String
  /// Whether it is in the basket.
  public let isTicked: Bool
  /// The amounts; several where measures cannot be added.
  public let amounts: [ShoppingAmount]

  /// What the line is made of.
  public var entries: [ShoppingEntry] { amounts.flatMap(\.entries) }
}
