import CardsDomain
import CardsFakes
import DomainKernel
import Synchronization
import Testing

@Suite struct CardTests {
  @Test func `a card is called by its name, or its login where it has none, or its number`() {
    #expect(CardsSamples.ada.title == "Ada Larsson")
    #expect(CardsSamples.bo.title == "bo-k")
    #expect(Card(id: CardsSamples.bo.id).title == "1002")
  }

  @Test func `a command takes an account by its login, or by the link to its card where that is unknown`() {
    let (bo, unknown) = (CardsSamples.bo, Card(id: CardsSamples.bo.id))

    #expect(CardSubject(bo.argument) == bo.subject && CardSubject(unknown.argument) == unknown.subject)
    #expect(bo.mention == "@bo-k" && unknown.mention == nil)
  }

  @Test func `what is known of an account is kept where nothing newer is`() {
    let bo = CardsSamples.bo

    #expect(CardsSamples.guild.known(as: nil) == CardsSamples.guild)
    #expect(CardsSamples.guild.known(as: .bot).kind == .bot)
    #expect(
      bo.known(as: .user)
        == Card(
          id: bo.id,
          login: bo.login,
          name: bo.name,
          avatar: bo.avatar,
          language: bo.language,
          kind: .user
        )
    )
  }

  @Test func `an account is asked for by its number where its login is unknown`() {
    let (bo, unknown) = (CardsSamples.bo, Card(id: CardsSamples.bo.id))

    #expect(bo.subject == .login("bo-k") && unknown.subject == .id(bo.id))
    #expect(CardSubject.login("BO-K").matches(bo) && CardSubject.id(bo.id).matches(bo))
    #expect(!CardSubject.login("1002").matches(unknown) && CardSubject.id(bo.id).matches(unknown))
    #expect(!CardSubject.login("cleo").matches(bo) && !CardSubject.id(CardsSamples.cleo.id).matches(bo))
    #expect(!CardSubject.mine.matches(bo))
  }

  @Test func `a login of digits is a login, also where it is the number of the account`() {
    #expect(CardsSamples.card(1002, "1002").subject == .login("1002"))
  }

  @Test func `numbers of accounts begin with nought`() {
    #expect(Card.ID(rawValue: -1) == nil)
    #expect(Card.ID(rawValue: 0)?.description == "0")
  }

  @Test(.timeLimit(.minutes(5))) func `cards are looked up by their numbers, four at a time`() async {
    let load = Mutex((now: 0, most: 0))
    let service = FakeCards { _ in
      load.withLock { load in
        load.now += 1
        load.most = max(load.most, load.now)
      }
      for _ in 0..<100 { await Task.yield() }
      load.withLock { $0.now -= 1 }
    }
    service.prepare { $0.cards[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.bo)) }
    let ids = (1001...1030).map { CardsSamples.cardID($0) }

    let found = await service.cards(ids, .cacheOnly)

    #expect(Set(found.keys) == Set(ids))
    #expect(found[CardsSamples.bo.id] == .success(CardsSamples.bo))
    #expect(found[CardsSamples.cleo.id] == .failure(.notFound))
    #expect(Set(service.requests) == Set(ids.map { .card(.id($0), .cacheOnly) }))
    #expect(load.withLock { $0.most } <= 4)
  }

  @Test func `cards of a deck that were added at one time are in the order of their numbers`() {
    let entries = [CardsSamples.cleo, CardsSamples.ada, CardsSamples.bo].map {
      DeckEntry(card: $0, addedAt: CardsSamples.fetchedAt)
    }

    #expect(Deck(entries).entries.map(\.card) == CardsSamples.cards)
    #expect(
      Deck(entries.map { DeckEntry(card: $0.card, addedAt: nil) }).entries.map(\.card) == CardsSamples.cards
    )
  }
}
