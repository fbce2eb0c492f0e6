import CardsDomain
import CardsFakes
import DomainKernel
import FeatureKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct CardRecordsTests {
  private let cards = Samples.cards()

  @Test func `stored contributions of an account without a calendar are not counted`() async throws {
    cards.prepare {
      $0.statistics[.login("cleo")] = .success(Samples.stale(CardsSamples.year, .unavailable))
    }
    let fields = FieldSelection(["kind", "total"])
    let card = CardViewModel(
      .login("cleo"),
      useCases: Samples.useCases(cards),
      pending: PendingDeckChanges()
    )
    await card.load(LoadRequest(fields: fields))
    cards.prepare { $0.withoutCalendar[.login("cleo")] = .bot }

    await card.load(LoadRequest(.networkFirst, fields: fields))

    let text = try #require(card.records).document(fields, at: CardsSamples.fetchedAt).text
    #expect(text.contains("\"kind\": \"bot\"") && text.contains("\"total\": null"))
    #expect(text.contains("\"stale\": false"))
    #expect(card.notes(in: Samples.context) == ["Bots have no contribution calendar."])
  }
}
