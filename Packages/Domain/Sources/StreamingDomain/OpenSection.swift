public import DomainKernel

/// Opens a section: its page, then the blocks that the page left out, then more products on request.
///
/// A section that was opened before opens where the service cannot be asked although the list cannot be read, lacks
/// it, or has another address, at which nothing is stored.
public struct OpenSection: Sendable {
  private let repository: any StreamingRepository
  private let openedSections: (any OpenedSections)?

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Where pages come from.
  ///   - opened: Remembers the sections that were opened; `nil` where only those of the list open.
  public init(repository: any StreamingRepository, opened: (any OpenedSections)? = nil) {
    self.repository = repository
    openedSections = opened
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
    let (section, whole) = try await section(request.section, policy)
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
    -> (ContentSection, Fetched<SectionPage>)
  {
    let section: ContentSection
    do throws(OpenSectionError) { section = try await listed(query, policy) } catch {
      guard let reason = error.reasonForEarlier(fetching: policy),
        let earlier = try await earlier(query, because: reason)
      else { throw error }
      return earlier
    }
    do throws(ServiceError) {
      let page = try await repository.page(at: section.address, policy)
      if page.provenance.mayBeKept { await openedSections?.remember(section) }
      return (section, page)
    } catch {
      guard let reason = StaleReason(error, fetching: policy),
        let address = await openedSections?.all().first(where: { $0.id == section.id })?.address,
        address != section.address, let page = try await storedPage(at: address, because: reason)
      else { throw .service(error) }
      return (section, page)
    }
  }

  /// Finds a section among those that were opened before, with the page that is stored of it.
  private func earlier(_ query: TextQuery, because reason: StaleReason) async throws(OpenSectionError)
    -> (ContentSection, Fetched<SectionPage>)?
  {
    let sections = await openedSections?.all() ?? []
    let section: ContentSection
    do throws(TextQueryError<ContentSection>) {
      section = try query.match(in: sections, by: Self.keys)
    } catch {
      guard case .ambiguous = error else { return nil }
      throw .section(error)
    }
    return try await storedPage(at: section.address, because: reason).map { (section, $0) }
  }

  /// The stored page; `nil` where there is none that may be shown.
  private func storedPage(at address: PageAddress, because reason: StaleReason)
    async throws(OpenSectionError) -> Fetched<SectionPage>?
  {
    do throws(ServiceError) { return try await repository.storedPage(at: address, because: reason) } catch {
      guard error != .cancelled else { throw .service(error) }
      return nil
    }
  }

  private func listed(_ query: TextQuery, _ policy: FetchPolicy) async throws(OpenSectionError)
    -> ContentSection
  {
    let catalog: Fetched<StreamingCatalog>
    do { catalog = try await repository.catalog(policy) } catch { throw .service(error) }
    do { return try query.match(in: catalog.sections, by: Self.keys) } catch {
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

  /// The texts that the user may mean a section by, the most exact first.
  private static var keys: [(ContentSection) -> String?] { [\.id.rawValue, \.name, \.title] }
}

extension OpenSectionError {
  /// Why a section that was opened before may be shown in place of one of the list; `nil` where it may not.
  fileprivate func reasonForEarlier(fetching policy: FetchPolicy) -> StaleReason? {
    switch self {
    case .service(let error): StaleReason(error, fetching: policy)
    case .section(.noMatch, unreadableCount: _, let list):
      policy == .cacheOnly ? .notChecked : list?.staleness
    case .section, .category, .block: nil
    }
  }
}
