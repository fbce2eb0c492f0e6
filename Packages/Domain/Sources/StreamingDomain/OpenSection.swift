public import DomainKernel

/// Opens a section: its page, then the blocks that the page left out, then more products on request.
public struct OpenSection: Sendable {
  private let repository: any StreamingRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where pages come from.
  public init(repository: any StreamingRepository) {
    self.repository = repository
  }

  /// Finds the section that a person means.
  ///
  /// - Parameters:
  ///   - query: What the person typed.
  ///   - freshness: How fresh the list of sections should be.
  /// - Returns: The section.
  /// - Throws: ``OpenSectionError`` when the list cannot be had, or the text does not mean one section.
  public func section(
    _ query: SectionQuery,
    _ freshness: Freshness
  ) async throws(OpenSectionError) -> ContentSection {
    let sections: [ContentSection]
    do { sections = try await repository.catalog(freshness).sections } catch { throw .service(error) }
    do { return try query.match(in: sections) } catch { throw .query(error) }
  }

  /// Gives the page of a section, without its deferred blocks.
  ///
  /// - Parameters:
  ///   - address: Where the page of the section, or of one of its categories, is.
  ///   - freshness: How fresh it should be.
  /// - Returns: The page.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give it.
  public func page(
    at address: PageAddress,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<SectionPage> {
    try await repository.page(at: address, freshness)
  }

  /// Loads the deferred blocks of a page, all at the same time; one that fails does not touch the others.
  ///
  /// - Parameters:
  ///   - page: The page that deferred them.
  ///   - freshness: How fresh they should be.
  /// - Returns: The outcomes as they arrive, in any order; ends when all have answered. Ending the iteration
  ///   cancels what is still under way.
  public func deferredBlocks(of page: SectionPage, _ freshness: Freshness) -> AsyncStream<BlockOutcome> {
    AsyncStream { continuation in
      let work = Task {
        await withTaskGroup { group in
          for block in page.blocks {
            guard case .deferred(let address) = block.content else { continue }
            group.addTask { await BlockOutcome(id: block.id, result: products(at: address, freshness)) }
          }
          for await outcome in group { continuation.yield(outcome) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Gives the products at an address: those of a deferred block, or those that follow.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - freshness: How fresh they should be.
  /// - Returns: The products, or why they cannot be had.
  public func products(
    at address: PageAddress,
    _ freshness: Freshness
  ) async -> Result<Sourced<ProductList>, ServiceError> {
    do throws(ServiceError) {
      return .success(try await repository.products(at: address, freshness))
    } catch {
      return .failure(error)
    }
  }
}
