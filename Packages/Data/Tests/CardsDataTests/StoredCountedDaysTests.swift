import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
import Synchronization
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The days up to which contributions were counted.
@Suite(.timeLimit(.minutes(5))) struct StoredCountedDaysTests {
  private let documents = InMemoryDocumentStore()
  private let first = CardsSamples.day("2026-03-01")

  private func store(_ partition: String = "ada") -> StoredCountedDays {
    StoredCountedDays(
      documents: documents,
      partition: { partition },
      observe: { Issue.record("\($0)") }
    )
  }

  @Test func `the day that was remembered last is the first, each day once`() async {
    let days = [first, first.advanced(by: -400), first.advanced(by: 1)]
    for day in days + [first, first] { await store().remember(day) }

    #expect(await store().all() == [first, days[2], days[1]])
  }

  @Test func `the 366 days that were remembered last are stored`() async {
    let days = (0...366).map { first.advanced(by: $0) }
    for day in days { await store().remember(day) }

    #expect(await store().all() == days.dropFirst().reversed())
  }

  @Test func `the days of an account are its own, and go with what is stored for it`() async throws {
    await store("ada").remember(first)

    #expect(await store("bo").all().isEmpty)
    try await documents.removeAll(in: "ada")
    #expect(await store("ada").all().isEmpty)
  }

  @Test func `a line that is no day is passed over, and goes with the next day`() async throws {
    let key = DocumentKey(partition: "ada", name: "counted days 1")
    let text = "2026-03-01\n\n2026-02-30\n2025-01-01"
    try await documents.save(Document(metadata: Data(), body: Data(text.utf8)), for: key)
    let second = CardsSamples.day("2025-01-01")

    #expect(await store().all() == [first, second])
    await store().remember(second)
    let saved = try #require(await documents.document(for: key))
    #expect(String(decoding: saved.body, as: UTF8.self) == "2025-01-01\n2026-03-01")
  }

  @Test func `a day that is stored later is stored for the account that counted`() async {
    let partition = Mutex("ada")
    let work = Mutex<[@Sendable () async -> Void]>([])
    let later = StoredCountedDays(
      documents: documents,
      partition: { partition.withLock(\.self) },
      save: { task in work.withLock { $0.append(task) } },
      observe: { Issue.record("\($0)") }
    )

    await later.remember(first)
    partition.withLock { $0 = "bo" }
    for task in work.withLock(\.self) { await task() }

    #expect(await store("bo").all().isEmpty)
    #expect(await store("ada").all() == [first])
  }
}
