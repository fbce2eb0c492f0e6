public import DomainKernel

/// Gives the posts of the feed, from the service or from what was stored before.
///
/// What comes back says where it comes from. What was stored stays readable without a connection, and an answer
/// that cannot be read never takes its place.
public protocol FeedRepository: Sendable {
  /// Gives a part of the feed.
  ///
  /// - Parameters:
  ///   - query: The posts to list.
  ///   - page: The part of the list.
  ///   - policy: How fresh the part should be.
  /// - Returns: The part, newest first; without entries where the service has none.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func posts(
    _ query: FeedQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>>
}

/// The posts to list; everything that is `nil` is left open.
public struct FeedQuery: Hashable, Sendable {
  /// A text in title, excerpt, author or category; upper and lower case mean the same.
  public var text: String?
  /// The category.
  public var category: PostCategory?

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - text: A text in title, excerpt, author or category.
  ///   - category: The category.
  public init(text: String? = nil, category: PostCategory? = nil) {
    self.text = text
    self.category = category
  }
}

/// Lists posts.
public typealias BrowseFeed = BrowseEntries<FeedQuery, Post>

extension BrowseEntries where Query == FeedQuery, Entry == Post {
  /// Makes the use case.
  ///
  /// - Parameter repository: Gives posts.
  public init(repository: any FeedRepository) {
    self.init { (query, page, policy) async throws(ServiceError) in
      try await repository.posts(query, page, policy)
    }
  }
}
