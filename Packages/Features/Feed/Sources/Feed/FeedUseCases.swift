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

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives posts.
  ///   - saved: Lists the saved posts of the user.
  ///   - change: Saves and unsaves posts.
  public init(repository: any FeedRepository, saved: BrowseSaved<Post>, change: ChangeSaved) {
    self.repository = repository
    self.saved = saved
    self.change = change
  }
}

extension FeedUseCases {
  /// The title of a post as far as it is stored: in the feed, or in the saved list.
  func storedTitle(of id: Post.ID) async -> String? {
    if let title = await publishedTitle(of: id) { return title }
    return await saved.firstStored(of: SavedQuery()) { $0.id == id ? $0.entry?.title : nil }
  }

  private func publishedTitle(of id: Post.ID) async -> String? {
    do throws(OpenPostError) {
      return try await OpenPost(repository: repository)(id, .cacheOnly).value.title
    } catch {
      // monorepo:allow swallowed-error: the feed that is stored does not have it; the saved list may
      return nil
    }
  }
}
