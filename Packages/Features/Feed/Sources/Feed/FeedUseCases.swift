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
  /// Finds posts in what is stored; no connection is made.
  public var find: @Sendable ([Post.ID]) async -> [Post]
  /// Stores the posts that were opened; `nil` where nothing is stored.
  public var opened: (any OpenedPosts)?

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives posts.
  ///   - saved: Lists the saved posts of the user.
  ///   - change: Saves and unsaves posts.
  ///   - find: Finds posts in what is stored; no connection is made.
  ///   - opened: Stores the posts that were opened; `nil` where nothing is stored.
  public init(
    repository: any FeedRepository,
    saved: BrowseSaved<Post>,
    change: ChangeSaved,
    find: @escaping @Sendable ([Post.ID]) async -> [Post],
    opened: (any OpenedPosts)? = nil
  ) {
    self.repository = repository
    self.saved = saved
    self.change = change
    self.find = find
    self.opened = opened
  }

  var open: OpenPost { OpenPost(repository: repository, saved: saved, opened: opened) }
}

extension FeedUseCases {
  /// The title of a post as far as it is stored: since it was opened, in the feed, or in the saved list.
  func storedTitle(of id: Post.ID) async -> String? {
    if let title = await find([id]).first?.title { return title }
    let stored = await saved.firstStored(of: SavedQuery()) { item -> String? in
      item.id == id ? item.entry?.title : nil
    }
    return stored?.value
  }
}
