public import CareersDomain

/// The use cases of the feature; the composition root makes it.
public struct FeedUseCases: Sendable {
  /// Gives posts.
  public var repository: any FeedRepository
  /// Lists the saved posts of the user.
  public var saved: BrowseSaved<Post>
  /// Saves posts, and removes them from the saved ones.
  public var change: ChangeSaved

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives posts.
  ///   - saved: Lists the saved posts of the user.
  ///   - change: Saves posts, and removes them from the saved ones.
  public init(repository: any FeedRepository, saved: BrowseSaved<Post>, change: ChangeSaved) {
    self.repository = repository
    self.saved = saved
    self.change = change
  }
}
