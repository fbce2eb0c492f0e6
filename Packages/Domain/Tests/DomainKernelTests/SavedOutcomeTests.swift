import DomainKernel
import Testing

@Suite struct SavedOutcomeTests {
  @Test(
    arguments: [
      (.changed, false, true), (.unchanged, false, false), (.pending(nil), true, true),
    ] as [(SavedOutcome, Bool, Bool)]
  )
  func `what is in the outbox is pending, and only what was so already has no effect`(
    outcome: SavedOutcome,
    isPending: Bool,
    isEffective: Bool
  ) {
    #expect(outcome.isPending == isPending)
    #expect(outcome.isEffective == isEffective)
  }
}
