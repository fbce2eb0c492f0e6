import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@Suite struct CommunityTests {
  @Test(arguments: [
    ("CA0DA318-C4DD-4EED-9246-B050F00B4E29", "ca0da318-c4dd-4eed-9246-b050f00b4e29"), ("Word-1", "Word-1"),
    ("local-A1-b2", "local-A1-b2"),
  ])
  func `an id in capitals is the same where it is a UUID, and another one where it is a word`(
    text: String,
    id: String
  ) {
    #expect(Community.ID(rawValue: text)?.rawValue == id)
  }

  @Test(arguments: [
    ("2026-01-01", "2026-01-02", nil as CommunityFault?),
    ("2026-01-01", "2026-01-01", .periodIsOneDay),
    ("2026-01-02", "2026-01-01", .periodEndsBeforeItBegins), ("2025-01-01", "2026-01-01", nil),
    ("2025-01-01", "2026-01-02", .periodLongerThanYear), ("2024-02-29", "2025-02-28", nil),
    ("2024-02-29", "2025-03-01", .periodLongerThanYear), ("2023-02-28", "2024-02-28", nil),
    ("2023-02-28", "2024-02-29", .periodLongerThanYear), ("2023-03-01", "2024-03-01", nil),
    ("2008-01-01", "2008-01-02", nil), ("2007-12-31", "2008-01-01", .periodBeforeGitHub),
    ("2008-01-01", "2009-01-01", nil), ("2008-01-01", "2009-01-02", .periodLongerThanYear),
    ("0001-01-01", "9999-12-31", .periodBeforeGitHub), ("0001-01-01", "0001-01-01", .periodIsOneDay),
    ("9998-12-31", "9999-12-31", nil),
  ])
  func `a period begins in 2008 or later and before it ends, and has at most a year`(
    from: String,
    to: String,
    fault: CommunityFault?
  ) {
    var found: CommunityFault?
    do throws(CommunityFault) {
      _ = try CommunityPeriod(from: CardsSamples.day(from), to: CardsSamples.day(to))
    } catch {
      found = error
    }
    #expect(found == fault)
  }

  @Test(arguments: [
    ("", CommunityFault.emptyName), (" \t\u{3000}", .emptyName), ("a\nb", .unprintableName),
    ("a\u{1B}[2Jb", .unprintableName), ("a\u{202E}b", .unprintableName), ("a\u{0}b", .unprintableName),
    (String(repeating: "x", count: 101), .longName),
  ])
  func `a name that cannot be shown is refused`(name: String, fault: CommunityFault) throws {
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    #expect(throws: fault) { try CommunityDraft(name: name, period: period) }
  }

  @Test func `a name of a hundred characters is taken without the blanks around it`() throws {
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    let name = String(repeating: "é", count: 100)
    #expect(try CommunityDraft(name: " \(name)\n", period: period).name == name)
  }

  @Test(arguments: ["", "a/b", "..", "é", "a b", "a%2F", String(repeating: "a", count: 65)])
  func `an id that could lead elsewhere is none`(text: String) {
    #expect(Community.ID(rawValue: text) == nil)
  }

  @Test func `members are ranked by total, then by id, and share a place when totals are equal`() {
    let members = [
      CardsSamples.member(CardsSamples.card(2, "Zoe"), 5),
      CardsSamples.member(CardsSamples.card(3, "amir"), 5),
      CardsSamples.member(CardsSamples.card(4, "Amir"), 5),
      CardsSamples.member(CardsSamples.card(1, "low"), 1),
      CardsSamples.member(CardsSamples.card(9, "top"), 9),
    ]
    let ranking = CommunityRanking(members)
    #expect(ranking.members.map(\.id.rawValue) == [9, 2, 3, 4, 1])
    #expect(ranking.members.map(\.rank) == [1, 2, 2, 2, 5])
  }

  @Test func `a member who joined twice is listed once, and one without totals stays at the end`() {
    let bare = CommunityMember(card: CardsSamples.cleo)
    let ranking = CommunityRanking([bare, CardsSamples.members[0], CardsSamples.members[0], bare])
    #expect(ranking.members.map(\.id) == [CardsSamples.ada.id, CardsSamples.cleo.id])
    #expect(ranking.members.map(\.rank) == [1, nil])
  }

  @Test func `of several members with one id the first with totals counts`() {
    let card = CardsSamples.card(7, "Twice")
    let ranking = CommunityRanking([
      CommunityMember(card: card), CardsSamples.member(card, 5), CardsSamples.member(card, 9),
      CommunityMember(card: card),
    ])
    #expect(ranking.members.map { $0.member.totals?.total } == [5])
  }

  @Test(arguments: [AccountKind.organisation, .bot])
  func `a kind without a calendar has no totals, not even zero, and is never the best`(kind: AccountKind) {
    let parts = ContributionParts(commits: 0, reviews: 0, issues: 0, pullRequests: 0)
    for total in [0, 12] {
      let member = CommunityMember(
        card: CardsSamples.cleo.known(as: kind),
        totals: MemberTotals(total: total, parts: parts)
      )
      #expect(member.totals == nil)
      #expect(CommunityRanking([member, CardsSamples.members[0]]).members.map(\.rank) == [1, nil])
      #expect(CommunityHighlights(of: [member]).isEmpty)
    }
  }

  @Test func `a user without contributions has a total of zero and a place`() {
    let member = CommunityMember(
      card: CardsSamples.cleo.known(as: .user),
      totals: MemberTotals(total: 0, parts: ContributionParts())
    )
    #expect(CommunityRanking([member]).members.map(\.rank) == [1])
  }

  @Test func `the best of a category has strictly most, of equal ones the smallest id, and zero is none`() {
    let parts = ContributionParts(commits: 7, reviews: 0)
    let highlights = CommunityHighlights(of: [
      CardsSamples.member(CardsSamples.card(8, "later"), 10, parts),
      CardsSamples.member(CardsSamples.card(3, "earlier"), 10, parts),
      CardsSamples.member(
        CardsSamples.card(1, "less"),
        9,
        ContributionParts(commits: 2, reviews: 0, issues: 1)
      ),
      CommunityMember(card: CardsSamples.cleo),
    ])
    #expect(highlights[.contributor] == Highlight(card: CardsSamples.card(3, "earlier"), count: 10))
    #expect(highlights[.committer]?.card.id == CardsSamples.cardID(3))
    #expect(highlights[.issuer]?.card.id == CardsSamples.cardID(1))
    #expect(highlights[.reviewer] == nil)
    #expect(highlights[.pullRequester] == nil)
  }

  @Test(arguments: [UncountedReason.notYet, .failed(.unavailable)])
  func `nobody is the best while a member is unknown, and earlier totals are no unknown ones`(
    reason: UncountedReason
  ) {
    let unknown = CommunityMember(card: CardsSamples.cleo, uncounted: reason)
    let earlier = CommunityMember(
      card: CardsSamples.cleo,
      totals: MemberTotals(total: 1, parts: ContributionParts()),
      uncounted: reason
    )
    let guild = CommunityMember(card: CardsSamples.guild, uncounted: reason)

    #expect(CommunityHighlights(of: [CardsSamples.members[0], unknown]).isEmpty)
    for other in [earlier, guild] {
      let highlights = CommunityHighlights(of: [CardsSamples.members[0], other])
      #expect(highlights[.contributor]?.card == CardsSamples.ada)
    }
  }

  @Test func `a thousand members are ranked like ten`() {
    let members = (0..<1000).map { CardsSamples.member(CardsSamples.card($0, "u\($0)"), $0 % 7) }
    let clock = ContinuousClock()
    let elapsed = clock.measure { #expect(CommunityRanking(members).members.count == 1000) }
    #expect(elapsed < .seconds(1))
  }

  @Test func `members that fail leave the community and what the service stored of it`() async throws {
    var answers = FakeCards.Answers()
    let stored = CommunityHighlights([.reviewer: Highlight(card: CardsSamples.bo)])
    answers.pages[CardsSamples.community.id] = .success(
      CardsSamples.fetched(CommunityPage(community: CardsSamples.community, highlights: stored))
    )
    answers.members[CardsSamples.community.id] = .failure(.service(.timedOut))

    let overview = try await ManageCommunities(repository: FakeCards(answers), today: CardsSamples.today)
      .show(
        CardsSamples.community.id,
        .cacheFirst
      )

    #expect(overview.community.value == CardsSamples.community)
    #expect(overview.highlights == stored)
    #expect(overview.ranking == .failure(.service(.timedOut)))
  }

  @Test func `a period that is refused is not sent`() async {
    let cards = FakeCards()
    await #expect(throws: CardsError.invalid(.periodLongerThanYear)) {
      try await ManageCommunities(repository: cards, today: CardsSamples.today).create(
        name: "A",
        from: CardsSamples.day("2024-01-01"),
        to: CardsSamples.day("2026-01-01"),
        joins: true
      )
    }
    #expect(cards.requests.isEmpty)
  }

  @Test func `a community that was created is told also when joining it fails`() async throws {
    var answers = FakeCards.Answers()
    answers.created = .success(CardsSamples.community)
    answers.communityFailures[CardsSamples.community.id] = .unknownOutcome(.unavailable)

    let created = try await ManageCommunities(repository: FakeCards(answers), today: CardsSamples.today)
      .create(
        name: "Oslo Swift Evenings",
        from: CardsSamples.day("2025-09-01"),
        to: CardsSamples.day("2026-03-01"),
        joins: true
      )

    #expect(created.community == CardsSamples.community)
    #expect(created.joinError == .unknownOutcome(.unavailable))
    #expect(created.storageError == nil)
  }

  @Test(arguments: [false, true])
  func `a community whose period could not be stored is told with the reason, and joined`(
    joins: Bool
  ) async throws {
    var answers = FakeCards.Answers()
    answers.created = .success(CardsSamples.community)
    answers.storageError = .cannotBeSaved(reason: "disk full")
    let cards = FakeCards(answers)

    let created = try await ManageCommunities(repository: cards, today: CardsSamples.today)
      .create(
        name: "Oslo Swift Evenings",
        from: CardsSamples.day("2025-09-01"),
        to: CardsSamples.day("2026-03-01"),
        joins: joins
      )

    let expected = CreatedCommunity(
      community: CardsSamples.community,
      storageError: .cannotBeSaved(reason: "disk full")
    )
    #expect(created == expected)
    #expect(cards.requests.contains(.join(CardsSamples.community.id)) == joins)
  }

  @Test(arguments: [("2026-03-01", true), ("2026-03-02", false), ("9999-01-01", false)])
  func `a period may begin today and not later, in a file as well`(from: String, isTaken: Bool) async throws {
    let first = CardsSamples.day(from)
    let last = first.advanced(by: 30)
    var answers = FakeCards.Answers()
    let period = try CommunityPeriod(from: first, to: last)
    answers.created = .success(Community(id: CardsSamples.communityID("c-1"), name: "Later", period: period))
    let cards = FakeCards(answers)
    let manage = ManageCommunities(repository: cards, today: CardsSamples.today)
    let draft = try CommunityDraft(name: "Later", period: period)

    let refusal: CardsError? = isTaken ? nil : .invalid(.periodInTheFuture)
    do throws(CardsError) {
      _ = try await manage.create(name: "Later", from: first, to: last, joins: false)
      #expect(refusal == nil)
    } catch {
      #expect(error == refusal)
    }
    do throws(CardsError) {
      _ = try await manage.take(CommunityDocument(draft: draft, cards: [], unusable: 0))
      #expect(refusal == nil)
    } catch {
      #expect(error == refusal)
    }
    #expect(cards.requests.isEmpty == !isTaken)
  }
}
