import ClockFakes
import DomainKernel
import Foundation
import Testing

@testable import OfflineHTTP

/// When a doubt ends in belief, and which of two doubts is remembered.
@Suite struct DoubtRuleTests {
  private func doubt(_ suspicion: Suspicion, after seconds: Double = 0, digest: String = "a") -> Doubt {
    Doubt(suspicion: suspicion, since: SettableDate.start + seconds, digest: digest)
  }

  @Test(
    arguments: [
      (.gone, .gone, 1, true), (.empty, .empty, 1_000_000, false), (.gone, .empty, 1_000_000, false),
      (.shrunk(from: 9, to: 1), .shrunk(from: 9, to: 1), 86_399, false),
      (.shrunk(from: 9, to: 1), .shrunk(from: 9, to: 1), 86_400, true),
      (.incomplete, .incomplete, 86_399, false), (.incomplete, .incomplete, 86_400, true),
      (.unrelated, .unrelated, 86_399, false), (.unrelated, .unrelated, 86_400, true),
      (.incomplete, .unrelated, 1_000_000, false),
    ] as [(Suspicion, Suspicion, Double, Bool)]
  )
  func `a doubt ends when the same comes again, for most after a day`(
    first: Suspicion,
    second: Suspicion,
    later: Double,
    isBelieved: Bool
  ) {
    let repetition = doubt(second, after: later)

    #expect(doubt(first).isConfirmed(by: repetition, requestedAt: repetition.since) == isBelieved)
  }

  @Test(arguments: [(Suspicion.shrunk(from: 9, to: 1), false), (.gone, true), (.unrelated, true)])
  func `only a shorter list has to be the same`(suspicion: Suspicion, isBelieved: Bool) {
    let repetition = doubt(suspicion, after: 86_400, digest: "b")

    #expect(doubt(suspicion).isConfirmed(by: repetition, requestedAt: repetition.since) == isBelieved)
  }

  @Test(arguments: [(0.0, false), (0.5, true)])
  func `an exchange that began before the doubt confirms nothing`(requested: Double, isBelieved: Bool) {
    let repetition = doubt(.gone, after: 1)
    let date = SettableDate.start + requested

    #expect(doubt(.gone).isConfirmed(by: repetition, requestedAt: date) == isBelieved)
  }

  @Test(
    arguments: [
      (.empty, "a", 0), (.gone, "a", 0), (.shrunk(from: 9, to: 1), "a", 0),
      (.shrunk(from: 9, to: 1), "b", 60), (.gone, "b", 60), (.incomplete, "b", 0), (.unrelated, "b", 0),
    ] as [(Suspicion, String, Double)]
  )
  func `the first of equal doubts is remembered`(suspicion: Suspicion, digest: String, since: Double) {
    let remembered = doubt(suspicion).followed(by: doubt(suspicion, after: 60, digest: digest))

    #expect(remembered.since == SettableDate.start + since)
  }

  @Test func `another doubt takes the place of the first`() {
    #expect(doubt(.incomplete).followed(by: doubt(.unrelated, after: 60)) == doubt(.unrelated, after: 60))
  }

  @Test func `a doubt from before the clock was set back is forgotten`() {
    let remembered = doubt(.incomplete, after: 60).followed(by: doubt(.incomplete, digest: "b"))

    #expect(remembered == doubt(.incomplete, digest: "b"))
  }
}
