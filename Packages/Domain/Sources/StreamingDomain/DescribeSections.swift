public import DomainKernel

/// Reads what sections say of themselves, several at the same time.
public struct DescribeSections: Sendable {
  private let repository: any StreamingRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where descriptions come from.
  public init(repository: any StreamingRepository) {
    self.repository = repository
  }

  /// Reads descriptions.
  ///
  /// - Parameters:
  ///   - sections: The sections to ask about.
  ///   - policy: How fresh the descriptions should be.
  /// - Returns: For each section its description with where it comes from, `nil` when it has none, or why it
  ///   cannot be loaded: as they arrive, in any order. Ends when all were asked; ending the iteration cancels
  ///   what is still under way.
  public func callAsFunction(
    _ sections: [ContentSection],
    _ policy: FetchPolicy
  ) -> AsyncStream<(ContentSection.ID, Result<Fetched<String?>, ServiceError>)> {
    .answers(about: sections) { section in
      do throws(ServiceError) {
        return (section.id, .success(try await repository.description(at: section.address, policy)))
      } catch {
        return (section.id, .failure(error))
      }
    }
  }
}
