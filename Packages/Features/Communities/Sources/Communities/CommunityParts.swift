import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit

/// The parts of a community, for shells that show one at a time: the best members, all members, and a ranking for each
/// category.
struct CommunityParts {
  /// The most members of a ranking, and of those whose pictures are loaded.
  static let most = 100
  /// The cells of the bar of the best member.
  private static let barWidth = 20

  let overview: CommunityOverview
  /// The pictures of the members; identicons stand for the others.
  let pictures: [WebLink: PictureData]
  let context: ViewContext
  /// The members as an element, or why there are none.
  let members: Element

  private var strings: Strings { Strings(context.language) }

  var parts: [ContentTab] {
    [
      ContentTab(
        "highlights",
        strings.highlights,
        content: .cardGrid(best.compactMap { $0.tile.map { .tile($0) } }, minimumWidth: Tile.minimumWidth),
        groups: [ItemGroup(best)]
      ),
      ContentTab(
        "members",
        strings.members,
        count: overview.members?.count,
        content: members,
        groups: ItemGroup.unlessEmpty(memberItems)
      ),
    ] + HighlightCategory.allCases.map(ranking)
  }

  // MARK: - The best members

  private var best: [Item] {
    HighlightCategory.allCases.map { category in
      let highlight = overview.highlights[category]
      let name = strings.name(of: category)
      return Item(
        "best " + category.rawValue,
        ListRow(name, details: [overview.best(in: category, strings)]),
        tile: Tile(
          highlight.map { SafeText($0.card.title) } ?? strings.nobody(overview.bestAbsence(in: category)),
          picture: highlight.map { DesignKit.Identicon($0.card) },
          portrait: highlight.flatMap { portrait(of: $0.card) },
          details: [
            StyledText(name, .accent),
            highlight.flatMap { login(of: $0.card) } ?? "",
          ],
          note: highlight?.count.map { StyledText(strings.count($0, category)) } ?? ""
        ),
        route: highlight.map { Route.card($0.card) }
      )
    }
  }

  // MARK: - The members

  private var memberItems: [Item] {
    (overview.members ?? []).map { ranked in
      let card = ranked.member.card
      let title = SafeText(card.title)
      let login = self.login(of: card)
      let place = ranked.rank.map(strings.place)
      let total =
        ranked.member.totals.map { strings.count($0.total, .contributor) }
        ?? card.kindWithoutCalendar(strings)
      let facts = [place.map { StyledText($0, .muted) }, login, total.map { StyledText($0, .muted) }]
      return Item(
        ranked.id.description,
        ListRow(title, details: facts.compactMap(\.self)),
        tile: Tile(
          title,
          picture: DesignKit.Identicon(card),
          portrait: portrait(of: card),
          details: [login ?? "", place.map { StyledText($0, .accent) } ?? ""],
          note: total.map { StyledText($0) } ?? StyledText(strings.notCountedYet, .muted)
        ),
        route: .card(card)
      )
    }
  }

  private func login(of card: Card) -> StyledText? {
    card.mention.map { StyledText(SafeText($0), .muted) }
  }

  private func portrait(of card: Card) -> PictureData? { card.avatar.flatMap { pictures[$0] } }

  // MARK: - The rankings

  private func ranking(of category: HighlightCategory) -> ContentTab {
    ContentTab(
      category.rawValue,
      strings.tab(category),
      content: content(of: rankingItems(category), category),
      groups: ItemGroup.unlessEmpty(rankingItems(category), note: note(below: category))
    )
  }

  private func content(of items: [Item], _ category: HighlightCategory) -> Element {
    guard items.isEmpty else { return .stack([.list(items.map { .row($0.row) }), note(below: category)]) }
    return overview.members == nil
      ? members : .emptyState(title: strings.emptyRanking(overview.absence(in: category)))
  }

  private func rankingItems(_ category: HighlightCategory) -> [Item] {
    let ranked = overview.ranking(in: category)
    guard let most = ranked.first?.count else { return [] }
    return ranked.prefix(Self.most).map { member in
      let bar = member.count * Self.barWidth / most
      return Item(
        member.card.id.description,
        ListRow(
          SafeText(member.card.title),
          details: [
            self.bar(max(bar, 1)), StyledText(strings.place(member.place), .muted),
            login(of: member.card) ?? "",
          ],
          trailing: StyledText(strings.count(member.count, category), .accent)
        ),
        route: .card(member.card)
      )
    }
  }

  /// How many members stand behind those that a ranking shows.
  private func note(below category: HighlightCategory) -> Element {
    let rest = overview.ranking(in: category).count - Self.most
    return rest > 0 ? .text(StyledText(strings.more(rest), .muted)) : .empty
  }

  /// The share of the best member's contributions, for the eye: the number stands beside.
  private func bar(_ cells: Int) -> StyledText {
    StyledText(
      Icon(
        SafeText(String(repeating: "▇", count: cells)),
        ascii: SafeText(String(repeating: "#", count: cells))
      ),
      .accent
    )
  }
}

extension ItemGroup {
  /// A group of the items, where there are any.
  fileprivate static func unlessEmpty(_ items: [Item], note: Element = .empty) -> [ItemGroup] {
    items.isEmpty ? [] : [ItemGroup(items, note: note)]
  }
}

/// A member with contributions of a category, and its place among those.
struct CategoryRank: Hashable, Sendable {
  let card: Card
  /// The contributions, 1 or more.
  let count: Int
  /// The place, from 1 on; members with equal numbers share one.
  let place: Int
}

extension CommunityOverview {
  /// The members with contributions of a category: by their number descending, then by id as for the best members.
  func ranking(in category: HighlightCategory) -> [CategoryRank] {
    let counted = (members ?? []).compactMap { ranked in
      ranked.member.totals.flatMap(category.count).flatMap { $0 > 0 ? (ranked.member.card, $0) : nil }
    }
    .sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }
    return counted.enumerated().reduce(into: []) { ranks, member in
      let (index, (card, count)) = member
      let place = ranks.last.flatMap { $0.count == count ? $0.place : nil } ?? index + 1
      ranks.append(CategoryRank(card: card, count: count, place: place))
    }
  }

  /// Why members were not counted, each reason once, and how many members it concerns.
  var failures: [(error: ServiceError, members: Int)] {
    (members ?? []).reduce(into: []) { failures, ranked in
      guard case .failed(let error)? = ranked.member.uncounted else { return }
      if let place = failures.firstIndex(where: { $0.error == error }) {
        failures[place].members += 1
      } else {
        failures.append((error, 1))
      }
    }
  }

  /// The number of members that were not counted yet, among others that were; 0 where nobody was.
  var membersNotCountedYet: Int {
    let members = members ?? []
    guard members.contains(where: { $0.member.totals != nil }) else { return 0 }
    return members.count { $0.member.isUnknown && $0.member.uncounted == .notYet }
  }

  /// The best member of a category with the contributions, or why there is none.
  func best(in category: HighlightCategory, _ strings: Strings) -> StyledText {
    guard let highlight = highlights[category] else {
      return StyledText(strings.nobody(bestAbsence(in: category)), .muted)
    }
    guard let count = highlight.count else { return highlight.card.fullName(strings) }
    return highlight.card.fullName(strings) + StyledText(strings.separator)
      + StyledText(strings.count(count, category), .accent)
  }

  /// Why a category has no best member.
  func bestAbsence(in category: HighlightCategory) -> BestAbsence {
    highlights.unreadable.contains(category) ? .unreadable : absence(in: category)
  }

  /// Why a category has no ranking.
  func absence(in category: HighlightCategory) -> BestAbsence {
    guard highlights.isEmpty || members != nil else { return .nobodyYet }
    guard let members else { return .unknown }
    guard unreadableMemberCount == 0 else { return .unreadable }
    let totals = members.compactMap(\.member.totals)
    if members.contains(where: \.member.isUnknown) {
      return totals.isEmpty && failures.isEmpty ? .notCountedYet : .incomplete
    }
    if members.isEmpty || totals.contains(where: { category.count($0) != nil }) { return .nobodyYet }
    return totals.isEmpty ? .notCountedYet : .unknown
  }
}

/// Why a category has no best member.
enum BestAbsence: Hashable, Sendable {
  /// Nobody has contributed to it.
  case nobodyYet
  /// The service has not counted the contributions.
  case notCountedYet
  /// The members, or their contributions of this category, are unknown.
  case unknown
  /// A member was not counted, who may be the best.
  case incomplete
  /// The best member, or a member who may be the best, could not be read.
  case unreadable
}

extension Card {
  /// The name with the login, or one of them alone, or the number where neither is known; of what GitHub does
  /// not count also its kind.
  func fullName(_ strings: Strings) -> StyledText {
    let login = mention.map(SafeText.init)
    let name =
      switch (name.map(SafeText.init), login) {
      case (let name?, let login?): "\(name) \(login, .muted)" as StyledText
      case (let only, let login): StyledText(only ?? login ?? strings.account(id))
      }
    return kindWithoutCalendar(strings).map { name + StyledText(strings.separator) + StyledText($0, .muted) }
      ?? name
  }

  /// The name of the kind of an account that GitHub does not count; `nil` for a user.
  func kindWithoutCalendar(_ strings: Strings) -> SafeText? {
    kind.flatMap { $0.hasCalendar ? nil : strings.name(of: $0) }
  }
}

extension DesignKit.Identicon {
  init(_ card: Card) {
    self.init(rows: card.identicon.rows, color: ContentColor(hex: card.identicon.color.description))
  }
}
