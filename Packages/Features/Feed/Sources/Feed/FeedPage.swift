import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The most columns of a text that is comfortable to read.
private let readableWidth = 88

/// The page of the feed.
func feedPage(
  _ state: FeedScreen.State,
  _ marks: MarkState<Post.ID>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(
    strings.listWords(of: state.query),
    context,
    at: .feed(state.query),
    notice: marks.notice(in: context),
    wayOut: state.query == FeedQuery() ? nil : .open(.feed(FeedQuery()), purpose: strings.entries.listAll),
    search: Action(strings.entries.search, .searchFeed(state.query), .asks),
    tabs: state.query == FeedQuery() ? .feed(context, current: 0) : .none
  ) { post in
    PostRow(post: post, query: state.query, marks: marks, context: context).laidOut
  }
}

/// The page of the list of saved posts.
func savedPostsPage(
  _ state: SavedPostsScreen.State,
  _ marks: MarkState<Post.ID>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(
    strings.entries.savedList,
    context,
    at: .savedPosts,
    notice: marks.notice(in: context),
    wayOut: .open(.feed(FeedQuery()), purpose: strings.entries.listAll),
    tabs: .feed(context, current: 1)
  ) { post in
    savedPostRow(post, marks, context)
  }
}

extension PageTabs {
  /// The feed and the saved posts, beside each other.
  fileprivate static func feed(_ context: ViewContext, current: Int) -> PageTabs {
    let strings = Strings(context.language)
    return .screens(
      [ScreenTab(strings.feed, .feed(FeedQuery())), ScreenTab(strings.entries.saved, .savedPosts)],
      current: current
    )
  }
}

/// A post in the list of saved ones.
func savedPostRow(
  _ item: SavedItem<Post>,
  _ marks: MarkState<Post.ID>,
  _ context: ViewContext
) -> QueryListRow {
  switch item {
  case .entry(let post): PostRow(post: post, marks: marks, isSavedList: true, context: context).laidOut
  case .unknown(let id, let isWaiting):
    .unknown(
      id.rawValue,
      opening: .post(id, among: FeedQuery()),
      marks.savedFact(id, else: true, isWaiting: isWaiting, isAmongSaved: true, in: context),
      in: context
    )
  }
}

/// A post in a list.
struct PostRow {
  let post: Post
  var query = FeedQuery()
  var marks = MarkState<Post.ID>()
  /// Whether all posts around it are saved, so that only the contrary is said.
  var isSavedList = false
  let context: ViewContext

  var laidOut: QueryListRow {
    guard post.publication.isPublished != false else {
      // A post that is not published is not in the feed; it can only be removed, if it is saved.
      let row = row(trailing: nil)
      guard isSaved else { return QueryListRow(element: .row(row), item: Item(post.id.rawValue, row)) }
      let words = Strings(context.language).entries
      let remove = Action(words.action(saving: false), .saved(post.id, false), .changes)
      return QueryListRow(element: .row(row), item: Item(post.id.rawValue, row, action: remove))
    }
    let route = Route.post(post.id, among: query)
    return QueryListRow(
      element: .row(row(trailing: context.opening(route))),
      item: Item(post.id.rawValue, row(trailing: nil), route: route)
    )
  }

  /// Whether there is a saved post to remove, which only the service and the user can say in the feed.
  private var isSaved: Bool { isSavedList || marks.isOn(post.id, else: post.viewer?.isSaved) == true }

  private func row(trailing: StyledText?) -> ListRow {
    let facts = PostFacts(post: post, marks: marks, isSavedList: isSavedList, context: context)
    return ListRow(
      SafeText(post.title),
      subtitle: post.excerpt.map { SafeText($0) },
      details: [
        facts.category, facts.author, facts.age, facts.saved, facts.unpublished, facts.unpublishedID,
      ].compactMap(\.self),
      trailing: trailing
    )
  }
}

/// The short facts of a post, as texts; what is not known is `nil`.
private struct PostFacts {
  let post: Post
  var marks = MarkState<Post.ID>()
  var isSavedList = false
  let context: ViewContext

  private var language: Language { context.language }

  var category: StyledText? {
    post.category.map { StyledText(Strings(language).name(of: $0), .accent) }
  }

  var author: StyledText? { post.author.map { StyledText(SafeText($0), .muted) } }

  private var strings: Strings { Strings(language) }

  /// Whether the post is saved, and whether the service knows it.
  var saved: StyledText? {
    marks.savedFact(
      post.id,
      else: post.viewer?.isSaved,
      isWaiting: post.viewer?.isWaiting == true,
      isAmongSaved: isSavedList,
      in: context
    )
  }

  /// That the post is not published any more, or not yet.
  var unpublished: StyledText? {
    guard post.publication.isPublished == false else { return nil }
    let words = strings.entries.unpublished(isScheduled: post.publication.status == .scheduled)
    return StyledText(Badge(words, .warning))
  }

  /// The time that reading takes.
  var readingTime: StyledText? {
    post.readingMinutes.map { StyledText(strings.reading(minutes: $0), .muted) }
  }

  /// How long ago the post was published where that is less than a month, otherwise the day.
  var age: StyledText? { recent.map { StyledText($0, .muted) } ?? day }

  /// The day of publication, and how long ago that is where it is less than a month.
  var published: StyledText? {
    guard let dayName, let recent else { return day }
    return StyledText(strings.dated(dayName, recent), .muted)
  }

  private var recent: SafeText? {
    guard let date = post.publication.date else { return nil }
    let seconds = context.now.timeIntervalSince(date)
    return (0..<30 * 86_400).contains(seconds) ? SafeText(language.ago(seconds: Int(seconds))) : nil
  }

  /// The day of publication by the calendar of Japan.
  var day: StyledText? { dayName.map { StyledText($0, .muted) } }

  private var dayName: SafeText? {
    post.publication.date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }.map { seconds in
      SafeText(language.date(of: CalendarTime(secondsSince1970: seconds, offset: 9 * 3600)))
    }
  }

  /// The id of a post that is not in the feed, which is needed to remove it.
  var unpublishedID: StyledText? {
    guard post.publication.isPublished == false else { return nil }
    return StyledText(SafeText(post.id.rawValue), .muted).announced(as: strings.id)
  }
}

/// The page of a post.
func postPage(
  _ state: PostViewModel.State,
  _ marks: MarkState<Post.ID>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.entries.page(), context) { post in
    let facts = PostFacts(post: post.value, marks: marks, context: context)
    let paragraphs = (post.excerpt ?? "").split(whereSeparator: \.isNewline)
    let image = post.image.flatMap { link in
      Link(link.description).map { KeyValue(strings.image, StyledText(SafeText(link.description), link: $0)) }
    }
    let id = StyledText(SafeText(post.id.rawValue), .muted).announced(as: strings.id)
    return Page(
      SafeText(post.title),
      header: .stack([
        .heading(SafeText(post.title), .page),
        .facts(
          [facts.category, facts.author, facts.published, facts.readingTime, facts.saved, facts.unpublished]
            .compactMap(\.self)
        ),
      ]),
      notice: .notices(
        [marks.notice(in: context, of: post.value.id)],
        from: post.provenance,
        in: context
      ),
      content: .stack(
        paragraphs.map { .text(StyledText(SafeText(String($0)))) } + [
          .text(StyledText(paragraphs.isEmpty ? strings.noText : strings.noFullText, .muted)),
          image.map { .keyValues([$0]) } ?? .empty,
        ],
        spacing: 1
      )
      .limited(toWidth: readableWidth),
      footer: .facts([id] + SourceFacts.facts(post.provenance, context)),
      actions: postActions(post.value, marks, strings)
    )
  }
}

private func postActions(_ post: Post, _ marks: MarkState<Post.ID>, _ strings: Strings) -> [Action] {
  let share = Action(strings.sharePost, .share(post.id))
  guard post.viewer?.isSignedIn != false else {
    return [share, Action(strings.signIn, Route("account", "login"), .example)]
  }
  let isSaved = marks.isOn(post.id, else: post.viewer?.isSaved)
  let save = isSaved.map { saved in
    Action(strings.entries.action(saving: !saved), .saved(post.id, !saved), .changes, place: 0)
  }
  return [save, share].compactMap(\.self)
}
