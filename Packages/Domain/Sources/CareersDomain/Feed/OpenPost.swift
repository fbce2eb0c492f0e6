public import DomainKernel

/// Opens a post: the service gives none by itself, so that it is looked for in the parts of the feed.
public struct OpenPost: Sendable {
  /// The most posts that are looked through.
  public static let reach = 1000

  private let browse: BrowseFeed

  /// Makes the use case.
  ///
  /// - Parameter repository: Gives posts.
  public init(repository: any FeedRepository) {
    browse = BrowseFeed(repository: repository)
  }

  /// Looks for a post, part by part from the newest on.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - query: The posts among which it is looked for.
  ///   - policy: How fresh the parts should be.
  /// - Returns: The post, from where the part with it came.
  /// - Throws: ``OpenPostError`` when it was not found, and how far the search came.
  public func callAsFunction(
    _ id: Post.ID,
    among query: FeedQuery = FeedQuery(),
    _ policy: FetchPolicy
  ) async throws(OpenPostError) -> Fetched<Post> {
    var searched = Set<Post.ID>()
    var page: PageRequest? = PageRequest()
    var repeats = 0
    while let request = page, searched.count < Self.reach, repeats < BrowseFeed.mostRepeats {
      let part: Fetched<EntryPage<Post>>
      do throws(ServiceError) {
        part = try await browse.read(query, request, policy)
      } catch {
        guard error != .cancelled, !searched.isEmpty else { throw .service(error) }
        throw .interrupted(searched: searched.count, error)
      }
      if let post = part.entries.first(where: { $0.id == id }) { return part.map { _ in post } }
      let before = searched.count
      searched.formUnion(part.entries.map(\.id))
      repeats = searched.count > before ? 0 : repeats + 1
      page = part.next
    }
    throw page == nil ? .noSuchPost : .outOfReach(searched: searched.count)
  }
}

/// The reason why a post could not be opened.
public enum OpenPostError: Error, Hashable, Sendable {
  /// Neither the service nor the store could give the beginning of the feed.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// It is not among the newest posts, and the part that follows could not be loaded.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``, then try again.
  case interrupted(searched: Int, ServiceError)

  /// The feed was searched to its end, and does not have it.
  ///
  /// ## Troubleshooting
  /// List the feed and choose from it.
  case noSuchPost

  /// It is not among as many of the newest posts as are looked through.
  ///
  /// ## Troubleshooting
  /// Narrow the search by a category or a text.
  case outOfReach(searched: Int)
}
