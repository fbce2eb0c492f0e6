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

  @Test func `a record of a newer version is an error, and is not replaced`() async throws {
    let text = Data("2 5".utf8)
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(text, for: "careers terms", in: "careers.account")
    }

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await records().termsAcceptedAt() }
    await #expect(throws: PersistenceError.madeByNewerVersion) { try await records().acceptTerms(at: date) }
    #expect(try await store.stored(for: "careers terms", in: "careers.account").value?.value == text)
  }

  @Test(arguments: ["x", "x 5", "", "1", "0 5", "1 5 7"])
  func `a record that makes no sense is none, so that the user is asked again`(text: String) async throws {
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(text.utf8), for: "careers terms", in: "careers.account")
    }

    #expect(try await records().termsAcceptedAt() == nil)
    try await records().acceptTerms(at: date)
    #expect(try await records().termsAcceptedAt() == date)
  }

  @Test func `a record whose checksum is wrong is none, and can be replaced`() async throws {
    try await records().acceptTerms(at: date)
    await store.damage("careers terms", in: "careers.account")

    #expect(try await records().termsAcceptedAt() == nil)
    try await records().acceptTerms(at: date)
    #expect(try await records().termsAcceptedAt() == date)
  }
}
