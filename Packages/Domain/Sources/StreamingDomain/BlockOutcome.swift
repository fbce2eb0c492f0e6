public import DomainKernel

/// What became of a deferred block.
public struct BlockOutcome: Hashable, Sendable {
  /// Which block.
  public let id: ContentBlock.ID
  /// Its products, or why they cannot be had.
  public let result: Result<Fetched<ProductList>, ServiceError>

  /// Makes an outcome.
  ///
  /// - Parameters:
  ///   - id: Which block.
  ///   - result: Its products, or why they cannot be had.
  public init(id: ContentBlock.ID, result: Result<Fetched<ProductList>, ServiceError>) {
    self.id = id
    self.result = result
  }
}
