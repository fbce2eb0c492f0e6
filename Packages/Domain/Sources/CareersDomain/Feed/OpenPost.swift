public import DomainKernel

/// Opens a post: the service gives none by itself, so that it is looked for in the parts of the feed.
///
/// A post that the service cannot be asked for, or that is not among the posts that are looked through, is opened as
/// it was stored when it was opened before, or in the list of saved posts.
public struct OpenPost: Sendable {
  /// The most posts that are looked through.
  public static let reach = 1000

  private let browse: BrowseFeed
  private let saved: BrowseSaved<Post>?
  private let opened: (any OpenedPosts)?

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives posts.
  ///   - saved: Lists the saved posts of the user; `nil` where nothing is stored of them.
  ///   - opened: Stores the posts that were opened; `nil` where nothing is stored.
  public init(
    repository: any FeedRepository,
    saved: BrowseSaved<Post>? = nil,
    opened: (any OpenedPosts)? = nil
  ) {
    browse = BrowseFeed(repository: repository)
    self.saved = saved
    self.opened = opened
  }

  /// Looks for a post, part by part from the newest on, and then among the stored ones.
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
    do throws(OpenPostError) {
      let post = try await search(for: id, among: query, policy)
      await remember(post)
      return post
    } catch {
      let reason: StaleReason? =
        switch error {
        case .outOfReach: .beyondReach
        case .noSuchPost: nil
        case .service(let cause), .interrupted(_, let cause), .incomplete(let cause): StaleReason(cause)
        }
      guard let reason, let post = await stored(id) else { throw error }
      return post.stale(because: policy == .cacheOnly ? .notChecked : reason)
    }
  }

  private func search(
    for id: Post.ID,
    among query: FeedQuery,
    _ policy: FetchPolicy
  ) async throws(OpenPostError) -> Fetched<Post> {
    var searched = HandedOverEntries<Post.ID>()
    var unreadableCount = 0
    var staleness: StaleReason?
    var last: Fetched<EntryPage<Post>>?
    repeat {
      let part: Fetched<EntryPage<Post>>
      do throws(ServiceError) {
        part = try await browse.part(of: query, after: last, known: &searched, policy)
      } catch {
        guard error != .cancelled, let last, !searched.ids.isEmpty else { throw .service(error) }
        throw last.isMixed || staleness != nil
          ? .incomplete(error) : .interrupted(searched: searched.count, error)
      }
      if let post = part.entries.first(where: { $0.id == id }) { return part.map { _ in post } }
      unreadableCount += part.unreadableCount
      staleness = staleness ?? part.provenance.staleness
      last = part
    } while last?.next != nil && searched.count < Self.reach
    if let staleness { throw .incomplete(ServiceError(staleness)) }
    guard let last, !last.isMixed else { throw .incomplete(.malformed(.moving)) }
    guard last.next == nil else { throw .outOfReach(searched: searched.count) }
    // The post may be among those that could not be read, or have moved from one part to another.
    guard unreadableCount == 0 else { throw .incomplete(.malformed(.nothingUsable)) }
    guard searched.count >= last.total ?? 0 else { throw .incomplete(.malformed(.moving)) }
    throw .noSuchPost
  }

  /// The post as it is stored outside of the feed.
  private func stored(_ id: Post.ID) async -> Fetched<Post>? {
    if let post = await opened?.post(id) { return post }
    let post = await saved?.firstStored(of: SavedQuery()) { item -> Post? in
      item.id == id ? item.entry : nil
    }
    if let post { await remember(post) }
    return post
  }

  private func remember(_ post: Fetched<Post>) async {
    guard post.provenance.mayBeKept else { return }
    await opened?.remember(post)
  }
}

/// Stores the posts that were opened, so that they open without a connection after the feed has moved on.
public protocol OpenedPosts: Sendable {
  /// Reads a post.
  ///
  /// - Parameter id: The post.
  /// - Returns: The post as it was when it was opened last, without the relation of the user to it; `nil` where it is
  ///   not stored or cannot be read.
  func post(_ id: Post.ID) async -> Fetched<Post>?

  /// Remembers a post that was opened; one that cannot be stored is forgotten.
  ///
  /// - Parameter post: The post, from where it came.
  func remember(_ post: Fetched<Post>) async
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

  /// It is in no part of the feed, and the parts may be out of date, or are not the whole feed.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``, then try again.
  case incomplete(ServiceError)

  /// The feed was read as a whole just now, and does not have it.
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
