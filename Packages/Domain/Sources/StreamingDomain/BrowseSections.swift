public import DomainKernel

/// Lists the sections of the service, and what each says of itself.
public struct BrowseSections: Sendable {
  private let repository: any StreamingRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where sections come from.
  public init(repository: any StreamingRepository) {
    self.repository = repository
  }

  /// Lists the sections; one request at most, whatever their number.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The front page with its sections.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give it.
  public func sections(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<StreamingCatalog> {
    try await repository.catalog(policy)
  }

  /// Reads what the sections say of themselves, several at the same time.
  ///
  /// A section that has no description, or whose page cannot be had, is left out: the list is complete without.
  ///
  /// - Parameters:
  ///   - sections: The sections to ask about.
  ///   - policy: How fresh the descriptions should be.
  /// - Returns: The descriptions as they arrive, in any order; ends when all have answered. Ending the
  ///   iteration cancels what is still under way.
  public func descriptions(
    of sections: [ContentSection],
    _ policy: FetchPolicy
  ) -> AsyncStream<(ContentSection.ID, String)> {
    .answers(about: sections) { section in
      await text(of: section, policy).map { (section.id, $0) }
    }
  }

  private func text(of section: ContentSection, _ policy: FetchPolicy) async -> String? {
    let answer = try? await repository.description(at: section.address, policy)
    return answer?.value
  }
}
