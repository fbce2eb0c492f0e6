import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Communities

@MainActor @Suite(.timeLimit(.minutes(5))) struct MemberPictureTests {
  private let repository: FakePictures

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    let fetched = Fetched(file, provenance: CardsSamples.provenance)
    repository = FakePictures { _ in fetched }
  }

  private func community(_ members: [CommunityMember] = CardsSamples.members) -> CommunityViewModel {
    let cards = Samples.cards()
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched(members)) }
    let useCases = Samples.useCases(cards)
    return CommunityViewModel(
      .init(id: Samples.id),
      useCases: CommunitiesUseCases(
        communities: useCases.communities,
        files: useCases.files,
        open: useCases.open,
        pictures: Pictures(repository) { true }
      )
    )
  }

  @Test func `the tabs of a community show the pictures of its members`() async {
    let screen = community()

    await screen.load(LoadRequest())

    guard case .page(let page) = screen.content(in: Samples.context),
      case .contents(let tabs) = page.tabs
    else {
      Issue.record("there are no tabs")
      return
    }
    let tiles = tabs.flatMap(\.groups).flatMap(\.items).compactMap(\.tile).filter { $0.picture != nil }
    #expect(!tiles.isEmpty && tiles.allSatisfy { $0.portrait == PictureData(FakePictures.png) })
    #expect(Set(repository.requests).count == repository.requests.count)
  }

  @Test func `no picture is loaded for scripts and for a page without tabs`() async {
    await community().load(LoadRequest(fields: .columns))
    await community().load(LoadRequest(receiver: { _ in true }))

    #expect(repository.requests.isEmpty)
  }

  @Test func `no more pictures are loaded than a ranking has members`() async {
    let members = (0...100).map { number in
      CardsSamples.member(CardsSamples.card(number, "user-\(number)"), 5, ContributionParts(commits: 5))
    }

    await community(members).load(LoadRequest())

    #expect(repository.requests.count == 100)
  }
}
