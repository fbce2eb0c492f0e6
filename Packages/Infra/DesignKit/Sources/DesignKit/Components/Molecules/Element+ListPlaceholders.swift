extension Element {
  /// What stands in place of facts whose values are not there.
  ///
  /// - Parameters:
  ///   - keys: What the facts are about; shown while the values are on their way.
  ///   - placeholder: Why there are no values.
  /// - Returns: The keys with bars beside them, or words for the reason.
  public static func keyValues(_ keys: [SafeText], _ placeholder: Placeholder) -> Element {
    guard case .loading(let label) = placeholder, !keys.isEmpty else { return .placeholder(placeholder) }
    let bar = StyledText(Icon("░░░░░░░░", ascii: "::::::::"), .border)
    return .stack([.loading(label), .keyValues(keys.map { KeyValue($0, bar) }).described(as: "")])
  }

  /// What stands in place of rows that are not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no rows.
  ///   - count: While they are on their way, how many to hold a place for; brought into 1 to 50.
  /// - Returns: Words for the reason, and bars in place of rows that are on their way.
  public static func rows(_ placeholder: Placeholder, count: Int = 3) -> Element {
    guard case .loading(let label) = placeholder else { return .placeholder(placeholder) }
    let rows = (0..<min(max(count, 1), 50)).map {
      .skeleton([30 + $0 % 3 * 10, 80 - $0 % 2 * 10]) as Element
    }
    return .stack([.loading(label), .stack(rows, spacing: 1)], spacing: 1)
  }
}
