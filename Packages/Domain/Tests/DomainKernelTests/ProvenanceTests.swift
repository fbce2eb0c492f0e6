import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ProvenanceTests {
  private let fetchedAt = Date(timeIntervalSince1970: 1_000_000)

  @Test(arguments: [(0.0, 0), (0.9, 0), (1.0, 1), (86_400.0, 86_400), (1e20, 1_000_000_000_000_000)])
  func `age is counted in whole seconds`(elapsed: Double, age: Int) {
    let provenance = Provenance(kind: .stored, fetchedAt: fetchedAt)

    #expect(provenance.ageInSeconds(at: fetchedAt.addingTimeInterval(elapsed)) == age)
  }

  @Test func `what was never fetched has no age, and says why`() {
    let provenance = Provenance.neverFetched(because: .offline)

    #expect(!provenance.wasFetched && Provenance(kind: .stored, fetchedAt: fetchedAt).wasFetched)
    #expect(provenance.ageInSeconds(at: fetchedAt) == nil)
    #expect(provenance.staleness == .offline)
    #expect(provenance.kind == .stored)
  }

  @Test(arguments: [(-0.1, 0), (-5, 0), (-5.1, nil), (-3600, nil)] as [(Double, Int?)])
  func `age is unknown when the clock was set back by more than a correction`(elapsed: Double, age: Int?) {
    let provenance = Provenance(kind: .stored, fetchedAt: fetchedAt)

    #expect(provenance.ageInSeconds(at: fetchedAt.addingTimeInterval(elapsed)) == age)
  }

  @Test(
    arguments: [
      ((0, nil), (9, nil), 0), ((0, .offline), (9, nil), 0), ((0, nil), (9, .offline), 1),
      ((0, .offline), (9, .timedOut), 0), ((9, .offline), (0, .timedOut), 1),
      ((0, .offline), (0, .timedOut), 0),
    ] as [((Double, StaleReason?), (Double, StaleReason?), Int)]
  )
  func `of two provenances the stale one counts, and the older of two stale ones`(
    first: (Double, StaleReason?),
    second: (Double, StaleReason?),
    place: Int
  ) {
    let values = [first, second].map { seconds, reason in
      Provenance(kind: .stored, fetchedAt: fetchedAt.addingTimeInterval(seconds), staleness: reason)
    }

    #expect(values[0].combined(with: values[1]) == values[place])
  }

  @Test(arguments: [true, false])
  func `a value that stands in is a stored one of the same time, with the reason`(mayBeKept: Bool) {
    let sent = Provenance(kind: .network, fetchedAt: fetchedAt, mayBeKept: mayBeKept)

    let value = Fetched("text", provenance: sent).stale(because: .offline)

    #expect(
      value
        == Fetched(
          "text",
          provenance: Provenance(
            kind: .stored,
            fetchedAt: fetchedAt,
            staleness: .offline,
            mayBeKept: mayBeKept
          )
        )
    )
  }

  @Test func `an answer that speaks against a value is told where it stands in, too`() {
    let older = Provenance(kind: .stored, fetchedAt: fetchedAt).contradicted(by: .replaced)

    #expect(older.contradiction == .replaced)
    #expect(older.stale(because: .offline).contradiction == .replaced)
    #expect(Provenance(kind: .stored, fetchedAt: fetchedAt, staleness: .offline).contradiction == nil)
  }

  @Test func `a value that a guest was given stays one where it stands in`() {
    let guest = Provenance(kind: .network, fetchedAt: fetchedAt).fromGuests

    #expect(guest.isFromGuests)
    #expect(guest.stale(because: .offline).isFromGuests)
  }

  @Test(arguments: [true, false], [true, false])
  func `two values are from guests only where both are`(isFirst: Bool, isSecond: Bool) {
    let sent = Provenance(kind: .network, fetchedAt: fetchedAt)

    let both = (isFirst ? sent.fromGuests : sent).combined(with: isSecond ? sent.fromGuests : sent)

    #expect(both.isFromGuests == (isFirst && isSecond))
  }

  @Test func `a value without a reason to doubt it stands in as a current one`() {
    let checked = Provenance(kind: .stored, fetchedAt: fetchedAt, staleness: .notChecked)

    #expect(checked.stale(because: nil) == Provenance(kind: .stored, fetchedAt: fetchedAt))
  }

  @Test(
    arguments: [
      (0, 0, nil), (0, 1, .empty), (0, 100, .empty), (1, 0, nil), (1, 3, nil),
      (1, 4, .shrunk(from: 4, to: 1)),
      (2, 4, nil), (2, 5, .shrunk(from: 5, to: 2)), (3, 5, nil), (200, 100, nil),
    ] as [(Int, Int, Suspicion?)]
  )
  func `a list is suspicious when it is empty or has lost more than half`(
    count: Int,
    stored: Int,
    suspicion: Suspicion?
  ) {
    #expect(Suspicion.list(of: count, insteadOf: stored) == suspicion)
  }

  @Test func `a value may be kept unless it is said otherwise`() {
    #expect(Provenance(kind: .network, fetchedAt: fetchedAt).mayBeKept)
    #expect(!Provenance(kind: .network, fetchedAt: fetchedAt, mayBeKept: false).mayBeKept)
  }

  @Test func `a reason makes it stale`() {
    #expect(Provenance(kind: .stored, fetchedAt: fetchedAt, staleness: .offline).isStale)
    #expect(!Provenance(kind: .stored, fetchedAt: fetchedAt).isStale)
  }

  @Test func `mapping a value keeps where it came from`() {
    let sourced = Fetched("abc", provenance: Provenance(kind: .revalidated, fetchedAt: fetchedAt))

    let count = sourced.map(\.count)

    #expect(count == Fetched(3, provenance: sourced.provenance))
  }
}
