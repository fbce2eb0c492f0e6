import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import Communities

/// Memberships that begin and end, and contributions that are counted again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunityChangeCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `joining twice and leaving twice are said`() async {
    var notes: [String] = []
    for verb in ["join", "join", "leave", "leave"] {
      notes += await run(["communities", verb, id]).notes
    }

    #expect(
      notes == [
        "You are a member now.", "You are already a member.", "You are no longer a member.",
        "You are not a member.",
      ]
    )
  }

  @Test func `contributions are counted again once, and then shown`() async throws {
    let run = await run(["communities", "refresh", id])

    #expect(run.page?.title.string == "Oslo Swift Evenings")
    await run.screen?.load(LoadRequest(.networkFirst))
    #expect(cards.requests.filter { $0 == .refresh(Samples.id) }.count == 1)
  }

  @Test func `after a change a script gets the communities as they are now`() async {
    for verb in ["join", "leave"] {
      #expect(await run(["communities", verb, id, "--json"]).document?.text.contains(id) == true)
    }
  }

  @Test func `a change that made no difference is told from one that did`() async throws {
    let period = try #require(CardsSamples.community.period)
    let document = CommunityDocument(draft: try CommunityDraft(name: "Spring", period: period), cards: [])
    let files = FakeTransferFiles(["c.json": .community(document)])
    let events = Mutex<[FeatureEvent]>([])
    let feature = CommunitiesFeature(
      language: .english,
      useCases: Samples.useCases(cards, files: files),
      observe: { event in events.withLock { $0.append(event) } }
    )

    for words in [
      ["join", id], ["join", id], ["leave", id], ["leave", id], ["import", "c.json"],
      ["create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"], ["delete", id, "--yes"],
    ] {
      _ = await ScreenRun(feature, ["communities"] + words, Samples.context)
    }

    let outcomes = events.withLock(\.self).compactMap { event in
      if case .useCase("ManageCommunities", .ended(let outcome)) = event { outcome } else { nil }
    }
    #expect(outcomes == [.changed, .done, .changed, .done, .changed, .changed, .changed])
  }

  @Test func `a link never has contributions counted again`() {
    let screen = CommunityViewModel(
      CommunityViewModel.Request(id: Samples.id, isRefresh: true),
      useCases: Samples.useCases(cards)
    )

    #expect(screen.content(in: Samples.context) == .confirmation)
  }

  @Test(arguments: [["join"], ["leave"], ["refresh"]])
  func `offline nothing is changed`(verb: [String]) async {
    let run = await run(["communities"] + verb + [id, "--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("Communities can only be changed with a connection"))
    #expect(!run.errorOutput.contains("cached copy"))
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: [["leave"], ["delete", "--yes"]])
  func `leaving or deleting a community that is gone fails, and tells that it is not listed any more`(
    words: [String]
  )
    async
  {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.notFound) }

    let run = await run(["communities"] + words + [id])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("The community '\(id)' no longer exists"))
    #expect(run.errorOutput.contains("tessera communities"))
  }

  @Test(
    arguments: [
      (
        .unseenChange(.connectionLost), .noConnection,
        "did not confirm the change (connection lost), and the list does not show it yet"
      ),
      (
        .unknownOutcome(.malformed(.webPage)), .failed,
        "did not confirm the change (web page instead), and the list does not tell whether it was made"
      ),
    ] as [(CardsError, ExitCode, String)]
  )
  func `a change that is not confirmed is told with the reason, and with what the list says`(
    error: CardsError,
    exitCode: ExitCode,
    words: String
  ) async {
    cards.prepare { $0.communityFailures[Samples.id] = error }

    let run = await run(["communities", "join", id])

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(words))
    #expect(run.errorOutput.contains("tessera communities"))
  }

  @Test func `a count that is not confirmed is told as a change, and not as a page without a cached copy`()
    async
  {
    cards.prepare { $0.communityFailures[Samples.id] = .unknownOutcome(.connectionLost) }

    let run = await run(["communities", "refresh", id])

    #expect(run.exitCode == .noConnection)
    #expect(
      run.errorOutput.contains("did not confirm that contributions were counted again (connection lost)")
    )
    #expect(!run.errorOutput.contains("cached copy"))
  }

  @Test func `a community that does not exist cannot be joined`() async {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.notFound) }

    let run = await run(["communities", "join", id])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("does not exist"))
  }

  @Test func `a change that loses its connection is not told like a page without a cached copy`() async {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.offline) }

    for verb in ["join", "leave", "refresh"] {
      let run = await run(["communities", verb, id])
      #expect(run.exitCode == .noConnection)
      #expect(run.errorOutput.contains("nothing was changed or stored for later"))
    }
  }
}
