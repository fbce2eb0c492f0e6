public import DomainKernel

/// Some of a block's products, and where the next ones are.
public struct ProductList: Hashable, Sendable {
  /// The products, in the order of the service; each id occurs once.
  public let products: [Product]
  /// How many products the whole block has, where the service says; see ``plausibleTotal`` for a number to show.
  public let total: Int?
  /// Where the next products are; `nil` at the end, and where the service does not say it in a usable way.
  public let next: PageAddress?
  /// Why the next products cannot be asked for, although the service says that there are some.
  public private(set) var fault: MalformedReason?
  /// How many more products the service sent that could not be read.
  public let unreadableCount: Int

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - products: The products; of several with one id the first is kept.
  ///   - total: How many the whole block has.
  ///   - next: Where the next ones are.
  ///   - fault: Why the next ones cannot be asked for; without effect where their address is known, or where
  ///     nothing is missing.
  ///   - unreadableCount: How many more products the service sent that could not be read.
  public init(
    products: [Product],
    total: Int? = nil,
    next: PageAddress? = nil,
    fault: MalformedReason? = nil,
    unreadableCount: Int = 0
  ) {
    self.products = products.firstOfEachID()
    self.total = total
    self.next = next
    let isWhole = self.products.count >= (total ?? Int.max)
    self.fault = next == nil && !isWhole ? fault : nil
    self.unreadableCount = unreadableCount
  }

  /// How many products the whole block has; `nil` also where more came than the service says that it has.
  public var plausibleTotal: Int? { total.flatMap { $0 < products.count ? nil : $0 } }

  /// Whether fewer products came than the block has by its total; those that could not be read came too.
  public var isShort: Bool { total.map { products.count + unreadableCount < $0 } ?? false }

  /// Whether the service says that more products follow.
  public var isContinued: Bool { next != nil || fault != nil }

  /// Whether the service says that the block has products, and sent none.
  public var lacksProducts: Bool { products.isEmpty && (total ?? 0) > 0 }

  /// Adds the products that follow.
  ///
  /// - Parameter following: What the address ``next`` led to.
  /// - Returns: Both lists as one, each product once, with the end of the later one. Where parts of it differ
  ///   in the total, the largest one counts. The list has not ended as long as products are missing: parts
  ///   that overlap show that it moved between them, although its total is the same.
  public func appending(_ following: ProductList) -> ProductList {
    var list = ProductList(
      products: products + following.products,
      total: [total, following.total].compactMap(\.self).max(),
      next: following.next,
      fault: following.fault,
      unreadableCount: unreadableCount + following.unreadableCount
    )
    if list.isShort, !list.isContinued { list.fault = .moving }
    return list
  }
}
