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
func feedPage(_ state: FeedViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.list.page(strings.listWords, context) { list in
    let rows = state.posts.map { PostRow(post: $0, query: state.query, context: context) }
    let count = rows.isEmpty ? [] : [StyledText(strings.count(rows.count, of: list.total), .muted)]
    let filters = strings.filters(of: state.query)
    return Page(
      strings.feed,
      header: .stack([
        .heading(strings.feed, .page),
        .facts(filters.map { StyledText($0, .muted) }),
      ]),
      notice: SourceFacts.notice(list.provenance, context),
      content: rows.isEmpty
        ? empty(isNarrowed: !filters.isEmpty, context)
        : .list(rows.map { .row($0.row) }, spacing: 1).limited(toWidth: readableWidth),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + SourceFacts.facts(list.provenance, context)),
      actions: actions(state, strings)
    )
  }
}

private func empty(isNarrowed: Bool, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  guard isNarrowed else { return .emptyState(title: strings.noPosts) }
  let remedy = Remedy.open(.feed(FeedQuery()), purpose: strings.listPosts)
  return .emptyState(title: strings.noneMatches, hint: SafeText(context.sentence(for: remedy)))
}

private func actions(_ state: FeedViewModel.State, _ strings: Strings) -> [Action] {
  let open = state.posts.first.map { Action(strings.openOne, .post($0.id, among: state.query)) }
  let all = state.next.map { _ in Action(strings.showAll, Route.feed(state.query).with("all")) }
  return [open, all].compactMap(\.self)
}

/// A post in the feed.
private struct PostRow {
  let post: Post
  let query: FeedQuery
  let context: ViewContext

  private var route: Route { .post(post.id, among: query) }

  var item: Item { Item(post.id.rawValue, row(trailing: nil), route: route) }

  var row: ListRow { row(trailing: context.opening(route)) }

  private func row(trailing: StyledText?) -> ListRow {
    let facts = PostFacts(post: post, context: context)
    return ListRow(
      SafeText(post.title),
      subtitle: post.excerpt.map { SafeText($0) },
      details: [facts.category, facts.author, facts.age].compactMap(\.self),
      trailing: trailing
    )
  }
}

/// The short facts of a post, as texts; what is not known is `nil`.
private struct PostFacts {
  let post: Post
  let context: ViewContext

  private var language: Language { context.language }

  var category: StyledText? {
    post.category.map { StyledText(Strings(language).name(of: $0), .accent) }
  }

  var author: StyledText? { post.author.map { StyledText(SafeText($0), .muted) } }

  /// How long ago the post was published where that is less than a month, otherwise the day.
  var age: StyledText? {
    guard let date = post.publication.date else { return nil }
    let seconds = context.now.timeIntervalSince(date)
    guard (0..<30 * 86_400).contains(seconds) else { return day }
    return StyledText(SafeText(language.ago(seconds: Int(seconds))), .muted)
  }

  /// The day of publication by the calendar of Japan.
  var day: StyledText? {
    post.publication.date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }.map { seconds in
      let day = CalendarTime(secondsSince1970: seconds, offset: 9 * 3600)
      return StyledText(SafeText(language.date(of: day)), .muted)
    }
  }
}

/// The page of a post.
func postPage(_ state: PostViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.postWords, context) { post in
    let facts = PostFacts(post: post.value, context: context)
    let paragraphs = (post.excerpt ?? "").split(whereSeparator: \.isNewline)
    let image = post.image.flatMap { link in
      Link(link.description).map { KeyValue(strings.image, StyledText(SafeText(link.description), link: $0)) }
    }
    let id = StyledText(SafeText(post.id.rawValue), .muted).announced(as: strings.id)
    return Page(
      SafeText(post.title),
      header: .stack([
        .heading(SafeText(post.title), .page),
        .facts([facts.category, facts.author, facts.day].compactMap(\.self)),
      ]),
      notice: SourceFacts.notice(post.provenance, context),
      content: .stack(
        paragraphs.map { .text(StyledText(SafeText(String($0)))) } + [
          .text(StyledText(paragraphs.isEmpty ? strings.noText : strings.noFullText, .muted)),
          image.map { .keyValues([$0]) } ?? .empty,
        ],
        spacing: 1
      )
      .limited(toWidth: readableWidth),
      footer: .facts([id] + SourceFacts.facts(post.provenance, context))
    )
  }
}
