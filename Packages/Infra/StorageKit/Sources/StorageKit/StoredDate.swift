#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The form in which dates are stored.
extension Date {
  /// Milliseconds since 1970, as dates are stored; a date that no calendar knows is 1970.
  public var milliseconds: Int64 {
    let exact = (timeIntervalSince1970 * 1000).rounded()
    return exact.magnitude < 9e15 ? Int64(exact) : 0
  }

  /// Makes a date of its stored form.
  ///
  /// - Parameter milliseconds: Milliseconds since 1970.
  public init(milliseconds: Int64) {
    // Dates count from 2001: one division makes the date that a service's text of the same millisecond makes.
    let since2001 = Double(milliseconds) - Self.timeIntervalBetween1970AndReferenceDate * 1000
    self.init(timeIntervalSinceReferenceDate: since2001 / 1000)
  }
}
