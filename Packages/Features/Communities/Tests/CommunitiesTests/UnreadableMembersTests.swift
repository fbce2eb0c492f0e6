import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Communities

/// Communities and members that could not be read, in words and for scripts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnreadableMembersTests: CommunitiesSuite {
  let cards = Samples.cards()
  private let words = "1 entry could not be read and is left out"

  private func text(_ run: ScreenRun) throws -> String {
    WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
  }

  @Test func `the list tells of communities that could not be read, in words and for scripts`() async throws {
    cards.prepare { $0.unreadableCommunities = 1 }

    let shown = await run(["communities"])
    let document = await run(["communities", "--json"])

    #expect(try text(shown).contains(words))
    #expect(shown.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
  }

  @Test func `communities that could not be read are named where their ids are known`() async throws {
    cards.prepare {
      $0.unreadableCommunities = 2
      $0.unreadableCommunityIDs = ["c-1", "c-2"]
    }

    let shown = await run(["communities"])
    let document = await run(["communities", "--json"])

    let words = "2 entries could not be read and are left out: c-1, c-2"
    #expect(try text(shown).contains(words))
    #expect(try text(shown).contains("tessera communities show c-1"))
    let remedy = "Open one that could not be read with 'tessera communities show c-1'."
    #expect(document.notes == ["Warning: \(words). \(remedy)"])
  }

  @Test(arguments: [0, 1])
  func `who may be in a community that could not be read is not told to be in none`(count: Int) async throws {
    cards.prepare {
      $0.communities = .success(CardsSamples.fetched([]))
      $0.unreadableCommunities = count
    }

    let text = try text(await run(["communities"]))

    #expect(text.contains("You are not a member of any community.") == (count == 0))
    #expect(text.contains(words) == (count == 1))
    let screen = CommunitiesViewModel(useCases: Samples.useCases(cards))
    await screen.load(LoadRequest())
    let isEmpty = if case .empty = screen.state { true } else { false }
    #expect(isEmpty == (count == 0))
  }

  @Test func `members who could not be read are told, and nobody is called the best`()
    async throws
  {
    cards.prepare { $0.unreadableMembers[Samples.id] = 1 }

    let shown = await run(["communities", "show", id])
    let document = await run(["communities", "show", id, "--json"])

    let text = try text(shown)
    #expect(text.contains(words))
    #expect(text.contains("Best contributor: –") && !text.contains("nobody yet"))
    #expect(document.notes == ["Warning: \(words)."])
    let json = try #require(document.document).compactText
    #expect(json.contains(#""bestContributor":null"#))
    #expect(json.contains(#""warnings":["entries-unreadable"]"#))
  }

  @Test(arguments: [0, 1])
  func `a community has no members only where each could be read`(count: Int) async throws {
    cards.prepare {
      $0.members[Samples.id] = .success(CardsSamples.fetched([]))
      $0.unreadableMembers[Samples.id] = count
    }

    let text = try text(await run(["communities", "show", id]))

    #expect(text.contains("No members yet.") == (count == 0))
  }

  @Test func `who may be a member that could not be read is offered to join and to leave`() async {
    cards.prepare {
      $0.cards[.mine] = .success(CardsSamples.fetched(CardsSamples.card(99, "zoe")))
      $0.unreadableMembers[Samples.id] = 1
    }

    let run = await run(["communities", "show", id])

    #expect(run.page?.actions.map(\.route.words[1]) == ["join", "leave", "refresh"])
  }

  @Test func `a best member who could not be read is not called nobody`() async throws {
    let stored = CommunityHighlights(
      [.committer: Highlight(card: CardsSamples.bo)],
      unreadable: [.reviewer]
    )
    cards.prepare {
      let page = CommunityPage(community: CardsSamples.community, highlights: stored)
      $0.pages[Samples.id] = .success(CardsSamples.fetched(page))
      $0.members[Samples.id] = .failure(.service(.timedOut))
    }

    let text = try text(await run(["communities", "show", id]))

    #expect(text.contains("Best reviewer: –"))
    #expect(text.contains("Best issue author: nobody yet"))
    #expect(text.contains(words))
  }

  @Test func `the list for scripts after a change tells of communities that could not be read`() async {
    cards.prepare { $0.unreadableCommunities = 1 }

    let run = await run(["communities", "join", id, "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes.last == "Warning: \(words).")
  }

  @Test(arguments: [
    (1, "1 entry could not be read and was not exported."),
    (2, "2 entries could not be read and were not exported."),
  ])
  func `an export without members who could not be read is made, and does not succeed`(
    count: Int,
    words: String
  ) async {
    cards.prepare { $0.unreadableMembers[Samples.id] = count }
    let files = FakeTransferFiles()

    let run = await run(["communities", "export", id, "c.json"], files: files)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains(words))
    #expect(files.files["c.json"] != nil)
  }
}
