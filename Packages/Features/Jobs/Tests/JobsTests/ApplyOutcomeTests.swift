import CareersDomain
import CareersFakes
import DomainKernel
import FeatureKit
import Testing

@testable import Jobs

/// What scripts get of an application.
@Suite struct ApplyOutcomeTests {
  @Test(
    arguments: [
      (true, .uploaded, true), (false, .alreadyThere, true), (true, .none, false),
      (true, .failed(.notRegistered(.unavailable)), false),
      (false, .failed(.notRegistered(.unavailable)), nil), (false, .unknown, nil),
    ] as [(Bool, JobApplicationOutcome.CV, Bool?)]
  )
  func `an application that was sent has its facts, and its CV as far as that is known`(
    isNew: Bool,
    cv: JobApplicationOutcome.CV,
    hasCV: Bool?
  ) {
    let id = CareersSamples.applicationID(1)
    let application = SentApplication(id: id, isNew: isNew, note: "I weld.")
    let outcome = ApplyOutcome.sent(JobApplicationOutcome(application: application, cv: cv), cv: nil)

    #expect(
      ApplyViewModel.table.object(outcome)
        == .object([
          JSONValue.Member("id", .string(id.rawValue)), JSONValue.Member("isNew", .bool(isNew)),
          JSONValue.Member("note", .string("I weld.")), JSONValue.Member("hasCV", .optional(hasCV)),
          JSONValue.Member("isPending", .bool(false)),
        ])
    )
  }

  @Test(arguments: [true, false])
  func `an application that waits is new, and has no id yet`(hasCV: Bool) throws {
    let note = try ApplicationNote("I weld.")
    let outcome = ApplyOutcome.waiting(note: note, hasCV: hasCV, nil, wasSent: false)

    #expect(
      ApplyViewModel.table.object(outcome)
        == .object([
          JSONValue.Member("id", .null), JSONValue.Member("isNew", .bool(true)),
          JSONValue.Member("note", .string("I weld.")), JSONValue.Member("hasCV", .bool(hasCV)),
          JSONValue.Member("isPending", .bool(true)),
        ])
    )
  }
}
