public import DomainKernel

/// The jobs or the posts that the signed-in user has saved at the service.
///
/// Every call without a signed-in user is ``/DomainKernel/ServiceError/signInNeeded``.
public protocol SavedEntries<Entry>: Sendable {
  /// The kind of entry that is saved: a job or a post.
  associatedtype Entry: Identifiable & Sendable where Entry.ID: Sendable

  /// Gives a part of the list of saved entries.
  ///
  /// - Parameters:
  ///   - page: The part of the list.
  ///   - policy: How fresh the part should be.
  /// - Returns: The part, the last one saved first; entries that are not published any more stay in it, see
  ///   ``Publication/isPublished``.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func saved(_ page: PageRequest, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    EntryPage<Entry>
  >

  /// Saves an entry, or removes it from the list; neither is an error where there is nothing to change.
  ///
  /// - Parameters:
  ///   - isSaved: Whether to save the entry; otherwise it is removed.
  ///   - id: The entry.
  /// - Returns: Whether that changed anything.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the service has no such entry, and where it is to be saved
  ///   when it is not published; another ``/DomainKernel/ServiceError`` when the change was not made, or its answer
  ///   did not come.
  func set(_ isSaved: Bool, _ id: Entry.ID) async throws(ServiceError) -> Bool
}

/// A list that has only one query: all saved entries of the user.
public struct SavedQuery: Hashable, Sendable {
  /// Makes the query.
  public init() {}
}
