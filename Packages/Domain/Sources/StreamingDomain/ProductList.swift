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
  public let fault: MalformedReason?
  /// How many more products the service sent that could not be read.
  public let unreadableCount: Int
  /// Whether parts of it differ in the total, so that products may be missing between them.
  private var isMixed = false

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

  /// Whether the service says that more products follow.
  public var isContinued: Bool { next != nil || fault != nil }

  /// Whether the service says that the block has products, and sent none.
  public var lacksProducts: Bool { products.isEmpty && (total ?? 0) > 0 }

  /// Adds the products that follow.
  ///
  /// - Parameter following: What the address ``next`` led to.
  /// - Returns: Both lists as one, each product once, with the end of the later one. Where parts of it differ in the
  ///   total, the largest one counts, and the list has not ended as long as products are missing.
  public func appending(_ following: ProductList) -> ProductList {
    let totals = [total, following.total].compactMap(\.self)
    let isMixed = isMixed || following.isMixed || Set(totals).count > 1
    var list = ProductList(
      products: products + following.products,
      total: totals.max(),
      next: following.next,
      fault: following.fault ?? (isMixed ? .moving : nil),
      unreadableCount: unreadableCount + following.unreadableCount
    )
    list.isMixed = isMixed
    return list
  }
}
