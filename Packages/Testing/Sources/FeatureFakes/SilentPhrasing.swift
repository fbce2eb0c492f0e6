public import DesignKit
public import FeatureKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The phrasing of a shell that has neither commands nor options: whatever a page still says of them, its view says.
public struct SilentPhrasing: Phrasing {
  /// Makes the phrasing.
  public init() {}

  /// Nothing.
  public func sentence(for remedy: Remedy, at now: Date, in language: Language) -> String { "" }

  /// `nil`: actions are offered elsewhere.
  public func hint(for action: Action, in language: Language) -> StyledText? { nil }

  /// `nil`: rows are chosen otherwise.
  public func word(opening route: Route) -> SafeText? { nil }

  /// The same for every option.
  public func origin(option name: String, in language: Language) -> SafeText { "at start" }

  /// The same: no account is named.
  public func naming(_ account: AccountRoutes) -> SilentPhrasing { self }
}
