import DomainKernel
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct BrowseReadingsTests {
  private struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private let requests = Requests()

  /// A list of which two entries come at once; the answer depends on the place and on the number of the request.
  private func browse(
    _ answer:
      @escaping @Sendable (_ offset: Int, _ request: Int) throws(ServiceError) -> Fetched<
        EntryPage<Number>
      >
  ) -> BrowseEntries<String, Number> {
    BrowseEntries { [requests] (_, page, policy) async throws(ServiceError) in
      try answer(page.offset, requests.add(page.offset, policy))
    }
  }

  /// The part of a list at a place.
  private static func part(
    _ offset: Int,
    of numbers: [Int],
    total: Int? = nil,
    hasTotal: Bool = true,
    staleness: StaleReason? = nil,
    seconds: Double = 0,
    unreadableCount: Int = 0
  ) -> Fetched<EntryPage<Number>> {
    let end = offset + 2
    return Fetched(
      EntryPage(
        entries: numbers.dropFirst(offset).prefix(2).map { Number(id: $0) },
        next: end < numbers.count ? PageRequest(offset: end) : nil,
        total: hasTotal ? total ?? numbers.count : nil,
        unreadableCount: unreadableCount
      ),
      provenance: Provenance(
        kind: staleness == nil ? .network : .stored,
        fetchedAt: Date(timeIntervalSince1970: seconds),
        staleness: staleness
      )
    )
  }

  /// A stored list, of which the beginning was read again after the rest.
  private static func mixed(_ offset: Int, _ reason: StaleReason?) -> Fetched<EntryPage<Number>> {
    offset == 0
      ? part(0, of: [11, 12, 1, 2, 3, 4], staleness: reason)
      : part(offset, of: [1, 2, 3, 4], staleness: reason)
  }

  // MARK: - A list that changes

  @Test(arguments: [[2, 3, 4, 5], [0, 1, 2, 3, 4, 5]])
  func `a list that changed between two parts is read again, and then is whole`(after: [Int]) async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: request == 1 ? [1, 2, 3, 4, 5] : after)
    }

    let list = try await browse("", count: 4, .cacheFirst)

    #expect(list.entries.map(\.id) == Array(after.prefix(4)))
    #expect(list.next == (after.count > 4 ? PageRequest(offset: 4) : nil))
    #expect(list.total == after.count && !list.isMixed)
    #expect(
      requests.all == ["0 cacheFirst", "2 cacheFirst", "0 networkFirst", "2 networkFirst"]
    )
  }

  @Test func `a list that changes during each reading is mixed, and ends with an error`() async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: [1, 2, 3, 4], total: 4 + request)
    }

    let list = try await browse("", count: 4, .networkFirst)

    #expect(list.entries.map(\.id) == [1, 2, 3, 4])
    #expect(list.isMixed && list.next == PageRequest() && list.total == nil)
    #expect(requests.all.count == 6)
    await #expect(throws: ServiceError.malformed(.moving)) {
      try await browse.continuing(list, of: "", .networkFirst)
    }
    #expect(requests.all.count == 10)
  }

  @Test func `a mixed list is whole after another reading`() async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      request <= 2 ? Self.mixed(offset, .offline) : Self.part(offset, of: [11, 12, 1, 2, 3, 4])
    }
    let mixed = try await browse("", count: 4, .cacheOnly)

    let list = try await browse.continuing(mixed, of: "", .cacheFirst)

    #expect(list.entries.map(\.id) == [11, 12, 1, 2, 3, 4])
    #expect(list.next == nil && list.total == 6 && !list.provenance.isStale)
  }

  @Test(arguments: [(4, false), (5, true)])
  func `a list that is read again ends with an error where it repeats itself`(
    count: Int,
    fails: Bool
  ) async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      if request <= 2 { return Self.mixed(offset, .offline) }
      guard request <= 10 else { throw .timedOut }
      let page = EntryPage(
        entries: [Number(id: 1), Number(id: 2)],
        next: request - 2 < count ? PageRequest(offset: offset + 2) : nil
      )
      return Self.part(0, of: []).map { _ in page }
    }
    let mixed = try await browse("", count: 4, .cacheOnly)

    if fails {
      await #expect(throws: ServiceError.malformed(.nothingUsable)) {
        try await browse.continuing(mixed, of: "", .cacheFirst)
      }
      #expect(requests.all.count == 6)
    } else {
      #expect(try await browse.continuing(mixed, of: "", .cacheFirst).entries.map(\.id) == [1, 2])
    }
  }

  // MARK: - Stored parts

  @Test func `of fresh stored parts of different readings nobody is asked where only these are wanted`()
    async throws
  {
    let browse = browse { (offset, _) throws(ServiceError) in Self.mixed(offset, nil) }

    let list = try await browse("", count: 4, .cacheOnly)

    #expect(list.isMixed)
    await #expect(throws: ServiceError.malformed(.moving)) {
      try await browse.continuing(list, of: "", .cacheOnly)
    }
    #expect(requests.all == ["0 cacheOnly", "2 cacheOnly"])
  }

  @Test(arguments: [(false, true), (true, false), (false, false)])
  func `without totals, one stale part is enough to tell that the readings are different`(
    isFirstStale: Bool,
    isSecondStale: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      let isStale = offset == 0 ? isFirstStale : isSecondStale
      return Self.part(
        offset,
        of: [1, 2, 3, 4],
        hasTotal: false,
        staleness: isStale ? .offline : nil,
        seconds: offset == 0 ? 10_000 : 20_000
      )
    }

    #expect(try await browse("", count: 4, .cacheOnly).isMixed == (isFirstStale || isSecondStale))
  }

  @Test func `stored parts of different readings are all shown, and the list has no end`() async throws {
    let browse = browse { (offset, _) throws(ServiceError) in Self.mixed(offset, .notChecked) }

    let list = try await browse("", count: 4, .cacheOnly)

    #expect(list.entries.map(\.id) == [11, 12, 3, 4])
    #expect(list.isMixed && list.next == PageRequest())
    await #expect(throws: ServiceError.offline) { try await browse.continuing(list, of: "", .cacheOnly) }
    #expect(requests.all == ["0 cacheOnly", "2 cacheOnly"])
  }

  @Test func `a part that only the store can give is not asked for again at once`() async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      offset == 0
        ? Self.part(0, of: [11, 12, 1, 2, 3, 4])
        : Self.part(offset, of: [1, 2, 3, 4], staleness: .connectionLost)
    }

    let list = try await browse("", count: 4, .networkFirst)

    #expect(list.isMixed)
    #expect(requests.all == ["0 networkFirst", "2 networkFirst"])
    await #expect(throws: ServiceError.connectionLost) {
      try await browse.continuing(list, of: "", .networkFirst)
    }
    #expect(requests.all.count == 4)
  }

  @Test(
    arguments: [
      (-0.5, .notChecked, false, true), (0, .notChecked, false, false), (3600, .notChecked, false, false),
      (3601, .notChecked, false, true), (-0.5, nil, false, false),
      (-0.5, .notChecked, true, false), (3601, .notChecked, true, false),
    ] as [(Double, StaleReason?, Bool, Bool)]
  )
  func `without totals, a stored part that is older than the one before, or much younger, is mixed`(
    seconds: Double,
    staleness: StaleReason?,
    hasTotal: Bool,
    isMixed: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(
        offset,
        of: [1, 2, 3, 4],
        hasTotal: hasTotal,
        staleness: staleness,
        seconds: 10_000 + (offset == 0 ? 0 : seconds)
      )
    }

    #expect(try await browse("", count: 4, .cacheOnly).isMixed == isMixed)
  }

  @Test(
    arguments: [
      (true, -1, 0, true), (true, 3601, 0, true), (true, 0, 0, false), (true, 3600, 0, false),
      (true, -1, 1, false), (false, -1, 0, false),
    ] as [(Bool, Double, Int, Bool)]
  )
  func `stored parts from different times are mixed where the list ends before its total`(
    isStored: Bool,
    seconds: Double,
    unreadableCount: Int,
    isMixed: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      let part = Self.part(
        offset,
        of: offset == 0 ? [2, 3, 4, 5] : [1, 2, 3, 4],
        seconds: 10_000 + (offset == 0 ? 0 : seconds),
        unreadableCount: offset == 0 ? unreadableCount : 0
      )
      return isStored ? part.stale(because: nil) : part
    }
    var known = HandedOverEntries<Int>()

    let list = try await browse("", count: 3, .cacheOnly)
    let first = try await browse.part(of: "", after: nil, known: &known, .cacheOnly)
    let last = try await browse.part(of: "", after: first, known: &known, .cacheOnly)

    #expect(list.entries.map(\.id) == [2, 3, 4])
    #expect(last.entries.map(\.id) == [4])
    for end in [list, last] {
      #expect(end.value.isMixed == isMixed)
      #expect(end.value.next == (isMixed ? PageRequest() : nil))
    }
  }

  @Test func `parts in front of the last one are enough to tell that a list is from different times`()
    async throws
  {
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(
        offset,
        of: offset == 0 ? [2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6],
        staleness: .offline,
        seconds: offset == 0 ? 10_000 : 9000
      )
    }
    var known = HandedOverEntries<Int>()
    var part: Fetched<EntryPage<Number>>?

    let list = try await browse("", count: 5, .cacheOnly)
    for _ in 0..<3 { part = try await browse.part(of: "", after: part, known: &known, .cacheOnly) }

    #expect(list.entries.map(\.id) == [2, 3, 4, 5, 6])
    #expect(list.isMixed && part?.value.isMixed == true)
  }

  @Test func `stored parts that end before the total are read again, without entries that are only counted`()
    async throws
  {
    let browse = browse { (offset, request) throws(ServiceError) in
      guard request <= 2 else { return Self.part(offset, of: [2, 3, 4, 5], total: 5) }
      return Self.part(
        offset,
        of: offset == 0 ? [2, 3, 4, 5] : [1, 2, 3, 4],
        total: 5,
        seconds: offset == 0 ? 10_000 : 9000
      ).stale(because: nil)
    }

    let list = try await browse("", count: 4, .cacheFirst)

    #expect(list.entries.map(\.id) == [2, 3, 4, 5])
    #expect(list.next == nil && list.total == 5 && !list.isMixed)
    #expect(requests.all == ["0 cacheFirst", "2 cacheFirst", "0 networkFirst", "2 networkFirst"])
  }

  // MARK: - A list that moves without a change of its total

  @Test func `an entry that moved in front of what was handed over comes with the other reading`()
    async throws
  {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: request == 1 ? [1, 2, 3, 4] : [0, 1, 2, 3])
    }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let last = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(requests.all == ["0 cacheFirst", "2 cacheFirst", "0 networkFirst", "2 networkFirst"])
    #expect(last.entries.map(\.id) == [0, 3] && last.next == nil && !known.isShort(at: last.value))
  }

  @Test(arguments: [(4, true, 6), (3, false, 3)])
  func `a list whose parts always overlap ends without an error, and tells that it is short`(
    total: Int,
    isShort: Bool,
    requestCount: Int
  ) async throws {
    let parts = [0: [1, 2], 2: [1, 2], 4: [2, 3]]
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(0, of: []).map { _ in
        EntryPage(
          entries: (parts[offset] ?? []).map { Number(id: $0) },
          next: offset < 4 ? PageRequest(offset: offset + 2) : nil,
          total: total
        )
      }
    }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .networkFirst)
    let last = try await browse.part(of: "", after: first, known: &known, .networkFirst)
    #expect(requests.all.count == requestCount)
    let list = try await browse("", count: 4, .networkFirst)

    #expect(last.next == nil && !last.isMixed && known.isShort(at: last.value) == isShort)
    #expect(list.entries.map(\.id) == [1, 2, 3] && list.next == nil)
    #expect(list.isShort == isShort && list.total == total)
    #expect(requests.all.count == 2 * requestCount)
  }

  @Test(arguments: [(1, false), (0, true)])
  func `entries that could not be read are not missing from a stored list whose parts overlap`(
    unreadableCount: Int,
    isShort: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(
        offset,
        of: offset == 0 ? [1, 2, 3, 4] : [0, 1, 2, 3],
        unreadableCount: offset == 0 ? unreadableCount : 0
      )
    }

    let list = try await browse("", count: 4, .cacheOnly)

    #expect(list.isShort == isShort && !list.isMixed && list.next == nil)
    #expect(requests.all.count == 2)
  }

  // MARK: - Looking for an entry

  @Test func `an entry that moved to another part while the list was read is found`() async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: request == 1 ? [1, 2, 3, 4] : [0, 1, 2, 3])
    }

    #expect(try await browse.firstAtService(of: "") { $0.id == 0 ? $0.id : nil } == .found(0))
  }

  @Test func `a list that changes during each reading does not tell that it lacks an entry`() async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: [1, 2, 3, 4], total: 4 + request)
    }

    #expect(try await browse.firstAtService(of: "") { $0.id == 9 ? $0.id : nil } == .unknown)
  }

  @Test(arguments: [ServiceError.offline, .malformed(.nothingUsable)])
  func `a list whose next part cannot be loaded does not tell that it lacks an entry`(error: ServiceError)
    async throws
  {
    let browse = browse { (offset, _) throws(ServiceError) in
      guard offset == 0 else { throw error }
      return Self.part(offset, of: [1, 2, 3, 4])
    }

    await #expect(throws: error) { try await browse.firstAtService(of: "") { $0.id == 9 ? $0.id : nil } }
  }

  @Test(arguments: [(4, true), (3, false)])
  func `a list whose parts overlap tells that it lacks an entry only where all have come`(
    total: Int,
    isShort: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(offset, of: offset == 0 ? [1, 2, 3, 4] : [0, 1, 2, 3], total: total)
    }

    let missing = try await browse.firstAtService(of: "") { $0.id == 9 ? $0.id : nil }
    #expect(missing == (isShort ? .unknown : .absent))
    #expect(try await browse.firstAtService(of: "") { $0.id == 3 ? $0.id : nil } == .found(3))
  }

  @Test(arguments: [(0, 0, false), (1, 0, true), (0, 1, true)])
  func `a list with an entry that could not be read does not tell that it lacks one`(
    first: Int,
    last: Int,
    isUnknown: Bool
  ) async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      Self.part(offset, of: [1, 2, 3], unreadableCount: offset == 0 ? first : last)
    }

    let missing = try await browse.firstAtService(of: "") { $0.id == 9 ? $0.id : nil }
    #expect(missing == (isUnknown ? .unknown : .absent))
    #expect(try await browse.firstAtService(of: "") { $0.id == 3 ? $0.id : nil }.value == 3)
  }

  // MARK: - Part by part

  @Test(arguments: [([0, 1, 2, 3], false), ([1, 2], false), ([2, 3], true), ([0, 2, 3, 4], true)])
  func `of a list that is read again is known whether it lost what was handed over`(
    after: [Int],
    hasRemoved: Bool
  ) async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      Self.part(offset, of: request == 1 ? [1, 2, 3] : after)
    }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    #expect(!known.hasRemoved)
    _ = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(known.hasRemoved == hasRemoved)
  }

  @Test func `of a list that is read again only what is new is handed over`() async throws {
    let browse = browse { (offset, request) throws(ServiceError) in
      let numbers = request == 1 ? [1, 2, 3] : [0, 1, 2, 3]
      return Self.part(offset, of: numbers, unreadableCount: 1)
    }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let second = try await browse.part(of: "", after: first, known: &known, .cacheFirst)

    #expect(first.entries.map(\.id) == [1, 2])
    #expect(second.entries.map(\.id) == [0, 3])
    #expect(second.next == nil && second.total == 4 && second.unreadableCount == 1)
    #expect(known.ids == [0, 1, 2, 3])
  }

  @Test func `a list that was read again from stored parts of different times is mixed where it is short`()
    async throws
  {
    let browse = browse { (offset, request) throws(ServiceError) in
      switch request {
      case 1: return Self.part(offset, of: [2, 3, 4, 5, 6, 7, 8])
      case 2: return Self.part(offset, of: [2, 3, 4, 5, 6, 7])
      case 3: return Self.part(offset, of: [2, 3, 4, 5, 6, 7], staleness: .offline, seconds: 10_000)
      default: return Self.part(offset, of: [1, 2, 3, 4, 5, 6], staleness: .offline, seconds: 9000)
      }
    }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheFirst)
    let again = try await browse.part(of: "", after: first, known: &known, .cacheFirst)
    let last = try await browse.part(of: "", after: again, known: &known, .cacheFirst)

    #expect(again.entries.map(\.id) == [4] && again.consistency == .severalTimes)
    #expect(last.entries.map(\.id) == [5, 6] && last.isMixed)
  }

  @Test func `stored parts of different readings are handed over before the list ends with an error`()
    async throws
  {
    let browse = browse { (offset, _) throws(ServiceError) in Self.mixed(offset, .notChecked) }
    var known = HandedOverEntries<Int>()

    let first = try await browse.part(of: "", after: nil, known: &known, .cacheOnly)
    let second = try await browse.part(of: "", after: first, known: &known, .cacheOnly)

    #expect(second.entries.map(\.id) == [3, 4])
    #expect(second.isMixed && second.next == PageRequest())
    await #expect(throws: ServiceError.offline) {
      var known = HandedOverEntries<Int>()
      _ = try await browse.part(of: "", after: second, known: &known, .cacheOnly)
    }
  }

  @Test func `the parts behind one of another reading are handed over too`() async throws {
    let browse = browse { (offset, _) throws(ServiceError) in
      offset == 0
        ? Self.part(0, of: [11, 12, 1, 2, 3, 4, 5, 6], staleness: .notChecked)
        : Self.part(offset, of: [1, 2, 3, 4, 5, 6], staleness: .notChecked)
    }
    var known = HandedOverEntries<Int>()
    var part: Fetched<EntryPage<Number>>?

    for _ in 0..<3 { part = try await browse.part(of: "", after: part, known: &known, .cacheOnly) }

    #expect(part?.entries.map(\.id) == [5, 6])
    #expect(part?.value.isMixed == true && part?.value.next == PageRequest())
  }
}

/// Remembers what a list was asked.
private final class Requests: Sendable {
  private let state = Mutex<[String]>([])

  var all: [String] { state.withLock(\.self) }

  /// The number of the request, from 1 on.
  func add(_ offset: Int, _ policy: FetchPolicy) -> Int {
    state.withLock { requests in
      requests.append("\(offset) \(policy)")
      return requests.count
    }
  }
}
