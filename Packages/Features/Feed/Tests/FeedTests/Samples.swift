import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Feed

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Posts for the screens, and the context in which they are shown.
enum Samples {
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: CareersSamples.fetchedAt.addingTimeInterval(180),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  static let query = FeedQuery(text: "photo", category: .visa)

  /// A post whose texts try to steer the terminal.
  static let hostile = Post(
    id: Post.ID(rawValue: "$(reboot)"),
    title: "Bell\u{7} and \u{1B}[2Jclear",
    excerpt: "A turn \u{202E}of text\nand a\ttab.",
    category: PostCategory(rawValue: "GIG\u{202E}WORK"),
    author: "Evil'; reboot",
    publication: Publication(publishedAt: CareersSamples.fetchedAt.addingTimeInterval(86_400))
  )

  static let waiting = MarkState(
    changed: [CareersSamples.savablePost.id: .init(isOn: false, progress: .waiting)],
    waiting: [WaitingMark(CareersSamples.savablePost.id, isOn: false, title: "Remove the post 1")]
  )

  static func state(
    _ list: LoadState<EntryPage<Post>, ServiceError>,
    _ query: FeedQuery = FeedQuery(),
    limit: Int = 20
  ) -> FeedScreen.State {
    FeedScreen.State(query: query, list: list, limit: limit)
  }
}

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is recorded in every form.
  let isMain: Bool
  private let page: @Sendable (ViewContext) -> Page

  var description: String { name }

  func element(in language: Language = .english) -> Element {
    let context = Samples.context(in: language)
    return page(context).element(in: context)
  }

  func written(in language: Language) -> [WrittenScreen] {
    let name = (language == .english ? "" : language.tag + ".") + name
    return isMain
      ? WrittenScreen.everyForm(of: element(in: language), named: name, in: language)
      : [WrittenScreen.plain(element(in: language), named: name, in: language)]
  }

  static let all = lists + saved + posts

  private static let feed = CareersSamples.page(CareersSamples.posts, total: 3)
  private static let many = CareersSamples.page(CareersSamples.posts(1...3), next: 50, total: 60)

  private static let lists = [
    list("feed", isMain: true, .loaded(feed)),
    list("feed-loading", .loading),
    list("feed-narrowed", .loaded(CareersSamples.page([CareersSamples.visaPost], total: 1)), Samples.query),
    list("feed-empty", .empty(CareersSamples.page([], total: 0))),
    list("feed-none-matches", .empty(CareersSamples.page([], total: 0)), Samples.query),
    list("feed-continued", .loaded(many), limit: 2),
    list("feed-not-continued", .partial(many, .timedOut)),
    list("feed-stale", .loaded(CareersSamples.fetched(feed.value, .offline))),
    list("feed-failed", .failed(.offline, previous: nil)),
    list("feed-hostile", .loaded(CareersSamples.page([Samples.hostile], total: 1))),
  ]

  private static let savedPosts = CareersSamples.page(
    [SavedItem.entry(CareersSamples.savablePost), .entry(oldPost)],
    total: 2
  )
  private static let oldPost = Post(
    id: Post.ID(rawValue: "post_gone"),
    title: "An old post",
    publication: Publication(status: .draft),
    viewer: ViewerState(isSignedIn: true, isSaved: true)
  )
  private static let changedPosts = CareersSamples.page(
    [
      .unknown(Post.ID(rawValue: "0d49d446-47e2-42eb-8dbd-26f73876fec8"), isWaiting: true),
      .entry(
        CareersSamples.savablePost.with(ViewerState(isSignedIn: true, isSaved: true, isWaiting: true))
      ),
      SavedItem.entry(oldPost.with(ViewerState(isSignedIn: true, isSaved: false, isWaiting: true))),
    ],
    total: 3
  )

  private static let saved = [
    list("feed-saved", .loaded(CareersSamples.page([CareersSamples.savablePost], total: 1))),
    savedList("saved", .loaded(savedPosts)),
    savedList("saved-waiting", .loaded(savedPosts), Samples.waiting),
    savedList("saved-changed-offline", isMain: true, .loaded(changedPosts)),
    savedList("saved-empty", .empty(CareersSamples.page([], total: 0))),
  ]

  private static let posts = [
    post("post-signed-in", .loaded(CareersSamples.fetched(CareersSamples.savablePost))),
    post("post", isMain: true, .loaded(CareersSamples.fetched(CareersSamples.visaPost))),
    post("post-loading", .loading),
    post("post-bare", .loaded(CareersSamples.fetched(CareersSamples.barePost))),
    post("post-hostile", .loaded(CareersSamples.fetched(Samples.hostile))),
    failed("post-none", .noSuchPost),
    failed("post-none-matches", .noSuchPost, Samples.query),
    failed("post-interrupted", .interrupted(searched: 1000, .offline)),
    failed("post-out-of-reach", .outOfReach(searched: 1000)),
    failed("post-failed", .service(.timedOut)),
  ]

  private static func list(
    _ name: String,
    isMain: Bool = false,
    _ list: LoadState<EntryPage<Post>, ServiceError>,
    _ query: FeedQuery = FeedQuery(),
    limit: Int = 20
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) {
      feedPage(Samples.state(list, query, limit: limit), MarkState(), $0)
    }
  }

  private static func savedList(
    _ name: String,
    isMain: Bool = false,
    _ list: LoadState<EntryPage<SavedItem<Post>>, ServiceError>,
    _ marks: MarkState<Post.ID> = MarkState()
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) {
      savedPostsPage(SavedPostsScreen.State(query: SavedQuery(), list: list), marks, $0)
    }
  }

  private static func post(
    _ name: String,
    isMain: Bool = false,
    _ state: PostViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { postPage(state, MarkState(), $0) }
  }

  private static func failed(
    _ name: String,
    _ error: OpenPostError,
    _ query: FeedQuery = FeedQuery()
  ) -> ScreenSample {
    let request = PostRequest(id: CareersSamples.visaPost.id, query: query)
    return post(name, .failed(PostFailure(error: error, request: request), previous: nil))
  }
}
