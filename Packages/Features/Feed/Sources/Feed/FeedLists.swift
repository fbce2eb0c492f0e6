import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit

/// The posts that the user saves in this run, and the changes of saved posts that wait to be sent.
typealias PostMarks = OptimisticMarks<Post.ID>

/// The feed, or the posts of a query.
typealias FeedScreen = QueryListScreen<FeedQuery, Post>

/// The list of saved posts.
typealias SavedPostsScreen = QueryListScreen<SavedQuery, SavedItem<Post>>

/// Makes the screens of lists of posts.
struct FeedLists: Sendable {
  /// The number of posts that are shown where nothing is said.
  static let usualLimit = 20

  let useCases: FeedUseCases
  let marks: PostMarks
  let observe: @Sendable (FeatureEvent) -> Void

  @MainActor
  func feed(_ query: FeedQuery, limit: Int? = usualLimit) -> FeedScreen {
    FeedScreen(
      "BrowseFeed",
      query,
      limit: limit,
      partSize: PageRequest.limit,
      browse: BrowseFeed(repository: useCases.repository),
      presentation: .init(
        table: PostViewModel.table,
        page: { [marks] in feedPage($0, marks.state, $1) },
        rows: { posts, query, context in
          FeedScreen.State.element(posts.map { PostRow(post: $0, query: query, context: context).laidOut })
        },
        loaded: { [marks] list in await marks.update(list.entries.map(\.id), from: list.provenance) },
        warning: { [marks] in marks.state.warning }
      ),
      observe: observe
    )
  }

  @MainActor
  func saved(limit: Int? = usualLimit) -> SavedPostsScreen {
    SavedPostsScreen(
      "ListSavedPosts",
      SavedQuery(),
      limit: limit,
      partSize: PageRequest.limit,
      browse: useCases.saved,
      presentation: .init(
        table: PostViewModel.savedTable,
        page: { [marks] in savedPostsPage($0, marks.state, $1) },
        rows: { posts, _, context in
          SavedPostsScreen.State.element(posts.map { savedPostRow($0, MarkState(), context) })
        },
        loaded: { [marks] list in await marks.update(list.entries.map(\.id), from: list.provenance) },
        warning: { [marks] in marks.state.warning }
      ),
      observe: observe
    )
  }
}
