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
///   - context: Where the page is shown.
/// - Returns: The page.
func communityPage(
  _ state: CommunityViewModel.State,
  viewer: Card.ID? = nil,
  _ context: ViewContext
) -> Page {
  state.page(Strings(context.language).communityWords, context) {
    CommunityLayout(overview: $0, viewer: viewer, context: context).page
  }
}

/// Lays a community out: its period, the best member of each category, and all members by rank.
private struct CommunityLayout {
  let overview: Fetched<CommunityOverview>
  let viewer: Card.ID?
  let context: ViewContext

  private var community: Community { overview.community.value }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    Page(
      SafeText(community.name),
      header: .stack([
        .heading(SafeText(community.name), .page),
        .text(StyledText(strings.period(community.period), .muted)),
      ]),
      notice: SourceFacts.notice(overview.provenance, context),
      content: .stack(
        [
          .stack([.heading(strings.highlights), highlights]), .stack([.heading(strings.members), members]),
        ],
        spacing: 1
      ),
      groups: groups,
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
    let join = Action(strings.join, Route("communities", "join", id), .changes)
    let leave = Action(strings.leave, Route("communities", "leave", id), .changes)
    let membership = isMember.map { $0 ? [leave] : [join] } ?? [join, leave]
    return membership + [Action(strings.countAgain, Route("communities", "refresh", id), .changes)]
  }

  /// Whether the signed-in account is a member; `nil` when the account or the members are unknown.
  private var isMember: Bool? {
    guard let viewer, let members = overview.value.members else { return nil }
    return members.contains { $0.id == viewer }
  }

  // MARK: Highlights

  private var highlights: Element {
    .keyValues(
      HighlightCategory.allCases.map { category in
        KeyValue(strings.name(of: category), best(category))
      }
    )
  }

  private func best(_ category: HighlightCategory) -> StyledText {
    guard let highlight = overview.highlights[category] else {
      return StyledText(nobody(in: category), .muted)
    }
    let name = name(of: highlight.card)
    guard let count = highlight.count else { return name }
    return name + StyledText(strings.separator) + StyledText(strings.count(count, category), .accent)
  }

  /// Why a category has no best member: nobody has contributed, or it is not known who has.
  private func nobody(in category: HighlightCategory) -> SafeText {
    guard overview.highlights.isEmpty || overview.value.members != nil else { return strings.nobodyYet }
    guard let members = overview.value.members else { return strings.unknown }
    let totals = members.compactMap(\.member.totals)
    if members.isEmpty || totals.contains(where: { category.count($0) != nil }) { return strings.nobodyYet }
    return totals.isEmpty ? strings.notCountedYet : strings.unknown
  }

  // MARK: Members

  private var members: Element {
    switch overview.ranking {
    case .failure(let error):
      FailureMessage(CommunitiesFailure.cards(error), in: context).callout(about: strings.noMembersLoaded)
    case .success(let ranking) where ranking.members.isEmpty: .emptyState(title: strings.noMembers)
    case .success(let ranking): .stack([table(of: ranking.members), withoutCalendar(in: ranking.members)])
    }
  }

  /// Explains the dashes of members that nobody can count.
  private func withoutCalendar(in members: [RankedMember]) -> Element {
    let kinds = Set(members.compactMap { $0.member.card.kind }).filter { !$0.hasCalendar }
    return kinds.isEmpty ? .empty : .text(StyledText(strings.noCalendar(kinds), .muted))
  }

  private func table(of members: [RankedMember]) -> Element {
    let columns = [
      TableColumn(strings.rank, alignment: .trailing, minimum: 3, priority: 5),
      TableColumn(strings.member, minimum: 14, priority: 4),
      TableColumn(strings.total, alignment: .trailing, minimum: 5, priority: 3),
      TableColumn(strings.commits, alignment: .trailing, minimum: 5, priority: 2),
      TableColumn(strings.reviews, alignment: .trailing, minimum: 5, priority: 1),
      TableColumn(strings.issues, alignment: .trailing, minimum: 5, priority: 1),
      TableColumn(strings.pullRequests, alignment: .trailing, minimum: 5, priority: 1),
    ]
    return .table(columns, rows: members.map(row))
  }

  private func row(_ ranked: RankedMember) -> [StyledText] {
    let card = ranked.member.card
    let parts = ranked.member.totals?.parts
    let figures = [
      ranked.member.totals?.total, parts?.commits, parts?.reviews, parts?.issues, parts?.pullRequests,
    ]
    return [number(ranked.rank), name(of: card)] + figures.map(number)
  }

  private func name(of card: Card) -> StyledText {
    let login = SafeText("@" + card.login)
    let name = card.name.map { "\(SafeText($0)) \(login, .muted)" } ?? StyledText(login)
    guard let kind = card.kind, !kind.hasCalendar else { return name }
    return name + StyledText(strings.separator) + StyledText(strings.name(of: kind), .muted)
  }

  private func number(_ number: Int?) -> StyledText {
    number.map { StyledText(SafeText(context.language.grouped($0))) } ?? StyledText(strings.unknown, .muted)
  }

  // MARK: Rows to choose

  private var groups: [ItemGroup] {
    let best = HighlightCategory.allCases.map { category in
      Item(
        "best " + category.rawValue,
        ListRow(strings.name(of: category), details: [self.best(category)]),
        route: overview.highlights[category].map { Route.card($0.card) }
      )
    }
    let rows = (overview.value.members ?? []).map { ranked in
      let kind = ranked.member.card.kind.flatMap { $0.hasCalendar ? nil : strings.name(of: $0) }
      let total = (ranked.member.totals.map { strings.contributions($0.total) } ?? kind).map {
        StyledText($0, .muted)
      }
      let rank = ranked.rank.map { StyledText(strings.place($0), .muted) }
      return Item(
        ranked.id.description,
        ListRow(
          SafeText(ranked.member.card.title),
          details: [rank, StyledText(SafeText("@" + ranked.member.card.login), .muted), total].compactMap(
            \.self
          )
        ),
        route: .card(ranked.member.card)
      )
    }
    return [
      ItemGroup(heading: .heading(strings.highlights), best),
      ItemGroup(heading: .heading(strings.members), rows, note: rows.isEmpty ? members : .empty),
    ]
  }
}
