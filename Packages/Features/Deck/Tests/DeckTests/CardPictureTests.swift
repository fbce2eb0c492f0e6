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
  private let fetched: Fetched<PictureFile>

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    let fetched = Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    self.fetched = fetched
    repository = FakePictures { _ in fetched }
    let card = Card(
      id: CardsSamples.cleo.id,
      login: "cleo",
      name: "Cleo",
      avatar: WebLink("https://avatars.example.com/u/3")
    )
    let faceless = Card(id: CardsSamples.bo.id, login: "faceless")
    cards.prepare {
      $0.cards[.login("cleo")] = .success(CardsSamples.fetched(card))
      $0.cards[.login("faceless")] = .success(CardsSamples.fetched(faceless))
    }
  }

  private func useCases(with pictures: Pictures) -> DeckUseCases {
    let useCases = Samples.useCases(cards)
    return DeckUseCases(
      open: useCases.open,
      deck: useCases.deck,
      files: useCases.files,
      today: useCases.today,
      pictures: pictures
    )
  }

  private func card(_ login: String = "cleo", with pictures: Pictures) -> CardViewModel {
    CardViewModel(.login(login), useCases: useCases(with: pictures), pending: PendingDeckChanges())
  }

  private func text(_ screen: CardViewModel, images: ImageProtocol? = .kitty) -> String {
    guard case .page(let page) = screen.content(in: Samples.context) else { return "" }
    let environment = RenderEnvironment(width: 60, capability: Capability(images: images))
    return TerminalWriter().render(page.header, in: environment)
  }

  @Test func `the picture of the account takes the cells of the identicon`() async {
    let screen = card(with: Pictures(repository) { true })
    await screen.load(LoadRequest())

    let (picture, identicon) = (text(screen), text(screen, images: nil))

    #expect(repository.requests.map(\.address.description) == ["https://avatars.example.com/u/3"])
    #expect(picture.contains("\u{1B}[4A\u{1B}[10D\u{1B}_Ga=T,f=100,c=10,r=5,"))
    #expect(identicon.contains("██"))
    #expect(picture.count { $0 == "\n" } == 5 && identicon.count { $0 == "\n" } == 5)
    #expect(column(of: "Cleo", in: picture) != nil)
    #expect(column(of: "Cleo", in: picture) == column(of: "Cleo", in: identicon))
  }

  private func column(of word: String, in text: String) -> Int? {
    let line = text.prefix { $0 != "\n" }
    return line.firstRange(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }

  @Test func `a card shows its identicon when the picture fails, and is no failure`() async {
    repository.answers { _ throws(ServiceError) in throw .unavailable }
    let screen = card(with: Pictures(repository) { true })

    await screen.load(LoadRequest())

    #expect(text(screen).contains("██") && !text(screen).contains("\u{1B}_G"))
    #expect(screen.failure(in: Samples.context) == nil)
    #expect(screen.notes(in: Samples.context) == [])
  }

  @Test func `no picture is loaded for scripts, without pictures, without an address and without a card`()
    async
  {
    await card(with: Pictures(repository) { true }).load(LoadRequest(fields: .columns))
    await card(with: .none).load(LoadRequest())
    await card("faceless", with: Pictures(repository) { true }).load(LoadRequest())
    await card("nobody", with: Pictures(repository) { true }).load(LoadRequest())

    #expect(repository.requests.isEmpty)
  }

  @Test func `the deck shows the picture of each account in its tile, and the identicon of the others`() async
  {
    let missing = CardsSamples.bo.avatar
    let found = fetched
    repository.answers { request throws(ServiceError) in
      if request.address == missing { throw .notFound }
      return found
    }
    cards.prepare {
      let entries = [CardsSamples.ada, CardsSamples.bo].map { DeckEntry(card: $0, addedAt: nil) }
      $0.deck = .success(CardsSamples.fetched(Deck(entries)))
    }
    let screen = DeckViewModel(
      useCases: useCases(with: Pictures(repository) { true }),
      pending: PendingDeckChanges()
    )

    await screen.load(LoadRequest())

    guard case .page(let page) = screen.content(in: Samples.context) else {
      Issue.record("there is no page")
      return
    }
    let portraits = page.groups.flatMap(\.items).map { $0.tile?.portrait }
    #expect(portraits == [PictureData(FakePictures.png), nil])
    #expect(screen.failure(in: Samples.context) == nil && screen.notes(in: Samples.context) == [])
  }

  @Test func `the deck loads no picture for scripts`() async {
    let useCases = useCases(with: Pictures(repository) { true })
    let screen = DeckViewModel(useCases: useCases, pending: PendingDeckChanges())

    await screen.load(LoadRequest(fields: .columns))

    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [true, false])
  func `of two cards the one with a picture shows it`(isFirst: Bool) async throws {
    let (known, faceless) = (CardSubject.login("cleo"), CardSubject.login("faceless"))
    let screen = ComparisonViewModel(
      isFirst
        ? ComparisonViewModel.Pair(first: known, second: faceless)
        : ComparisonViewModel.Pair(first: faceless, second: known),
      useCases: useCases(with: Pictures(repository) { true })
    )

    await screen.load(LoadRequest())

    guard case .page(let page) = screen.content(in: Samples.context) else {
      Issue.record("there is no page")
      return
    }
    let environment = RenderEnvironment(width: 60, capability: Capability(images: .kitty))
    let text = TerminalWriter().render(page.content, in: environment)
    let picture = try #require(text.firstRange(of: "\u{1B}_Ga=T"))
    let second = try #require(text.firstRange(of: isFirst ? "@faceless" : "@cleo"))
    #expect((picture.lowerBound < second.lowerBound) == isFirst)
    #expect(repository.requests.map(\.pixels) == [200])
  }

  @Test func `the pictures of a card and of a tile have the pixels that their cells need`() async {
    await card(with: Pictures(repository) { true }).load(LoadRequest())
    let deck = DeckViewModel(
      useCases: useCases(with: Pictures(repository) { true }),
      pending: PendingDeckChanges()
    )
    await deck.load(LoadRequest())

    #expect(repository.requests.map(\.pixels) == [200, 100])
  }
}
