public import FeatureKit
public import StreamingDomain

/// What the list of sections knows.
public struct SectionsState: Equatable, Sendable {
  /// The front page with its sections.
  public var catalog: LoadState<StreamingCatalog>
  /// What sections say of themselves, as far as it is known yet.
  public var descriptions: [ContentSection.ID: String]

  /// Makes a state; without arguments that of a list that nobody has asked for.
  ///
  /// - Parameters:
  ///   - catalog: The front page with its sections.
  ///   - descriptions: What sections say of themselves.
  public init(
    catalog: LoadState<StreamingCatalog> = .idle,
    descriptions: [ContentSection.ID: String] = [:]
  ) {
    self.catalog = catalog
    self.descriptions = descriptions
  }
}
