import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A present that passes only when a test says so.
public final class SettableDate: Sendable {
  /// The present at first: 14 November 2023, 22:13:20 UTC.
  public static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private let moment = Mutex(start)

  /// Makes a present that stands at ``start``.
  public init() {}

  /// The present.
  public var now: Date { moment.withLock { $0 } }

  /// Lets time pass.
  ///
  /// - Parameter seconds: How much; negative where the clock of a machine is set back.
  public func advance(by seconds: TimeInterval) {
    moment.withLock { $0 += seconds }
  }
}
