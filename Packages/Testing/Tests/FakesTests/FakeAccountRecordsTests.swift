import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import Testing

@Suite struct FakeAccountRecordsTests {
  private let mai = CareersSamples.user.id
  private let bo = CareersUser.ID(rawValue: "usr_bo")

  @Test func `records are empty, or those that were given for the account of the samples`() async throws {
    let records = FakeAccountRecords(termsAcceptedAt: moment(1), resendAt: moment(2))

    #expect(try await records.termsAcceptedAt() == moment(1))
    #expect(try await records.resendAt(for: mai) == moment(2))
    #expect(try await records.resendAt(for: bo) == nil)
    #expect(try await FakeAccountRecords().termsAcceptedAt() == nil)
    #expect(try await FakeAccountRecords().resendAt(for: mai) == nil)
  }

  @Test func `moments are remembered, those of a code for each account`() async throws {
    let records = FakeAccountRecords()

    try await records.acceptTerms(at: moment(1))
    try await records.setResendAt(moment(2), for: mai)
    try await records.setResendAt(moment(3), for: bo)
    try await records.setResendAt(nil, for: mai)

    #expect(try await records.termsAcceptedAt() == moment(1))
    #expect(try await records.resendAt(for: mai) == nil)
    #expect(try await records.resendAt(for: bo) == moment(3))
  }

  @Test(
    arguments: [
      (.cannotBeRead(reason: "disk"), false), (.madeByNewerVersion, false),
      (.cannotBeSaved(reason: "disk"), true),
    ] as [(PersistenceError, Bool)]
  )
  func `records that fail are not changed, and only read where just saving fails`(
    failure: PersistenceError,
    isRead: Bool
  ) async throws {
    let mai = mai
    let records = FakeAccountRecords(termsAcceptedAt: moment(1), resendAt: moment(2), failure: failure)

    await expectEach(
      of: [{ try await $0.acceptTerms(at: moment(5)) }, { try await $0.setResendAt(nil, for: mai) }],
      of: records,
      toThrow: failure
    )

    if isRead {
      #expect(try await records.termsAcceptedAt() == moment(1))
      #expect(try await records.resendAt(for: mai) == moment(2))
    } else {
      await expectEach(
        of: [{ _ = try await $0.termsAcceptedAt() }, { _ = try await $0.resendAt(for: mai) }],
        of: records,
        toThrow: failure
      )
    }
  }
}
