/// Which part of something long is shown, and whether more follows.
public struct Pager: Hashable, Sendable {
  /// The known extent of the whole.
  public enum Extent: Hashable, Sendable {
    /// The total number of pages or entries is known.
    case total(Int)
    /// Nobody knows how many there are, but there are more.
    case moreToCome
    /// Nobody counted, but nothing follows.
    case end
  }

  let position: Term
  let rest: Term

  /// Creates the place of one page among others.
  ///
  /// - Parameters:
  ///   - page: The number of the page; less than 1 counts as 1.
  ///   - extent: The extent of the whole; a total below the page counts as the page.
  public init(page: Int, _ extent: Extent) {
    let page = max(page, 1)
    let total = Self.total(extent, atLeast: page)
    position = .page(page, of: total)
    rest = Self.rest(extent, isLast: total == page)
  }

  /// Creates the place of some entries among others.
  ///
  /// - Parameters:
  ///   - entries: The first and the last entry shown, counted from 1; less than 1 counts as 1.
  ///   - extent: The extent of the whole; a total below the last entry counts as the last entry.
  public init(entries: ClosedRange<Int>, _ extent: Extent) {
    let entries = max(entries.lowerBound, 1)...max(entries.upperBound, 1)
    let total = Self.total(extent, atLeast: entries.upperBound)
    position = .entries(entries, of: total)
    rest = Self.rest(extent, isLast: total == entries.upperBound)
  }

  private static func total(_ extent: Extent, atLeast shown: Int) -> Int? {
    if case .total(let total) = extent { max(total, shown) } else { nil }
  }

  private static func rest(_ extent: Extent, isLast: Bool) -> Term {
    switch extent {
    case .total: isLast ? .end : .moreToCome
    case .moreToCome: .moreToCome
    case .end: .end
    }
  }
}

extension Element {
  /// The line below something long: which part is shown, whether more follows, and how to get there.
  ///
  /// - Parameters:
  ///   - pager: Which part is shown.
  ///   - hints: What leads elsewhere, in plain words such as "n next".
  /// - Returns: Facts that flow over lines.
  public static func pager(_ pager: Pager, hints: [SafeText] = []) -> Element {
    .facts(
      [StyledText(pager.position), StyledText(pager.rest, .muted)] + hints.map { StyledText($0, .muted) }
    )
  }
}
