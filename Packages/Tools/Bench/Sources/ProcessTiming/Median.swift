/// The middle of the values in order; the mean of both middles when their number is even.
///
/// - Parameter values: The values, in any order.
/// - Returns: The median; zero without values.
public func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
