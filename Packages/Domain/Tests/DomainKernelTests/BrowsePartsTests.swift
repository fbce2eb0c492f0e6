import DomainKernel
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct BrowsePartsTests {
  private struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private let asked = Asked()

  private func browse(_ parts: [Int: (numbers: [Int], next: Int?)]) -> BrowseEntries<String, Number> {
    let fetchedAt = Date(timeIntervalSince1970: 0)
    return BrowseEntries<String, Number> { [asked] (_, page, policy) async throws(ServiceError) in
      asked.add(page, policy)
      guard let part = parts[page.offset] else { throw .offline }
      return Fetched(
        EntryPage(
          entries: part.numbers.map { Number(id: $0) },
          next: part.next.map { PageRequest(offset: $0) }
        ),
        provenance: Provenance(kind: .network, fetchedAt: fetchedAt)
      )
    }
  }

  // MARK: - Part by part

  @Test func `a part that follows has only what the part before does not have`() async throws {
    let browse = browse([0: ([1, 2], 2), 2: ([2, 3], 4)])
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .networkFirst)
    let second = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(first.entries.map(\.id) == [1, 2])
    #expect(second.entries.map(\.id) == [3])
    #expect(second.next == PageRequest(offset: 4))
    #expect(asked.all == ["0 networkFirst", "2 cacheFirst"])
  }

  @Test func `an entry that comes again two or more parts later is not repeated`() async throws {
    let browse = browse([0: ([1, 2], 2), 2: ([3, 4], 4), 4: ([1, 5, 5], 6), 6: ([3, 2, 5], nil)])
    var known = HandedOverEntries<Int>()
    var part: Fetched<EntryPage<Number>>?
    var parts: [[Int]] = []

    repeat {
      let loaded = try await browse.part(of: "", after: part, known: &known, .cacheFirst)
      parts.append(loaded.entries.map(\.id))
      part = loaded
    } while part?.next != nil

    #expect(parts == [[1, 2], [3, 4], [5], []])
    #expect(known.ids == [1, 2, 3, 4, 5])
  }

  @Test func `parts that only repeat those before are passed over, up to three`() async throws {
    let parts: [Int: (numbers: [Int], next: Int?)] = [
      0: ([1], 1), 1: ([1], 2), 2: ([1], 3), 3: ([2], 4), 10: ([1], 11), 11: ([1], 12), 12: ([1], 13),
      13: ([3], nil),
    ]
    let browse = browse(parts)
    let repeating = Fetched(
      EntryPage(entries: [Number(id: 1)], next: PageRequest(offset: 10)),
      provenance: Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))
    )
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let second = try await browse.part(of: "", after: first, known: &known, .cacheFirst)
    #expect(second.entries.map(\.id) == [2])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      var known = HandedOverEntries<Int>([1])
      _ = try await browse.part(of: "", after: repeating, known: &known, .cacheFirst)
    }
  }

  @Test func `a list that ends with what is known has an empty part at its end`() async throws {
    let browse = browse([0: ([1], 1), 1: ([1], nil)])
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let last = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(last.entries.isEmpty && last.next == nil)
  }

  @Test func `what could not be read of the parts that are passed over is counted with the next one`()
    async throws
  {
    let browse = BrowseEntries<String, Number> { (_, page, _) async throws(ServiceError) in
      let entries = page.offset < 2 ? [Number(id: 1)] : [Number(id: 2)]
      return Fetched(
        EntryPage(
          entries: entries,
          next: page.offset < 2 ? PageRequest(offset: page.offset + 1) : nil,
          unreadableCount: 1
        ),
        provenance: Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))
      )
    }

    var known = HandedOverEntries<Int>()
    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let second = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(first.unreadableCount == 1)
    #expect(second.entries.map(\.id) == [2])
    #expect(second.unreadableCount == 2)
  }

  // MARK: - What is stored

  @Test func `ten stored parts are looked through in their order, and the service is not asked`() async {
    var parts: [Int: (numbers: [Int], next: Int?)] = [:]
    for number in 0...10 { parts[number] = (numbers: [number], next: number + 1) }
    let browse = browse(parts)

    let found = await browse.firstStored(of: "") { number -> Int? in number.id >= 9 ? number.id : nil }
    let beyond = await browse.firstStored(of: "") { number -> Int? in number.id >= 10 ? number.id : nil }

    #expect(found?.value == 9)
    #expect(beyond == nil)
    #expect(asked.all == (Array(0...9) + Array(0...9)).map { "\($0) cacheOnly" })
  }

  @Test func `what is stored of a list ends at the first part that is not`() async {
    let browse = browse([0: ([1, 2], 2), 3: ([3], nil)])

    let found = await browse.firstStored(of: "") { number -> Int? in number.id > 1 ? number.id : nil }
    let beyond = await browse.firstStored(of: "") { number -> Int? in number.id > 2 ? number.id : nil }

    #expect(found?.value == 2)
    #expect(beyond == nil)
  }
}

/// Remembers what a list was asked.
private final class Asked: Sendable {
  private let requests = Mutex<[String]>([])

  var all: [String] { requests.withLock(\.self) }

  func add(_ page: PageRequest, _ policy: FetchPolicy) {
    requests.withLock { $0.append("\(page.offset) \(policy)") }
  }
}
