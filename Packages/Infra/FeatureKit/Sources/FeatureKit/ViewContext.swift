#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a view needs to know besides its state.
public struct ViewContext: Hashable, Sendable {
  /// The present, for ages.
  public let now: Date
  /// Says that the data are not of the real service; `nil` when they are.
  public let backendLabel: String?

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - backendLabel: Says that the data are not of the real service; `nil` when they are.
  public init(now: Date, backendLabel: String? = nil) {
    self.now = now
    self.backendLabel = backendLabel
  }
}
