#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// Milliseconds since 1970, as dates are kept.
  var milliseconds: Int64 {
    let exact = (timeIntervalSince1970 * 1000).rounded()
    return exact.magnitude < 9e15 ? Int64(exact) : 0
  }

  /// A date as it was kept.
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
