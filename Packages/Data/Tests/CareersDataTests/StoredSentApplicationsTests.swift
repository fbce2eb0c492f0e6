import CareersDomain
import CareersFakes
import StorageKit
import Synchronization
import Testing

@testable import CareersData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct StoredSentApplicationsTests {
  private let documents = InMemoryDocumentStore()
  private let account = Account()
  private let job = CareersSamples.savableID
  private let sent = SentApplication(
    id: CareersSamples.applicationID(1),
    isNew: true,
    note: "I weld.",
    createdAt: CareersSamples.fetchedAt
  )

  private var store: StoredSentApplications {
    StoredSentApplications(documents: documents) { [account] in account.name }
  }

  @Test func `an application is read as it was remembered, and is not new`() async throws {
    try await store.remember(sent, for: job)

    let known = try #require(try await store.application(for: job))
    #expect(known.id == sent.id && known.note == "I weld." && !known.isNew)
    #expect(known.createdAt == CareersSamples.fetchedAt)
    #expect(try await store.application(for: CareersSamples.withdrawn.id) == nil)
  }

  @Test func `a UUID is the same in any letter case`() async throws {
    try await store.remember(sent, for: job)

    #expect(try await store.application(for: Job.ID(rawValue: job.rawValue.uppercased()))?.id == sent.id)
  }

  @Test func `an answer for one account is not stored for another, nor for nobody`() async throws {
    let before = store.ofCurrentAccount
    account.name = "berta"
    try await before.remember(sent, for: job)
    #expect(try await store.application(for: job) == nil)

    account.name = nil
    try await store.remember(sent, for: job)
    account.name = "anna"
    #expect(try await store.application(for: job) == nil)
  }

  @Test(arguments: ["junk", #"{"id":"7"}"#])
  func `what cannot be read is none`(body: String) async throws {
    let key = DocumentKey(partition: "anna", name: "careers application 1 " + job.rawValue)
    try await documents.save(Document(metadata: Data(), body: Data(body.utf8)), for: key)

    #expect(try await store.application(for: job) == nil)
  }

  @Test func `for what cannot be an id nothing is stored`() async throws {
    let other = Job.ID(rawValue: "a/b")

    try await store.remember(sent, for: other)

    #expect(try await store.application(for: other) == nil)
    #expect(try await documents.status().entries == 0)
  }

  /// The account that is signed in.
  private final class Account: Sendable {
    private let state = Mutex<String?>("anna")

    var name: String? {
      get { state.withLock(\.self) }
      set { state.withLock { $0 = newValue } }
    }
  }
}
