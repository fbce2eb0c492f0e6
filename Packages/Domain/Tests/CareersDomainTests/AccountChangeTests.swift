import CareersDomain
import CareersFakes
import DomainKernel
import Synchronization
import Testing

/// Answers that come when another account is signed in than the one that asked.
@Suite(.timeLimit(.minutes(5))) struct AccountChangeTests {
  private let isSwitched = Switch()

  @Test func `a look at applications is stored for the account that asked`() async throws {
    let repository = FakeApplications()
    repository.prepare { $0.pages[0] = .success(CareersSamples.page([], total: 0)) }
    let store = TwoLedgers(isSwitched: isSwitched)
    let check = CheckNotifications(repository: repository, store: store) { [isSwitched] in
      isSwitched.value = true
      return CareersSamples.fetchedAt
    }

    _ = try await check(.networkFirst)

    #expect(store.first.stored != nil)
    #expect(store.second.stored == nil)
  }

  @Test func `a saved job is remembered for the account that saved it`() async throws {
    let store = TwoConfirmed(isSwitched: isSwitched)
    let senders = OutboxRoute.savedSenders(
      jobs: SwitchingJobs(isSwitched: isSwitched),
      posts: FakeSaved<Post>([]),
      confirmed: ConfirmedChanges(store: store) { CareersSamples.fetchedAt }
    )
    let queue = OutboxQueue(area: "careers", account: "a")
    let draft = try OutboxDraft("job.save", of: CareersSamples.savableID.rawValue, in: queue)
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: draft,
      createdAt: CareersSamples.fetchedAt
    )

    _ = try await senders["job.save"]?.send(entry)

    #expect(try await store.first.changes().count == 1)
    #expect(try await store.second.changes().isEmpty)
  }

  @Test func `an organisation is remembered for the account that registered it`() async throws {
    let organization = try #require(CareersSamples.organization)
    let store = TwoOrganizations(isSwitched: isSwitched)
    let repository = SwitchingOrganizations(isSwitched: isSwitched, organization: organization)
    let manage = ManageOrganizations(repository: repository, store: store) { true }

    _ = try await manage.register(try OrganizationDraft(name: "Sakura", type: "lpk", country: "id"))

    #expect(try await store.first.organizations() == [organization])
    #expect(try await store.second.organizations().isEmpty)
  }

  @Test func `an organisation is remembered for the account that had it verified`() async throws {
    let organization = try #require(CareersSamples.organization)
    let store = TwoOrganizations(isSwitched: isSwitched)
    let repository = SwitchingOrganizations(isSwitched: isSwitched, organization: organization)
    let manage = ManageOrganizations(repository: repository, store: store) { true }

    _ = try await manage.verify(organization.id, try OrganizationEvidence(number: "1", legalName: "Sakura"))

    #expect(try await store.first.organizations().map(\.id) == [organization.id])
    #expect(try await store.second.organizations().isEmpty)
  }
}

/// Whether the second account is signed in.
private final class Switch: Sendable {
  private let state = Mutex(false)

  var value: Bool {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }
}

private struct TwoLedgers: NotificationStore {
  let isSwitched: Switch
  let first = FakeNotifications()
  let second = FakeNotifications()

  var ofCurrentAccount: any NotificationStore { isSwitched.value ? second : first }

  func ledger() async throws(PersistenceError) -> NotificationLedger? { try await ofCurrentAccount.ledger() }

  func update(
    _ change: @Sendable (NotificationLedger?) -> NotificationLedger
  ) async throws(PersistenceError) -> NotificationLedger { try await ofCurrentAccount.update(change) }
}

private struct TwoConfirmed: ConfirmedChangeStore {
  let isSwitched: Switch
  let first = FakeConfirmedChanges()
  let second = FakeConfirmedChanges()

  var ofCurrentAccount: any ConfirmedChangeStore { isSwitched.value ? second : first }

  func changes() async throws(PersistenceError) -> [ConfirmedChange] { try await ofCurrentAccount.changes() }

  func update(
    _ change: @Sendable ([ConfirmedChange]) -> [ConfirmedChange]
  ) async throws(PersistenceError) { try await ofCurrentAccount.update(change) }
}

private struct TwoOrganizations: OrganizationStore {
  let isSwitched: Switch
  let first = FakeOrganizations()
  let second = FakeOrganizations()

  var ofCurrentAccount: any OrganizationStore { isSwitched.value ? second : first }

  func organizations() async throws(PersistenceError) -> [Organization] {
    try await ofCurrentAccount.organizations()
  }

  func remember(_ organization: Organization) async throws(PersistenceError) {
    try await ofCurrentAccount.remember(organization)
  }

  func dropUnreadable() async throws(PersistenceError) -> Bool {
    try await ofCurrentAccount.dropUnreadable()
  }
}

/// Signs the second account in while a job is saved.
private struct SwitchingJobs: SavedEntries {
  let isSwitched: Switch

  func saved(_ page: PageRequest, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Job>>
  {
    throw .offline
  }

  func set(_ isSaved: Bool, _ id: Job.ID) async throws(ServiceError) -> Bool {
    isSwitched.value = true
    return true
  }
}

/// Signs the second account in while the service is asked.
private struct SwitchingOrganizations: OrganizationRepository {
  let isSwitched: Switch
  let organization: Organization

  func register(_ draft: OrganizationDraft) async throws(ServiceError) -> Organization {
    isSwitched.value = true
    return organization
  }

  func requestVerification(
    of id: Organization.ID,
    _ evidence: OrganizationEvidence
  ) async throws(ServiceError) -> OrganizationVerification {
    isSwitched.value = true
    return OrganizationVerification(organization: id, status: .pending)
  }

  func verification(
    of id: Organization.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<OrganizationVerification?> { throw .offline }
}
