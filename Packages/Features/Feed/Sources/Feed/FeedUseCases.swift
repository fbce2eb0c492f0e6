public import CareersDomain
import DomainKernel

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

extension FeedUseCases {
  /// The title of a post as far as it is stored: in the feed, or in the saved list.
  func storedTitle(of id: Post.ID) async -> String? {
    if let title = await publishedTitle(of: id) { return title }
    do throws(ServiceError) {
      var page: PageRequest? = PageRequest()
      while let request = page {
        let part = try await saved.saved(request, .cacheOnly).value
        if let post = part.entries.first(where: { $0.id == id }) { return post.title }
        page = part.next
      }
    } catch {
      // This is where the stored part of the list ends.
      return nil
    }
    return nil
  }

  private func publishedTitle(of id: Post.ID) async -> String? {
    do throws(OpenPostError) {
      return try await OpenPost(repository: repository)(id, .cacheOnly).value.title
    } catch {
      // The feed that is stored does not have it; the saved list may.
      return nil
    }
  }
}
