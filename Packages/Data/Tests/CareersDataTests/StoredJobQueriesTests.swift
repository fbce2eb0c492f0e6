import CareersDomain
import DomainKernel
import StorageKit
import Synchronization
import Testing

@testable import CareersData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct StoredJobQueriesTests {
  private let documents = InMemoryDocumentStore()
  private var store: StoredJobQueries { store(["anna", "guests"]) }

  private func store(_ partitions: [String]) -> StoredJobQueries {
    StoredJobQueries(
      documents: documents,
      partitions: { partitions },
      observe: { Issue.record("\($0)") }
    )
  }

  @Test func `queries are read as they were remembered, the latest first and each once`() async {
    let welder = JobQuery(text: "welder", employment: .partTime, sponsorsVisa: true, location: "Osaka")
    let other = JobQuery(employment: .other("GIG"))

    for query in [welder, other, welder, welder] { await store.remember(query) }

    #expect(await store.queries() == [welder, other])
  }

  @Test func `of more than ten queries the oldest goes`() async {
    let queries = (0...10).map { JobQuery(text: "\($0)") }

    for query in queries { await store.remember(query) }

    #expect(await store.queries() == queries.dropFirst().reversed())
  }

  @Test func `queries that cannot be read are none, until others are remembered`() async throws {
    let key = DocumentKey(partition: "anna", name: "careers job queries 1")
    try await documents.save(Document(metadata: Data(), body: Data("junk".utf8)), for: key)
    #expect(await store.queries().isEmpty)

    await store.remember(JobQuery(text: "welder"))

    #expect(await store.queries() == [JobQuery(text: "welder")])
  }

  @Test func `queries that cannot be stored are told`() async {
    let errors = Mutex<[PersistenceError]>([])
    let full = StoredJobQueries(
      documents: InMemoryDocumentStore(limit: 1),
      partitions: { ["guests"] },
      observe: { error in errors.withLock { $0.append(error) } }
    )

    await full.remember(JobQuery(text: "welder"))

    let areAboutSaving = errors.withLock(\.self).map { error in
      if case .cannotBeSaved = error { true } else { false }
    }
    #expect(areAboutSaving == [true])
  }

  @Test func `where no lists are stored nothing is remembered`() async throws {
    let nowhere = store([])

    await nowhere.remember(JobQuery(text: "welder"))

    #expect(try await documents.status().entries == 0)
  }

  @Test func `what is stored of one account is not of another`() async {
    await store.remember(JobQuery(text: "welder"))

    #expect(await store(["berta", "guests"]).queries().isEmpty)
    #expect(await store(["guests"]).queries().isEmpty)
  }

  @Test func `what a guest narrowed is known to each account, after its own and each once`() async {
    let guest = store(["guests"])
    for text in ["welder", "carer"] { await guest.remember(JobQuery(text: text)) }
    await store.remember(JobQuery(text: "welder"))

    #expect(await store.queries().map(\.text) == ["welder", "carer"])
    #expect(await guest.queries().map(\.text) == ["carer", "welder"])
  }
}
