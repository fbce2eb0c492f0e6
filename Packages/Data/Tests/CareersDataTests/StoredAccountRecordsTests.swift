import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import StorageKit
import Testing

/// The records of the account besides its tokens.
@Suite(.timeLimit(.minutes(5))) struct StoredAccountRecordsTests {
  private let store = InMemoryRecordStore()
  private let date = Date(timeIntervalSince1970: 1_772_366_400.25)

  private func records(_ service: String = "careers") -> StoredAccountRecords {
    StoredAccountRecords(store: store, service: service)
  }

  @Test func `terms that were accepted are accepted for the next program, of that service only`() async throws
  {
    #expect(try await records().termsAcceptedAt() == nil)

    try await records().acceptTerms(at: date)

    #expect(try await records().termsAcceptedAt() == date)
    #expect(try await records("careers.sandbox").termsAcceptedAt() == nil)
  }

  @Test func `the moment of another code belongs to one account, and can be forgotten`() async throws {
    let other = CareersUser.ID(rawValue: "usr_other")
    try await records().setResendAt(date, for: CareersSamples.user.id)

    #expect(try await records().resendAt(for: CareersSamples.user.id) == date)
    #expect(try await records().resendAt(for: other) == nil)
    try await records().setResendAt(nil, for: CareersSamples.user.id)
    #expect(try await records().resendAt(for: CareersSamples.user.id) == nil)
  }

  @Test(arguments: [
    ("2 5", PersistenceError.madeByNewerVersion),
    ("x", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("x 5", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("1", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("0 5", .cannotBeRead(reason: "a record of the careers account is damaged")),
    ("1 5 7", .cannotBeRead(reason: "a record of the careers account is damaged")),
  ])
  func `a record that cannot be read is an error, and only a newer one is not replaced`(
    text: String,
    expected: PersistenceError
  ) async throws {
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(text.utf8), for: "careers terms", in: "careers.account")
    }

    await #expect(throws: expected) { try await records().termsAcceptedAt() }
    if expected == .madeByNewerVersion {
      await #expect(throws: expected) { try await records().acceptTerms(at: date) }
      let stored = try await store.record(for: "careers terms", in: "careers.account")
      #expect(stored?.value == Data(text.utf8))
    } else {
      try await records().acceptTerms(at: date)
      #expect(try await records().termsAcceptedAt() == date)
    }
  }

  @Test func `a record whose checksum is wrong is an error, and can be replaced`() async throws {
    try await records().acceptTerms(at: date)
    await store.damage("careers terms", in: "careers.account")

    let expected = PersistenceError.cannotBeRead(reason: "a record of the careers account is damaged")
    await #expect(throws: expected) { try await records().termsAcceptedAt() }
    try await records().acceptTerms(at: date)
    #expect(try await records().termsAcceptedAt() == date)
  }
}
