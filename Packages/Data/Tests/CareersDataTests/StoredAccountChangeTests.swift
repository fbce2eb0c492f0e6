import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import StorageKit
import Synchronization
import Testing

/// Records whose account changes between an exchange with the service and the change that it leads to.
@Suite(.timeLimit(.minutes(5))) struct StoredAccountChangeTests {
  private let records = InMemoryRecordStore()
  private let partition = AccountName()

  @Test func `notifications of an account are not stored for another one`() async throws {
    let store = StoredNotifications(store: records) { [partition] in partition.name }
    let bound = store.ofCurrentAccount
    let ledger = NotificationLedger(checkedAt: CareersSamples.fetchedAt)
    #expect(try await bound.update { _ in ledger } == ledger)

    partition.name = "b"

    await #expect(throws: PersistenceError.signedOut) { try await bound.update { _ in ledger } }
    #expect(try await store.ledger() == nil)
    #expect(try await bound.ledger() == ledger)
  }

  @Test func `an organisation of an account is not remembered for another one`() async throws {
    let store = StoredOrganizations(store: records) { [partition] in partition.name }
    let bound = store.ofCurrentAccount
    let organization = try #require(CareersSamples.organization)

    partition.name = "b"

    await #expect(throws: PersistenceError.signedOut) { try await bound.remember(organization) }
    #expect(try await store.organizations().isEmpty)
    partition.name = "a"
    try await bound.remember(organization)
    #expect(try await store.organizations() == [organization])
  }
}

/// The partition of the account that is signed in.
private final class AccountName: Sendable {
  private let value = Mutex("a")

  var name: String {
    get { value.withLock(\.self) }
    set { value.withLock { $0 = newValue } }
  }
}
