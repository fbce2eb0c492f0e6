public import CareersDomain
public import DomainKernel

/// The use cases of the feature; the composition root makes it.
public struct FeedUseCases: Sendable {
  /// Gives posts.
  public var repository: any FeedRepository
  /// Lists the saved posts of the user.
  public var saved: BrowseSaved<Post>
  /// Saves and unsaves posts.
  public var change: ChangeSaved
  /// Stores the posts that were opened; `nil` where nothing is stored.
  public var opened: (any OpenedPosts)?

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives posts.
  ///   - saved: Lists the saved posts of the user.
  ///   - change: Saves and unsaves posts.
  ///   - opened: Stores the posts that were opened; `nil` where nothing is stored.
  public init(
    repository: any FeedRepository,
    saved: BrowseSaved<Post>,
    change: ChangeSaved,
    opened: (any OpenedPosts)? = nil
  ) {
    self.repository = repository
    self.saved = saved
    self.change = change
    self.opened = opened
  }

  var open: OpenPost { OpenPost(repository: repository, saved: saved, opened: opened) }
}

extension FeedUseCases {
  /// The title of a post as far as it is stored: in the feed, or in the saved list.
  func storedTitle(of id: Post.ID) async -> String? {
    if let title = await publishedTitle(of: id) { return title }
    let stored = await saved.firstStored(of: SavedQuery()) { item -> String? in
      item.id == id ? item.entry?.title : nil
    }
    return stored?.value
  }

  private func publishedTitle(of id: Post.ID) async -> String? {
    do throws(OpenPostError) {
      return try await open(id, .cacheOnly).value.title
    } catch {
      // monorepo:allow swallowed-error: the feed that is stored does not have it; the saved list may
      return nil
    }
  }
}
