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

  /// Opens the page of the section that the user means.
  ///
  /// - Parameters:
  ///   - request: Which section, and which part of it.
  ///   - policy: How fresh it should be.
  /// - Returns: The section with its page; where it comes from is said of the page.
  /// - Throws: ``OpenSectionError`` when it cannot be loaded, or what was typed does not mean one thing.
  public func callAsFunction(
    _ request: SectionRequest,
    _ policy: FetchPolicy
  ) async throws(OpenSectionError) -> Fetched<OpenedSection> {
    let section = try await section(request.section, policy)
    let whole = try await page(at: section.address, policy)
    guard let query = request.category else {
      return try opened(section, nil, whole, request.block)
    }
    let category: CategoryFilter
    do { category = try query.match(in: whole.filters, by: [\.title]) } catch {
      throw .category(
        error,
        unreadableCount: whole.unreadableFilterCount,
        list: whole.provenance.unconfirmed
      )
    }
    return try opened(section, category, try await page(at: category.address, policy), request.block)
  }

  private func opened(
    _ section: ContentSection,
    _ category: CategoryFilter?,
    _ page: Fetched<SectionPage>,
    _ query: TextQuery?
  ) throws(OpenSectionError) -> Fetched<OpenedSection> {
    guard let query else {
      return page.map { OpenedSection(section: section, category: category, page: $0) }
    }
    let block: ContentBlock
    do { block = try query.match(in: page.blocks, by: [\.id.rawValue, \.title]) } catch {
      throw .block(
        error,
        unreadableCount: page.unreadableBlockCount,
        omittedCount: page.omittedBlockCount,
        list: page.provenance.unconfirmed
      )
    }
    return page.map { OpenedSection(section: section, category: category, page: $0.narrowed(to: block)) }
  }

  private func section(_ query: TextQuery, _ policy: FetchPolicy) async throws(OpenSectionError)
    -> ContentSection
  {
    let catalog: Fetched<StreamingCatalog>
    do { catalog = try await repository.catalog(policy) } catch { throw .service(error) }
    do { return try query.match(in: catalog.sections, by: [\.id.rawValue, \.name, \.title]) } catch {
      throw .section(
        error,
        unreadableCount: catalog.unreadableCount,
        list: catalog.provenance.unconfirmed
      )
    }
  }

  private func page(at address: PageAddress, _ policy: FetchPolicy) async throws(OpenSectionError)
    -> Fetched<SectionPage>
  {
    do { return try await repository.page(at: address, policy) } catch { throw .service(error) }
  }

  /// Gives the products at an address: those of a deferred block, or those that follow.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - policy: How fresh they should be.
  /// - Returns: The products, or why they cannot be loaded.
  public func products(
    at address: PageAddress,
    _ policy: FetchPolicy
  ) async -> Result<Fetched<ProductList>, ServiceError> {
    do throws(ServiceError) {
      return .success(try await repository.products(at: address, policy))
    } catch {
      return .failure(error)
    }
  }
}
