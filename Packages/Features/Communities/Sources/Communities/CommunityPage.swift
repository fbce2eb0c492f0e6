import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The page of a community.
///
/// - Parameters:
///   - state: The community as far as it is there.
///   - viewer: The number of the signed-in account; `nil` while it is unknown.
///   - pictures: The pictures of the members; identicons stand for the others.
///   - context: Where the page is shown.
/// - Returns: The page.
func communityPage(
  _ state: CommunityViewModel.State,
  viewer: Card.ID? = nil,
  pictures: [WebLink: PictureData] = [:],
  _ context: ViewContext
) -> Page {
  state.page(Strings(context.language).communityWords, context) {
    CommunityLayout(overview: $0, viewer: viewer, pictures: pictures, context: context).page
  }
}

/// Lays a community out: its period, the best member of each category, and all members by rank; by parts for shells that
/// show one at a time.
private struct CommunityLayout {
  let overview: Fetched<CommunityOverview>
  let viewer: Card.ID?
  let pictures: [WebLink: PictureData]
  let context: ViewContext

  private var community: Community { overview.community.value }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let members = members
    let parts = CommunityParts(
      overview: overview.value,
      pictures: pictures,
      context: context,
      members: members
    )
    return Page(
      SafeText(community.name),
      header: .stack([
        .heading(SafeText(community.name), .page),
        .text(StyledText(strings.period(community.period), .muted)),
      ]),
      notice: .notice(unreadable: overview.value.unreadableCount, from: overview.provenance, in: context),
      content: .stack(
        [
          .stack([.heading(strings.highlights), .keyValues(bestMembers)]),
          .stack([.heading(strings.members), members]),
        ],
        spacing: 1
      ),
      tabs: .contents(parts.parts),
      footer: .facts(count + [id] + SourceFacts.facts(overview.provenance, context)),
      actions: actions
    )
  }

  private var id: StyledText {
    StyledText(SafeText(community.id.rawValue), .muted).announced(as: strings.id)
  }

  private var count: [StyledText] {
    (overview.value.members?.count).map { [StyledText(strings.count(members: $0), .muted)] } ?? []
  }

  private var actions: [Action] {
    let id = community.id.rawValue
    let join = Action(strings.join, Route("communities", "join", id), .changes, place: 0)
    let leave = Action(strings.leave, Route("communities", "leave", id), .changes, place: 1)
    let membership = isMember.map { $0 ? [leave] : [join] } ?? [join, leave]
    return membership + [
      Action(strings.countAgain, Route("communities", "refresh", id), .changes, place: 2)
    ]
  }

  /// Whether the signed-in account is a member; `nil` when the account or one of the members is unknown.
  private var isMember: Bool? {
    guard let viewer, let members = overview.value.members else { return nil }
    if members.contains(where: { $0.id == viewer }) { return true }
    return overview.value.unreadableMemberCount == 0 ? false : nil
  }

  // MARK: Highlights

  private var bestMembers: [KeyValue] {
    HighlightCategory.allCases.map { category in
      KeyValue(strings.name(of: category), overview.value.best(in: category, strings))
    }
  }

  // MARK: Members

  private var members: Element {
    switch overview.ranking {
    case .failure(let error):
      FailureMessage(CommunitiesFailure.cards(error), in: context).callout(about: strings.noMembersLoaded)
    case .success(let ranking) where ranking.members.isEmpty:
      ranking.unreadableCount == 0 ? .emptyState(title: strings.noMembers) : .empty
    case .success(let ranking): listed(ranking.members)
    }
  }

  /// The members by rank, and why some of them are not counted.
  private func listed(_ members: [RankedMember]) -> Element {
    let table = Element.stack([table(of: members), withoutCalendar(in: members)])
    let notes = notCounted
    return notes.isEmpty ? table : .stack([table] + notes, spacing: 1)
  }

  private var notCounted: [Element] {
    let failures = overview.value.failures.map { failure in
      FailureMessage(CommunitiesFailure.cards(.service(failure.error)), in: context)
        .callout(about: strings.notCounted(failure.members))
    }
    let waiting = overview.value.membersNotCountedYet
    guard waiting > 0 else { return failures }
    return failures + [.text(StyledText(strings.stillToCount(waiting), .muted))]
  }

  /// Explains the dashes of members that nobody can count.
  private func withoutCalendar(in members: [RankedMember]) -> Element {
    let kinds = Set(members.compactMap { $0.member.card.kind }).filter { !$0.hasCalendar }
    return kinds.isEmpty ? .empty : .text(StyledText(strings.noCalendar(kinds), .muted))
  }

  /// Ranks the members; where there is too little room, the parts of the total are left out first, from the
  /// last, then the place, which the order tells, and then the total.
  private func table(of members: [RankedMember]) -> Element {
    let columns = [
      figures(strings.rank), member, figures(strings.total, priority: 1), figures(strings.commits),
      figures(strings.reviews), figures(strings.issues), figures(strings.pullRequests),
    ]
    return .table(columns, rows: members.map(row))
  }

  /// The names: numbers give way to them, and a login, which other commands need, continues in a next line.
  private var member: TableColumn {
    TableColumn(strings.member, minimum: 24, priority: 2, overflow: .wrapAtMost(4))
  }

  /// A column of numbers, left out rather than shown with a cut number or under half a heading.
  private func figures(_ title: SafeText, priority: Int = 0) -> TableColumn {
    let cells = CellWidth().cells(of: title.string)
    return TableColumn(title, alignment: .trailing, minimum: max(cells, 5), priority: priority)
  }

  private func row(_ ranked: RankedMember) -> [StyledText] {
    let card = ranked.member.card
    let parts = ranked.member.totals?.parts
    let figures = [
      ranked.member.totals?.total, parts?.commits, parts?.reviews, parts?.issues, parts?.pullRequests,
    ]
    return [number(ranked.rank), card.fullName(strings)] + figures.map(number)
  }

  private func number(_ number: Int?) -> StyledText {
    number.map { StyledText(SafeText(context.language.grouped($0))) } ?? StyledText(strings.unknown, .muted)
  }
}
