import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import Deck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DeckYearsTests {
  private let new = Provenance(kind: .network, fetchedAt: CardsSamples.fetchedAt)
  private let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt.addingTimeInterval(-60))
  private let stale = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .offline)

  @Test func `of two current years the older one is told, in any order`() {
    #expect(new.leastCertain(with: old) == old)
    #expect(old.leastCertain(with: new) == old)
    #expect(source(of: [new, old, new]).provenance == old)
    let alike = Provenance(kind: .stored, fetchedAt: new.fetchedAt)
    #expect(new.leastCertain(with: alike) == new)
  }

  @Test func `a year that may be out of date is told before an older one that is current`() {
    #expect(old.leastCertain(with: stale) == stale)
    #expect(stale.leastCertain(with: old) == stale)
    #expect(source(of: [old, stale, new]).provenance == stale)
  }

  @Test func `years of nowhere have no origin`() {
    var source = source(of: [])
    source.note(Provenance?.none)

    #expect(source.provenance == nil)
  }

  @Test func `the first reason why a year is missing is told, and what is no reason is not`() {
    var source = YearsSource()
    for error in [ServiceError.notFound, .cancelled] { source.note(error) }
    #expect(source.failure == nil)

    for error in [ServiceError.timedOut, .unavailable] { source.note(error) }

    #expect(source.failure == .timedOut)
  }

  private func source(of provenances: [Provenance]) -> YearsSource {
    var source = YearsSource()
    for provenance in provenances { source.note(provenance) }
    return source
  }
}
