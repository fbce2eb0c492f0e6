import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Communities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One community on its page and in a document: its members, its highlights and its age.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunityPageCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `a document has the highlights and the ranked members`() async throws {
    let run = await run(["communities", "show", id, "--json"])

    let text = try #require(run.document?.text)
    for part in ["\"bestReviewer\": \"bo-k\"", "\"rank\": 1", "\"total\": 930", "\"from\": \"2025-09-01\""] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("\"kind\": null"))
  }

  @Test func `a community is as old as the numbers of its members`() async throws {
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .unavailable)
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched(CardsSamples.members, old)) }

    let document = try #require(await run(["communities", "show", id, "--json"]).document?.text)
    let page = try #require(await run(["communities", "show", id]).page)

    #expect(document.contains("\"stale\": true"))
    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("may be out of date"))
  }

  @Test func `a community that was just counted is not marked as old as its record`() async throws {
    let record = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt.addingTimeInterval(-3600))
    cards.prepare {
      let page = CommunityPage(community: CardsSamples.community, highlights: nil)
      $0.pages[Samples.id] = .success(CardsSamples.fetched(page, record))
    }

    let page = try #require(await run(["communities", "show", id]).page)

    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("fetched 3 minutes ago"))
  }

  @Test func `members that fail leave a document, which says so`() async {
    cards.prepare { $0.members[Samples.id] = .failure(.service(.timedOut)) }

    let run = await run(["communities", "show", id, "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Warning: The members could not be loaded: no response in time."])
    #expect(run.document?.text.contains("\"members\": null") == true)
  }

  @Test func `a member who could not be counted is told with the reason, and nobody is called the best`()
    async throws
  {
    let bo = CommunityMember(card: CardsSamples.bo, uncounted: .failed(.unavailable))
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched([CardsSamples.members[0], bo])) }

    let page = try #require(await run(["communities", "show", id]).page)
    let document = await run(["communities", "show", id, "--json"])

    let words = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(words.contains("1 member could not be counted"))
    #expect(words.contains("Best contributor: –") && !words.contains("nobody yet"))
    #expect(document.notes == ["Warning: 1 member could not be counted: service error."])
    #expect(document.document?.text.contains(#""bestContributor": null"#) == true)
  }

  @Test(arguments: [(true, true), (false, false)])
  func `that a member is not counted yet is said where others are`(areOthersCounted: Bool, isSaid: Bool) {
    let bo = CommunityMember(card: CardsSamples.bo, uncounted: .notYet)
    let ada = CommunityMember(card: CardsSamples.ada, uncounted: .notYet)
    let members = [areOthersCounted ? CardsSamples.members[0] : ada, bo]

    let page = communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)

    let words = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(words.contains("1 member has not been counted yet.") == isSaid)
    #expect(words.contains("Best contributor: " + (isSaid ? "–" : "not counted yet")))
  }

  @Test func `a community that does not exist is named`() async {
    let run = await run(["communities", "show", "gone"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'gone'") && run.errorOutput.contains("'tessera communities'"))
  }

  @Test(arguments: [(CardsSamples.ada, ["leave"]), (CardsSamples.card(99, "zoe"), ["join"])])
  func `a member is offered to leave, and everybody else to join`(card: Card, verbs: [String]) async {
    cards.prepare { $0.cards[.mine] = .success(CardsSamples.fetched(card)) }

    let run = await run(["communities", "show", id])

    #expect(run.page?.actions.map(\.route.words[1]) == verbs + ["refresh"])
  }

  @Test func `an account that is unknown is offered to join and to leave`() async {
    cards.prepare { $0.cards[.mine] = .failure(.signInNeeded) }

    let run = await run(["communities", "show", id])

    #expect(run.exitCode == .done)
    #expect(
      run.page?.actions == [
        Action("Join", Route("communities", "join", id), .changes, place: 0),
        Action("Leave", Route("communities", "leave", id), .changes, place: 1),
        Action("Count contributions again", Route("communities", "refresh", id), .changes, place: 2),
      ]
    )
  }

  @Test(
    arguments: [([], .cacheFirst), (["--refresh"], .cacheFirst), (["--offline"], .cacheOnly)]
      as [([String], FetchPolicy)]
  )
  func `the card of who looks at a community is not fetched again`(
    options: [String],
    policy: FetchPolicy
  ) async {
    _ = await run(["communities", "show", id] + options)

    #expect(cards.requests.contains(.card(.mine, policy)))
  }

  @Test func `stored highlights without anybody give way to the totals of the members`() async {
    cards.prepare {
      $0.pages[Samples.id] = .success(
        CardsSamples.fetched(
          CommunityPage(community: CardsSamples.community, highlights: CommunityHighlights([:]))
        )
      )
    }

    let run = await run(["communities", "show", id, "--json"])

    #expect(run.document?.text.contains("\"bestContributor\": \"bo-k\"") == true)
  }

  @Test func `a community is shown as it was counted, by a link too`() async {
    let screen = CommunityViewModel(
      CommunityViewModel.Request(id: Samples.id),
      useCases: Samples.useCases(cards)
    )
    #expect(screen.content(in: Samples.context) != .confirmation)

    _ = await run(["communities", "show", id])

    #expect(!cards.requests.contains(.refresh(Samples.id)))
  }

  @Test func `an organisation has no place and no numbers, in words and for scripts`() async throws {
    let members = CardsSamples.members + [CommunityMember(card: CardsSamples.guild)]
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched(members)) }

    let page = await run(["communities", "show", id])
    let document = await run(["communities", "show", id, "--json", "--fields", "members"])

    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    let text = try #require(document.document?.text)
    let guild = try #require(text.ranges(of: "compilers-guild").last.map { text[$0.upperBound...] })
    #expect(guild.contains(#""kind": "organisation""#) && guild.contains(#""total": null"#))
    #expect(!guild.contains(#""total": 0"#))
  }

  @Test func `members without a calendar are explained where there are some, and only then`() {
    let users = CardsSamples.members.map(\.card)
    let bot = Card(id: CardsSamples.cardID(1005), login: "build-bot", kind: .bot)

    func words(_ cards: [Card]) -> String {
      let members = cards.map { CommunityMember(card: $0) }
      return WrittenScreen.linear(
        communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)
          .element(in: Samples.context)
      )
    }

    #expect(!words(users).contains("no contribution calendar"))
    #expect(words(users + [bot]).contains("Bots have no contribution calendar."))
    #expect(
      words([bot, CardsSamples.guild]).contains("Organisations and bots have no contribution calendar.")
    )
  }
}
