import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct QueryListScreenTests {
  private let service = NumberService([0: (1...50, 50), 50: (51...100, 100), 100: (101...120, nil)])

  @Test func `a list is loaded as far as it is wanted, and no further`() async {
    let screen = service.screen(limit: 60)
    #expect(screen.state.list == .idle)

    await screen.load(LoadRequest())

    #expect(screen.state.entries == Number.all(1...60))
    #expect(screen.hasMore)
    #expect(screen.state.next == 60)
    #expect(service.offsets == [0, 50])
  }

  @Test func `a list is loaded to its end`() async {
    let screen = service.screen(limit: nil)

    await screen.load(LoadRequest())

    #expect(screen.state.entries == Number.all(1...120))
    #expect(!screen.hasMore)
    #expect(screen.records?.count == 120)
  }

  @Test func `more is shown step by step until the end`() async {
    let screen = service.screen(limit: 40)
    await screen.load(LoadRequest())
    var counts: [Int] = []

    while screen.hasMore {
      await screen.loadMore(LoadRequest())
      counts.append(screen.state.entries.count)
    }

    #expect(counts == [80, 120])
    #expect(service.offsets == [0, 50, 100])
  }

  @Test func `entries that are there already are shown without asking`() async {
    let screen = service.screen(limit: 20)
    await screen.load(LoadRequest())

    await screen.loadMore(LoadRequest())

    #expect(screen.state.entries.count == 40)
    #expect(service.offsets == [0])
  }

  @Test func `a list does not shrink while it is refreshed`() async {
    let screen = service.screen(limit: 40)
    await screen.load(LoadRequest())
    await screen.loadMore(LoadRequest())

    await screen.load(LoadRequest(.networkFirst))

    #expect(screen.state.entries.count == 80)
    #expect(service.offsets == [0, 50, 0, 50])
  }

  @Test func `a list does not shrink where a part of it cannot be refreshed`() async {
    let screen = service.screen(limit: 40)
    await screen.load(LoadRequest())
    await screen.loadMore(LoadRequest())
    service.fail(50, .timedOut)

    await screen.load(LoadRequest(.networkFirst))

    #expect(screen.state.entries.count == 80)
    #expect(screen.state.list.error == .timedOut)
  }

  @Test func `a part that fails leaves the others, and is tried again`() async {
    service.fail(50, .timedOut)
    let screen = service.screen(limit: 60)

    await screen.load(LoadRequest())
    #expect(screen.state.list.error == .timedOut)
    #expect(screen.state.entries.count == 50)
    #expect(screen.failure(in: .english) == nil)
    service.fail(50, nil)
    await screen.loadMore(LoadRequest())

    #expect(screen.state.list.error == nil)
    #expect(screen.state.entries.count == 60)
  }

  @Test func `a list that cannot be refreshed stays`() async {
    let screen = service.screen(limit: 20)
    await screen.load(LoadRequest())
    service.fail(0, .offline)

    await screen.load(LoadRequest(.networkFirst))

    #expect(screen.state.list.error == .offline)
    #expect(screen.state.entries.count == 20)
  }

  @Test func `a list is not shown as empty before the service answered`() async {
    let empty = NumberService([:])
    empty.fail(0, .unavailable)
    let screen = empty.screen(limit: 20)
    await screen.load(LoadRequest())
    #expect(screen.state.list == .failed(.unavailable, previous: nil))
    empty.fail(0, nil)

    await screen.load(LoadRequest())

    guard case .empty = screen.state.list else {
      Issue.record("\(screen.state.list)")
      return
    }
    #expect(!screen.hasMore)
  }

  @Test func `nothing is continued before there is a list`() async {
    let screen = service.screen(limit: 20)

    await screen.loadMore(LoadRequest())

    #expect(service.offsets.isEmpty)
  }

  @Test(arguments: [(nil, false), (1...2, true)] as [(ClosedRange<Int>?, Bool)])
  func `a list says that no entry matches only where it is empty`(
    numbers: ClosedRange<Int>?,
    hasEntries: Bool
  ) async {
    let screen = NumberService(numbers.map { [0: ($0, nil)] } ?? [:]).screen(limit: 20)
    await screen.load(LoadRequest())

    let page = screen.state.page(Number.words, .english, at: Route("numbers")) { number in
      let title = SafeText("Number \(number.id)")
      return QueryListRow(element: .text(StyledText(title)), item: Item("\(number.id)", ListRow(title)))
    }

    let text = WrittenScreen.linear(page.element(in: .english))
    #expect(text.contains("No numbers.") != hasEntries)
    #expect(text.contains("Number 2") == hasEntries)
    #expect(text.contains("2 numbers") == hasEntries)
  }

  // MARK: - Long lists

  @Test(arguments: [
    (nil, [50, 50, 20], nil), (60, [50, 10], 60), (51, [50, 1], 51), (120, [50, 50, 20], nil),
  ])
  func `a list of several parts is handed over, and no part is kept`(
    limit: Int?,
    parts: [Int],
    next: Int?
  ) async {
    let screen = service.screen(limit: limit)
    var counts: [Int] = []

    await screen.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    #expect(counts == parts)
    #expect(screen.state.entries.isEmpty)
    #expect(screen.state.handedOver == parts.reduce(0, +))
    #expect(screen.state.next == next)
    #expect(screen.state.list.shown?.value.total == 120)
    #expect(!screen.hasMore)
    #expect(screen.records?.count == 0)
    #expect(screen.failure(in: .english) == nil)
    #expect(service.events == [.useCase("ListNumbers", .began), .useCase("ListNumbers", .ended(.done))])
  }

  @Test(arguments: [0, 50, 100])
  func `a list is as old as the part that could not be confirmed`(offset: Int) async {
    service.store(offset)
    let screen = service.screen(limit: nil)

    await screen.load(LoadRequest(receiver: { _ in true }))

    #expect(screen.state.list.shown?.provenance.isStale == true)
  }

  @Test(arguments: [50, 49])
  func `a list of one part is shown as a whole`(limit: Int) async {
    let screen = service.screen(limit: limit)

    await screen.load(
      LoadRequest(receiver: { _ in
        Issue.record("a part was handed over")
        return true
      })
    )

    #expect(screen.state.entries == Number.all(1...limit))
  }

  @Test func `an entry that comes again in the part that follows is not handed over twice`() async {
    let service = NumberService([0: (1...50, 50), 50: (50...51, nil)])
    let screen = service.screen(limit: nil)
    var counts: [Int] = []

    await screen.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    #expect(counts == [50, 1])
  }

  @Test(arguments: [(nil, 90, nil), (80, 80, 40)] as [(Int?, Int, Int?)])
  func `of a list whose parts overlap each entry is handed over once, and its total is not made up`(
    limit: Int?,
    count: Int,
    next: Int?
  ) async {
    let service = NumberService([
      0: (1...50, 10), 10: (11...60, 20), 20: (21...70, 30), 30: (31...80, 40), 40: (1...90, nil),
    ])
    let screen = service.screen(limit: limit)
    var rows: [String] = []

    await screen.load(
      LoadRequest(receiver: { part in
        rows += part.records.rows(FieldSelection())
        return true
      })
    )

    #expect(rows == (1...count).map { "\($0)\n" })
    #expect(screen.state.handedOver == count)
    #expect(screen.state.next == next)
    #expect(screen.state.list.shown?.value.total == 120)
  }

  @Test(arguments: [(nil, 130), (60, 60)] as [(Int?, Int)])
  func `a number of all that is smaller than what was handed over is not told`(
    limit: Int?,
    count: Int
  ) async {
    let service = NumberService([0: (1...50, 50), 50: (51...130, nil)])
    let screen = service.screen(limit: limit)

    await screen.load(LoadRequest(receiver: { _ in true }))

    #expect(screen.state.handedOver == count)
    #expect(screen.state.list.shown?.value.total == nil)
  }

  @Test func `nothing more is asked for when the reader has gone, and that is no failure`() async {
    let screen = service.screen(limit: nil)

    await screen.load(LoadRequest(receiver: { _ in false }))

    #expect(service.offsets == [0])
    #expect(screen.failure(in: .english) == nil)
  }

  @Test(arguments: [(0, ExitCode.noConnection, false), (50, .noConnection, true)])
  func `a part that fails ends the command, and the list before it is reported as incomplete`(
    offset: Int,
    exitCode: ExitCode,
    isIncomplete: Bool
  ) async {
    service.fail(offset, .offline)
    let screen = service.screen(limit: nil)

    await screen.load(LoadRequest(receiver: { _ in true }))

    let failure = screen.failure(in: .english)
    #expect(failure?.status == exitCode)
    #expect(failure?.message.hasPrefix("The list is incomplete:") == isIncomplete)
    #expect(service.events.last == .useCase("ListNumbers", .ended(.failed("offline"))))
  }

  @Test(arguments: [(50, [0]), (100, [0, 50])])
  func `an interruption ends a list whose parts come without waiting`(count: Int, offsets: [Int]) async {
    let screen = service.screen(limit: nil)

    await Self.load(screen, interruptedAt: count)

    #expect(service.offsets == offsets)
    #expect(screen.state.handedOver == count)
    #expect(screen.failure(in: .english)?.status == .interrupted)
    #expect(screen.failure(in: .english)?.message == "The list is incomplete: interrupted.")
    #expect(service.events.last == .useCase("ListNumbers", .ended(.failed("cancelled"))))
  }

  @Test(arguments: [(nil, 120), (60, 60)] as [(Int?, Int)])
  func `an interruption while the last part is handed over leaves the list complete`(
    limit: Int?,
    count: Int
  ) async {
    let screen = service.screen(limit: limit)

    await Self.load(screen, interruptedAt: count)

    #expect(screen.state.handedOver == count)
    #expect(screen.failure(in: .english) == nil)
    #expect(service.events.last == .useCase("ListNumbers", .ended(.done)))
  }

  /// Hands a list over, and interrupts that with the part that completes a number of entries.
  private static func load(
    _ screen: QueryListScreen<Everything, Number>,
    interruptedAt count: Int
  ) async {
    let load = Task {
      await screen.load(
        LoadRequest(receiver: { _ in
          if screen.state.handedOver == count { withUnsafeCurrentTask { $0?.cancel() } }
          return true
        })
      )
    }
    await load.value
  }

  @Test
  func `what this machine knows is the beginning of a list that cannot be read, and the rest is missing`()
    async
  {
    let service = NumberService([0: (1...3, nil)], known: [7])
    service.fail(0, .offline)
    let screen = service.screen(limit: 20)

    await screen.load(LoadRequest(fields: FieldSelection()))

    #expect(screen.state.entries.map(\.id) == [7])
    #expect(screen.state.list.error == .offline)
    #expect(screen.failure(in: .english) == nil)
    #expect(screen.notes(in: .english).first?.contains("no connection") == true)
    service.fail(0, nil)
    await screen.load(LoadRequest(.networkFirst))
    #expect(screen.state.entries.map(\.id) == [1, 2, 3])
    #expect(screen.state.list.error == nil)
  }

  @Test func `what this machine knows is handed over before a long list fails`() async {
    let service = NumberService([:], known: [7])
    service.fail(0, .offline)
    let screen = service.screen(limit: nil)
    var counts: [Int] = []

    await screen.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    #expect(counts == [1])
    #expect(screen.failure(in: .english)?.message.hasPrefix("The list is incomplete:") == true)
  }

  @Test func `a service that repeats itself for ever ends the list as unreadable`() async {
    let service = NumberService([
      0: (1...2, 2), 2: (1...2, 4), 4: (1...2, 6), 6: (1...2, 8), 8: (1...2, 10),
    ])
    let screen = service.screen(limit: nil)

    await screen.load(LoadRequest(receiver: { _ in true }))

    #expect(screen.failure(in: .english)?.status == .failed)
    #expect(service.offsets == [0, 2, 4, 6])
  }
}

private struct Number: Identifiable, Hashable, Sendable {
  let id: Int

  static func all(_ range: ClosedRange<Int>) -> [Number] { range.map(Number.init) }

  static let words = QueryListWords(
    title: "Numbers",
    heading: "All numbers",
    loading: "Loading numbers",
    loadingMore: "Loading more numbers",
    notRefreshed: "The numbers could not be refreshed",
    none: "No numbers.",
    openOne: "Open the first number",
    showAll: "Show all numbers"
  ) { shown, _ in SafeText("\(shown) numbers") }
}

extension ViewContext {
  fileprivate static let english = ViewContext(now: Date(timeIntervalSince1970: 0), language: .english)
}

/// A service that gives a list of numbers in prepared parts.
private final class NumberService: Sendable {
  private struct State {
    var failures: [Int: ServiceError] = [:]
    var stored: Set<Int> = []
    var offsets: [Int] = []
    var events: [FeatureEvent] = []
  }

  private let parts: [Int: (ClosedRange<Int>, Int?)]
  private let known: [Int]
  private let state = Mutex(State())

  init(_ parts: [Int: (ClosedRange<Int>, Int?)], known: [Int] = []) {
    self.parts = parts
    self.known = known
  }

  var offsets: [Int] { state.withLock(\.offsets) }
  var events: [FeatureEvent] { state.withLock(\.events) }

  func fail(_ offset: Int, _ error: ServiceError?) { state.withLock { $0.failures[offset] = error } }

  /// Has a part come from the store, since the service could not be reached.
  func store(_ offset: Int) { state.withLock { _ = $0.stored.insert(offset) } }

  @MainActor
  func screen(limit: Int?) -> QueryListScreen<Everything, Number> {
    QueryListScreen(
      "ListNumbers",
      Everything(),
      limit: limit,
      partSize: 50,
      browse: BrowseEntries { [self] (_, page, _) async throws(ServiceError) in
        try part(page)
      } known: { [known] (_, error, _) in
        let list = EntryPage(entries: known.map(Number.init), next: PageRequest())
        let origin = Provenance(
          kind: .stored,
          fetchedAt: Date(timeIntervalSince1970: 0),
          staleness: StaleReason(error)
        )
        return known.isEmpty ? nil : Fetched(list, provenance: origin)
      },
      presentation: .init(
        table: RecordTable([.init("id") { .integer($0.id) }]),
        page: { _, _ in Page("Numbers") },
        rows: { _, _, _ in .empty }
      ),
      observe: { [self] event in state.withLock { $0.events.append(event) } }
    )
  }

  private func part(_ page: PageRequest) throws(ServiceError) -> Fetched<EntryPage<Number>> {
    let failure = state.withLock { state in
      state.offsets.append(page.offset)
      return state.failures[page.offset]
    }
    if let failure { throw failure }
    let part = parts[page.offset]
    let isStored = state.withLock { $0.stored.contains(page.offset) }
    let fetched = Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))
    return Fetched(
      EntryPage(
        entries: part.map { Number.all($0.0) } ?? [],
        next: part?.1.map { PageRequest(offset: $0) },
        total: 120
      ),
      provenance: isStored ? fetched.stale(because: StaleReason(ServiceError.offline)) : fetched
    )
  }
}
