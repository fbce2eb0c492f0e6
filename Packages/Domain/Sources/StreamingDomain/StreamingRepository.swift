public import DomainKernel

/// Gives the pages of the streaming service, from the service or from what was stored before.
///
/// What comes back says where it comes from. What was stored stays readable without a connection, and an answer
/// that cannot be read never takes its place.
public protocol StreamingRepository: Sendable {
  /// Gives the front page with all sections.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The catalogue; without sections when the service has none.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func catalog(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<StreamingCatalog>

  /// Gives the page of a section or of one of its categories.
  ///
  /// - Parameters:
  ///   - address: Where the page is.
  ///   - policy: How fresh it should be.
  /// - Returns: The page; blocks that were not sent with it are deferred.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func page(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    SectionPage
  >

  /// Gives the stored page at an address in place of what the service did not give.
  ///
  /// - Parameters:
  ///   - address: Where the page was.
  ///   - reason: Why the service did not give what was asked for; it is the reason of the page.
  /// - Returns: The page.
  /// - Throws: ``/DomainKernel/ServiceError`` when it is not stored, or may not stand in.
  func storedPage(at address: PageAddress, because reason: StaleReason) async throws(ServiceError)
    -> Fetched<SectionPage>

  /// Loads only a section's own description, which is much cheaper than its page.
  ///
  /// - Parameters:
  ///   - address: Where the section's page is.
  ///   - policy: How fresh it should be.
  /// - Returns: The description; `nil` when the section has none.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func description(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    String?
  >

  /// Gives the products of a deferred block, or those that follow.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - policy: How fresh they should be.
  /// - Returns: The products at that address, and where the next ones are.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them.
  func products(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    ProductList
  >
}
