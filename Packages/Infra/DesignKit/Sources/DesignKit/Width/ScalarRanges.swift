/// A sorted set of scalar ranges that is searched in logarithmic time and needs no building at start.
struct ScalarRanges {
  /// First and last scalar of each range, ascending and disjoint.
  let bounds: [UInt32]

  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < bounds[middle * 2] {
        high = middle
      } else if value > bounds[middle * 2 + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
