public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a view needs to know besides its state.
public struct ViewContext: Hashable, Sendable {
  /// The present, for ages.
  public let now: Date
  /// The language that the view speaks.
  public let language: Language
  /// Says that the data are not of the real service; `nil` when they are.
  public let backendLabel: String?

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - language: The language that the view speaks.
  ///   - backendLabel: Says that the data are not of the real service; `nil` when they are.
  public init(now: Date, language: Language, backendLabel: String? = nil) {
    self.now = now
    self.language = language
    self.backendLabel = backendLabel
  }
}
