import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Communities

@Suite struct CommunitiesViewTests {
  @Test(arguments: ScreenSample.all, Samples.languages)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) {
    for screen in sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `every recording belongs to a test`() {
    let names = Samples.languages.flatMap { language in
      ScreenSample.all.flatMap { $0.written(in: language).map(\.name) }
    }
    expectNoOrphanedSnapshots(computed: ["CommunitiesViewTests": names])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 60, 80, 120, 200])
  func `every line is exactly as wide as the terminal`(sample: ScreenSample, width: Int) {
    let lines = WrittenScreen.filled(sample.element(), width: width).split(separator: "\n")

    #expect(Set(lines.map { CellWidth().cells(of: String($0)) }) == [width])
  }

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it in Chinese`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)

    for text in [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ] {
      let content: [Any] = [
        CardsSamples.cards, CardsSamples.community, CardsSamples.undated, Samples.hostile,
        Samples.hostileCard, CardsSamples.guild,
        "abc",
      ]
      let names: Set<String> = [
        "communities", "show", "create", "join", "leave", "refresh", "from", "to", "github", "login",
      ]
      #expect(LatinWords.left(in: text, besides: content, names: names) == [])
    }
  }

  @Test func `a category without contributions has nobody yet, and equal ones go to the smaller number`() {
    let members = [
      CardsSamples.member(CardsSamples.bo, 5, ContributionParts(commits: 5, issues: 0)),
      CardsSamples.member(CardsSamples.ada, 5, ContributionParts(commits: 5, issues: 0)),
    ]

    let text = linear(.loaded(Samples.overview(members: .success(members))))

    #expect(text.contains("Best contributor: Ada Larsson @ada-larsson, 5 contributions"))
    #expect(text.contains("Best issue author: nobody yet") && text.contains("Best reviewer: –"))
  }

  @Test func `members without totals are not counted yet, and members that fail are unknown`() {
    let uncounted = linear(
      .loaded(
        Samples.overview(CardsSamples.undated, members: .success([CommunityMember(card: CardsSamples.bo)]))
      )
    )
    let failed = linear(.loaded(Samples.overview(members: .failure(.service(.offline)))))

    #expect(uncounted.contains("Best contributor: not counted yet") && !uncounted.contains("nobody"))
    #expect(failed.contains("Best contributor: –") && !failed.contains("nobody"))
    #expect(linear(.loaded(Samples.overview(members: .success([])))).contains("Best contributor: nobody yet"))
  }

  @Test func `members are ranked, and those with equal totals share a place`() {
    let members = [
      CardsSamples.member(CardsSamples.cleo, 1), CardsSamples.member(CardsSamples.bo, 7),
      CardsSamples.member(CardsSamples.ada, 7),
    ]

    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)

    let shown = items(of: "members", page)
    #expect(shown.map { $0.row.title.string } == ["Ada Larsson", "bo-k", "cleo"])
    let places = shown.map { WrittenScreen.linear(.row($0.row)).contains("place 1") }
    #expect(places == [true, true, false])
    let counts = shown.map { WrittenScreen.linear(.row($0.row)).contains("7 contributions") }
    #expect(counts == [true, true, false])
  }

  @Test func `every member and every highlight opens a card`() {
    let page = communityPage(.loaded(Samples.overview()), Samples.context)

    #expect(
      items(of: "members", page).map(\.route)
        == [CardsSamples.bo, CardsSamples.ada, CardsSamples.cleo].map { .card($0) }
    )
    #expect(
      items(of: "highlights", page).map { $0.route?.words.last } == [
        "bo-k", "ada-larsson", "bo-k", "ada-larsson", "bo-k",
      ]
    )
  }

  @Test func `a community has a tab for the best, one for all members and one for each category`() {
    let page = communityPage(.loaded(Samples.overview()), Samples.context)

    #expect(
      page.tabs.tabs(in: .english).map(\.title.string) == [
        "Highlights", "Members", "Contributions", "Commits", "Reviews", "Issues", "Pull requests",
      ]
    )
    #expect(page.tabs.tabs(in: .english).map(\.count) == [nil, "3", nil, nil, nil, nil, nil])
    #expect(items(of: "members", page).allSatisfy { $0.tile?.title == $0.row.title })
    #expect(
      items(of: "highlights", page).count == 5 && items(of: "highlights", page).allSatisfy { $0.tile != nil }
    )
  }

  @Test func `a ranking has those who contributed, equal ones share a place, the smaller number comes first`()
  {
    func member(_ card: Card, _ commits: Int?) -> CommunityMember {
      CardsSamples.member(card, 9, ContributionParts(commits: commits))
    }
    let dora = CardsSamples.card(1004, "dora")
    let members = [
      member(dora, 2), member(CardsSamples.cleo, 4), member(CardsSamples.bo, 2), member(CardsSamples.ada, 0),
      member(CardsSamples.card(1005, "unknown"), nil),
    ]
    let overview = Samples.overview(members: .success(members)).value

    let ranks = overview.ranking(in: .committer)

    #expect(ranks.map(\.card.login) == ["cleo", "bo-k", "dora"])
    #expect(ranks.map(\.place) == [1, 2, 2])
    #expect(overview.highlights[.committer]?.card == ranks.first?.card)
    #expect(overview.ranking(in: .reviewer) == [])
  }

  @Test func `a member's tile says what was counted, or that nothing was yet`() {
    let members = [
      CardsSamples.member(CardsSamples.ada, 7, ContributionParts(commits: 7)),
      CommunityMember(card: CardsSamples.bo, totals: nil),
    ]
    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)
    let strings = Strings(.english)

    let tiles = items(of: "members", page).compactMap(\.tile)
    #expect(
      tiles.map(\.note) == [
        StyledText(strings.count(7, .contributor)), StyledText(strings.notCountedYet, .muted),
      ]
    )
    let place = StyledText(strings.place(1), .accent)
    #expect(tiles.map { $0.details.contains(place) } == [true, false])
  }

  @Test func `a bar is the share of the best member, of twenty cells at most and one at least`() throws {
    let members = [40, 4, 3, 1].map { CardsSamples.member(CardsSamples.card($0, "user-\($0)"), $0) }
    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)

    let ranking = try #require(part("contributor", page)).content

    let lines = WrittenScreen.plain(ranking, widths: [80]).split(separator: "\n")
    #expect(lines.map { $0.count { $0 == "▇" } }.filter { $0 > 0 } == [20, 2, 1, 1])
  }

  @Test(arguments: [(100, false), (101, true)])
  func `a ranking has its first members, and says how many follow`(count: Int, hasMore: Bool) {
    let members = (0..<count).map {
      CardsSamples.member(
        CardsSamples.card($0, "user-\($0)"),
        5000 - $0,
        ContributionParts(commits: 5000 - $0)
      )
    }
    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)

    let commits = items(of: "committer", page)
    #expect(commits.count == 100)
    #expect(commits.last?.route == Route("cards", "show", "user-99"))
    #expect(
      text(of: "committer", page).split(separator: "\n").filter { $0.contains("more member") }
        == (hasMore ? ["1 more member"] : [])
    )
    #expect(items(of: "members", page).count == count)
  }

  @Test func `a category without contributions, and members that fail, are two different tabs`() {
    let quiet = communityPage(.loaded(Samples.overview(members: .success([]))), Samples.context)
    let failed = communityPage(
      .loaded(Samples.overview(members: .failure(.service(.offline)))),
      Samples.context
    )

    for category in HighlightCategory.allCases.map(\.rawValue) {
      #expect(items(of: category, quiet).isEmpty && items(of: category, failed).isEmpty)
      #expect(
        text(of: category, quiet).contains("Nobody has contributed")
      )
      #expect(text(of: category, failed).contains("could not be loaded"))
    }
  }

  @Test func `no community, a failing service and no connection are three different pages`() {
    let texts = ["list-empty", "list-failed", "list-offline"].map { name in
      WrittenScreen.linear(ScreenSample.all.first { $0.name == name }?.element() ?? .empty)
    }

    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("not a member of any community"))
  }

  @Test func `an empty line stands between entries that could not be read and the age of a page`() {
    let stale = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .offline)
    let communities = EntryList([CardsSamples.community], unreadableCount: 1)
    let ranking = CommunityRanking(CardsSamples.members, unreadableCount: 1)
    let overview = CommunityOverview(
      community: CardsSamples.fetched(CardsSamples.community, stale),
      ranking: .success(CardsSamples.fetched(ranking, stale)),
      highlights: CommunityHighlights(of: CardsSamples.members)
    )

    for page in [
      communitiesPage(.loaded(CardsSamples.fetched(communities, stale)), Samples.context),
      communityPage(.loaded(CardsSamples.fetched(overview, stale)), Samples.context),
    ] {
      let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.contains("▎") }
      #expect(lines.drop { $0 }.prefix(2) == [false, true])
    }
  }

  @Test func `members who were not counted are told by reason, and those who wait only beside others`() throws
  {
    func uncounted(_ id: Int, _ reason: UncountedReason) -> CommunityMember {
      CommunityMember(card: CardsSamples.card(id, "user-\(id)"), uncounted: reason)
    }
    let rest = [
      uncounted(1, .failed(.unavailable)), uncounted(2, .failed(.timedOut)),
      uncounted(3, .failed(.unavailable)), uncounted(4, .notYet),
    ]

    let overview = Samples.overview(members: .success(CardsSamples.members + rest))

    #expect(overview.value.failures.map { $0.error } == [.unavailable, .timedOut])
    #expect(overview.value.failures.map { $0.members } == [2, 1])
    #expect(overview.value.membersNotCountedYet == 1)
    #expect(Samples.overview(members: .success(rest)).value.membersNotCountedYet == 0)
    let page = communityPage(.loaded(overview), Samples.context)
    let lines = PlainWriter().render(page.content, in: RenderEnvironment(width: 80))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let waiting = try #require(lines.firstIndex(of: "1 member has not been counted yet."))
    #expect(lines[waiting - 1].isEmpty && !lines[waiting - 2].isEmpty)
  }

  @Test func `a day is named as it is, however far away`() {
    #expect(Strings(.english).date(CardsSamples.day("9999-12-31")) == "31 December 9999")
  }

  @Test func `a community is shown without its members when they fail`() {
    let text = linear(.loaded(Samples.overview(members: .failure(.service(.offline)))))

    #expect(text.contains("Oslo Swift Evenings"))
    #expect(text.contains("The members could not be loaded"))
    #expect(!text.contains("No members yet"))
  }

  @Test func `a period that is unknown is never a year 1`() {
    let text = linear(.loaded(Samples.overview(CardsSamples.undated)))

    #expect(text.contains("period unknown"))
    #expect(linear(.loaded(Samples.overview())).contains("1 September 2025 – 1 March 2026"))
  }

  @Test(
    arguments: [
      (76, ["Place", "Member", "Total", "Commits", "Reviews", "Issues", "PRs"]),
      (75, ["Place", "Member", "Total", "Commits", "Reviews", "Issues"]),
      (66, ["Place", "Member", "Total", "Commits", "Reviews"]),
      (57, ["Place", "Member", "Total", "Commits"]),
      (48, ["Place", "Member", "Total"]), (39, ["Member", "Total"]), (33, ["Member", "Total"]),
      (32, ["Member"]), (20, ["Member"]),
    ] as [(Int, [String])]
  )
  func `members have as many columns as there is room for, and their names go last`(
    width: Int,
    columns: [String]
  ) {
    let parts = ContributionParts(commits: 123_456, reviews: 123_456, issues: 123_456, pullRequests: 123_456)
    let card = CardsSamples.card(7, "long", name: String(repeating: "x", count: 40))
    let members = [CardsSamples.member(card, 123_456, parts)]
    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)

    let lines = WrittenScreen.filled(page.element(in: Samples.context), width: width).split(separator: "\n")

    let titles = ["Place", "Member", "Total", "Commits", "Reviews", "Issues", "PRs"]
    let header = lines.first { $0.hasPrefix("Place ") || $0.hasPrefix("Member ") } ?? ""
    #expect(titles.filter(header.contains) == columns)
    #expect(!lines.contains { $0.contains("123,4") && !$0.contains("123,456") })
  }

  @Test(arguments: [40, 60]) func `numbers give way to a login, which other commands need`(width: Int) {
    let page = communityPage(.loaded(Samples.overview()), Samples.context)

    let text = WrittenScreen.filled(page.element(in: Samples.context), width: width)

    #expect(text.contains("    2  Ada Larsson @ada-larsson    812"))
  }

  @Test func `a long name takes four lines of the table`() {
    let card = CardsSamples.card(7, "long", name: String(repeating: "x", count: 1000))
    let page = communityPage(
      .loaded(Samples.overview(members: .success([CardsSamples.member(card, 3)]))),
      Samples.context
    )

    let lines = WrittenScreen.filled(page.element(in: Samples.context), width: 20).split(separator: "\n")

    let rows = lines.drop { !$0.hasPrefix("Member ") }.filter { $0.hasPrefix("x") }
    #expect(rows.count == 4)
    #expect(rows.last?.hasSuffix("…") == true)
  }

  @Test func `a community of a thousand members is laid out with each of them`() {
    let members = (0..<1000).map { CardsSamples.member(CardsSamples.card($0, "user-\($0)"), $0) }

    let text = linear(.loaded(Samples.overview(members: .success(members))))

    #expect(text.contains("1,000 members"))
    #expect(text.contains("@user-999"))
  }

  private func part(_ id: String, _ page: Page) -> ContentTab? {
    guard case .contents(let parts) = page.tabs else { return nil }
    return parts.first { $0.id == id }
  }

  private func text(of id: String, _ page: Page) -> String {
    WrittenScreen.linear(part(id, page)?.content ?? .empty)
  }

  private func items(of id: String, _ page: Page) -> [Item] {
    part(id, page)?.groups.flatMap(\.items) ?? []
  }

  private func linear(_ state: CommunityViewModel.State) -> String {
    WrittenScreen.linear(communityPage(state, Samples.context).element(in: Samples.context))
  }
}
