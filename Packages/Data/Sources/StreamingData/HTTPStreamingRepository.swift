public import DomainKernel
import NetworkingKit
import OfflineHTTP
public import ResourceLoading
public import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the streaming service over HTTP, through the cache that makes it work offline.
///
/// One exchange per address: descriptions, pages and blocks of equal addresses share what is stored. An answer
/// is stored only after it was mapped and compared with the stored one, so that what cannot be read, is about something
/// else or has lost content does not replace what is stored; see `ContentMeasure`.
public struct HTTPStreamingRepository: StreamingRepository {
  private let loader: ResourceLoader
  private let links: StreamingLinks

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - links: The address of the service, and which of its links may be followed.
  public init(loader: ResourceLoader, links: StreamingLinks) {
    self.loader = loader.classifyingErrors(by: Self.errors)
    self.links = links
  }

  /// Gives the front page with all sections.
  public func catalog(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<StreamingCatalog> {
    let mapper = CatalogMapper(links: links)
    return try await loader.read(
      PageEnvelope.self,
      at: links.root,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.catalog)
    ) { page throws(InvalidResponse) in
      try mapper.map(page)
    }.map(\.value)
  }

  /// Gives the page of a section or of one of its categories.
  public func page(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    SectionPage
  > {
    try await page(at: address, policy, from: loader)
  }

  /// Gives the stored page at an address in place of what the service did not give.
  public func storedPage(at address: PageAddress, because reason: StaleReason) async throws(ServiceError)
    -> Fetched<SectionPage>
  {
    // Where nobody asked the service, the store itself may know a better reason.
    guard reason != .notChecked else {
      let page = try await page(at: address, .cacheOnly)
      return page.provenance.isStale ? page : page.stale(because: reason)
    }
    return try await page(at: address, .cacheOnly, from: loader.standingIn).stale(because: reason)
  }

  private func page(at address: PageAddress, _ policy: FetchPolicy, from loader: ResourceLoader)
    async throws(ServiceError) -> Fetched<SectionPage>
  {
    let url = try permitted(address)
    let mapper = SectionPageMapper(links: links, page: url)
    return try await loader.read(
      PageEnvelope.self,
      at: url,
      policy,
      replacing: Self.pages
    ) { page throws(InvalidResponse) in
      try mapper.map(page)
    }.map(\.value)
  }

  /// Loads only a section's own description.
  public func description(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<String?>
  {
    let url = try permitted(address)
    let mapper = SectionPageMapper(links: links, page: url)
    return try await loader.read(
      DescriptionEnvelope.self,
      levels: DescriptionEnvelope.levels,
      at: url,
      policy,
      replacing: Self.describedPages
    ) { (page: PageEnvelope) throws(InvalidResponse) in
      try mapper.map(page)
    } map: {
      $0.description
    }
  }

  /// Gives the products of a deferred block, or those that follow.
  public func products(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    ProductList
  > {
    let url = try permitted(address)
    let mapper = SectionPageMapper(links: links, page: url)
    return try await loader.read(
      BlockEnvelope.self,
      at: url,
      policy,
      replacing: .judged(by: ContentMeasure.products)
    ) { answer throws(InvalidResponse) in
      try mapper.products(answer.block, at: address)
    }.map(\.value)
  }

  private static let pages = Replacement.judged(by: ContentMeasure.page)

  /// The list says which sections there are: a page that is missing takes no description away from it.
  private static let describedPages = Replacement.judged(absence: .doubted, by: ContentMeasure.page)

  private func permitted(_ address: PageAddress) throws(ServiceError) -> URL {
    guard let url = URL(string: address.rawValue), links.permits(url) else {
      throw .malformed(.foreignAddress)
    }
    return url
  }

  private static let errors = ServiceErrorClassifier(
    code: ["code"],
    message: ["message"],
    readable: humanText
  ).withoutAccounts
}
