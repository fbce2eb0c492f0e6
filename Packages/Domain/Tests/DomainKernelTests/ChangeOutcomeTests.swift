import DomainKernel
import Testing

@Suite struct ChangeOutcomeTests {
  @Test(
    arguments: [
      (.changed, false, true), (.unchanged, false, false), (.pending(nil), true, true),
    ] as [(ChangeOutcome, Bool, Bool)]
  )
  func `what is in the outbox is pending, and only what was so already has no effect`(
    outcome: ChangeOutcome,
    isPending: Bool,
    isEffective: Bool
  ) {
    #expect(outcome.isPending == isPending)
    #expect(outcome.isEffective == isEffective)
  }

  @Test func `a change that waits was not sent unless it is said so`() {
    #expect(ChangeOutcome.pending(nil) == .pending(nil, wasSent: false))
  }

  @Test(arguments: [(.changed, .changed), (.unchanged, .unchanged)] as [(OutboxEffect, ChangeOutcome)])
  func `the effect of a change that the service has is its outcome`(
    effect: OutboxEffect,
    outcome: ChangeOutcome
  ) {
    #expect(ChangeOutcome(effect) == outcome)
  }
}
