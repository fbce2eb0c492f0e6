import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct CardPictureTests {
  private let cards = Samples.cards()
  private let repository: FakePictures

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    repository = FakePictures { _ in
      Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    }
    let card = Card(
      id: CardsSamples.cleo.id,
      login: "cleo",
      name: "Cleo",
      avatar: try #require(WebLink("https://avatars.example.com/u/3"))
    )
    cards.prepare { $0.cards[.login("cleo")] = .success(CardsSamples.fetched(card)) }
  }

  private func screen(_ login: String = "cleo", _ pictures: Pictures) -> CardViewModel {
    let useCases = Samples.useCases(cards)
    return CardViewModel(
      .login(login),
      useCases: DeckUseCases(
        open: useCases.open,
        deck: useCases.deck,
        files: useCases.files,
        pictures: pictures
      ),
      pending: PendingDeckChanges()
    )
  }

  private func text(_ screen: CardViewModel, images: ImageProtocol? = .kitty) -> String {
    guard case .page(let page) = screen.content(in: Samples.context) else { return "" }
    let environment = RenderEnvironment(width: 60, capability: Capability(images: images))
    return TerminalWriter().render(page.header, in: environment)
  }

  @Test func `the picture of the account takes the cells of the identicon`() async {
    let screen = screen(Pictures(repository) { true })
    await screen.load(LoadRequest())

    let (picture, identicon) = (text(screen), text(screen, images: nil))

    #expect(repository.requests.map(\.address.description) == ["https://avatars.example.com/u/3"])
    #expect(picture.contains("\u{1B}[4A\u{1B}[10D\u{1B}_Ga=T,f=100,c=10,r=5,"))
    #expect(identicon.contains("██"))
    let lines = [picture, identicon].map { $0.split(separator: "\n").count }
    #expect(lines == [5, 5])
    let columns = [picture, identicon].map { text in
      text.split(separator: "\n").first?.firstRange(of: "Cleo").map { range in
        text.distance(from: text.startIndex, to: range.lowerBound)
      }
    }
    #expect(columns[0] != nil && columns[0] == columns[1])
  }

  @Test func `a card shows its identicon when the picture fails, and is no failure`() async {
    repository.answers { _ throws(ServiceError) in throw .unavailable }
    let screen = screen(Pictures(repository) { true })

    await screen.load(LoadRequest())

    #expect(text(screen).contains("██") && !text(screen).contains("\u{1B}_G"))
    #expect(screen.failure(in: Samples.context) == nil)
    #expect(screen.notes(in: Samples.context) == [])
  }

  @Test func `no picture is loaded for scripts, without pictures, without an address and without a card`()
    async
  {
    await screen(Pictures(repository) { true }).load(LoadRequest(fields: .columns))
    await screen(.none).load(LoadRequest())
    await screen("bo-k", Pictures(repository) { true }).load(LoadRequest())
    await screen("nobody", Pictures(repository) { true }).load(LoadRequest())

    #expect(repository.requests.isEmpty)
  }
}
