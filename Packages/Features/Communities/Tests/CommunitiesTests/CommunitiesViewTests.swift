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

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
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
    #expect(text.contains("Best issuer: nobody yet") && text.contains("Best reviewer: –"))
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

    let rows = page.groups[1].items.map { $0.row.title.string }
    #expect(rows == ["Ada Larsson", "bo-k", "cleo"])
    let places = page.groups[1].items.map { WrittenScreen.linear(.row($0.row)).contains("place 1") }
    #expect(places == [true, true, false])
  }

  @Test func `every member and every highlight opens a card`() {
    let page = communityPage(.loaded(Samples.overview()), Samples.context)

    #expect(
      page.groups[1].items.map(\.route)
        == [CardsSamples.bo, CardsSamples.ada, CardsSamples.cleo].map { .card($0) }
    )
    #expect(
      page.groups[0].items.map { $0.route?.words.last } == [
        "bo-k", "ada-larsson", "bo-k", "ada-larsson", "bo-k",
      ]
    )
  }

  @Test func `no community, a failing service and no connection are three different pages`() {
    let texts = ["list-empty", "list-failed", "list-offline"].map { name in
      WrittenScreen.linear(ScreenSample.all.first { $0.name == name }?.element() ?? .empty)
    }

    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("not a member of any community"))
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

  @Test func `a community of a thousand members is laid out with each of them`() {
    let members = (0..<1000).map { CardsSamples.member(CardsSamples.card($0, "user-\($0)"), $0) }

    let text = linear(.loaded(Samples.overview(members: .success(members))))

    #expect(text.contains("1,000 members"))
    #expect(text.contains("@user-999"))
  }

  private func linear(_ state: CommunityViewModel.State) -> String {
    WrittenScreen.linear(communityPage(state, Samples.context).element(in: Samples.context))
  }
}
