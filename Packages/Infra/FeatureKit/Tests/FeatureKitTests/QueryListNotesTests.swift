import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct QueryListNotesTests {
  private let loads = Loads()

  /// A list of four numbers, of which the service gives two at once.
  private func screen(
    limit: Int?,
    partSize: Int = 10,
    fails: Bool = false,
    unreadableCount: Int = 0,
    lastTotal: Int = 4,
    browse: BrowseEntries<Everything, Number>? = nil
  ) -> QueryListScreen<Everything, Number> {
    let loads = loads
    return QueryListScreen(
      "ListNumbers",
      Everything(),
      limit: limit,
      partSize: partSize,
      browse: browse
        ?? BrowseEntries { (_, page, _) async throws(ServiceError) in
          if fails, page.offset == 2 { throw .offline }
          let entries = [Number(id: page.offset + 1), Number(id: page.offset + 2)]
          let next = page.offset == 0 ? PageRequest(offset: 2) : nil
          return fetched(
            EntryPage(
              entries: entries,
              next: next,
              total: page.offset == 0 ? 4 : lastTotal,
              unreadableCount: unreadableCount
            )
          )
        },
      presentation: .init(
        table: RecordTable([.init("id") { .integer($0.id) }]),
        page: { state, _ in
          Page("Numbers", content: .text(StyledText(SafeText("\(state.entries.count)"))))
        },
        rows: { numbers, _, _ in
          .text(StyledText(SafeText(numbers.map { String($0.id) }.joined(separator: " "))))
        },
        loaded: { loads.add($0.entries.count) },
        warning: { Records.Warning(.namesNotLoaded) { _ in "Something is missing." } }
      )
    )
  }

  @Test func `a page says by itself what a list lacks, and a document needs a note`() async {
    let page = screen(limit: 2)
    let document = screen(limit: 2)

    await page.load(LoadRequest())
    await document.load(LoadRequest(fields: FieldSelection()))

    #expect(page.notes(in: context).isEmpty)
    #expect(document.notes(in: context) == ["Something is missing."])
  }

  @Test func `a document whose rest could not be loaded says that it is incomplete`() async {
    let screen = screen(limit: 4, fails: true)

    await screen.load(LoadRequest(fields: FieldSelection()))

    #expect(
      screen.notes(in: context)
        == ["Something is missing.", "Warning: The list is incomplete: no connection."]
    )
    #expect(screen.failure(in: context) == nil)
  }

  @Test func `each part that is handed over has its own rows, and the parts are counted`() async {
    let screen = screen(limit: nil)
    var rows: [Element] = []
    #expect(screen.progress(in: context) == nil)

    await screen.load(
      LoadRequest(receiver: { part in
        rows.append(part.rows(in: context))
        return true
      })
    )

    #expect(rows == [.text(StyledText(SafeText("1 2"))), .text(StyledText(SafeText("3 4")))])
    #expect(screen.progress(in: context)?.string == "4 entries")
    #expect(screen.notes(in: context) == ["Something is missing."])
    #expect(screen.isList)
  }

  @Test func `a list of which only the beginning was handed over is incomplete`() async {
    let screen = screen(limit: 3, partSize: 2, fails: true)

    await screen.load(LoadRequest(receiver: { _ in true }))

    #expect(screen.failure(in: context)?.message == "The list is incomplete: no connection.")
    #expect(screen.failure(in: context)?.hint == "Check your connection and try again.")
    #expect(screen.progress(in: context)?.string == "2 entries")
  }

  @Test func `a list whose parts do not fit together is handed over, and reported as incomplete`() async {
    let screen = screen(limit: nil, partSize: 2, lastTotal: 5)
    var count = 0

    await screen.load(
      LoadRequest(receiver: { part in
        count += part.records.count
        return true
      })
    )

    #expect(count == 4)
    #expect(
      screen.failure(in: context)?.message
        == "The list is incomplete: the list changed while it was read."
    )
    #expect(screen.state.next == 0)
    #expect(screen.state.list.shown?.value.total == nil)
  }

  @Test func `a document of parts that do not fit together has no end and no total, and says so`()
    async throws
  {
    let screen = screen(limit: nil, lastTotal: 5)

    await screen.load(LoadRequest(fields: FieldSelection()))

    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    #expect(text.contains(#""page":{"count":4,"next":"0","total":null}"#))
    #expect(
      screen.notes(in: context).last
        == "Warning: The list is incomplete: the list changed while it was read."
    )
  }

  @Test(
    arguments: [
      (
        [2, 3, 4], "null", #"["names-not-loaded","list-changed"]"#,
        [
          "Warning: The list changed while it was read, and some entries may be missing or removed."
        ]
      ),
      ([0, 1, 2, 3, 4], "5", #"["names-not-loaded"]"#, []),
    ] as [([Int], String, String, [String])]
  )
  func `a document of a list that changed has its last total, or none where entries were removed`(
    numbers: [Int],
    total: String,
    warnings: String,
    notes: [String]
  ) async throws {
    let loads = loads
    let browse = BrowseEntries<Everything, Number> { (_, page, _) async throws(ServiceError) in
      // The list changes as soon as its first part was handed over.
      let all = loads.counts.isEmpty ? [1, 2, 3, 4] : numbers
      let end = page.offset + 2
      return fetched(
        EntryPage(
          entries: all.dropFirst(page.offset).prefix(2).map(Number.init),
          next: end < all.count ? PageRequest(offset: end) : nil,
          total: all.count
        )
      )
    }
    let screen = screen(limit: nil, browse: browse)

    await screen.load(LoadRequest(fields: FieldSelection(), receiver: { _ in true }))

    #expect(screen.failure(in: context) == nil)
    #expect(screen.notes(in: context) == ["Something is missing."] + notes)
    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    #expect(text.hasSuffix(#""next":null,"total":\#(total)},"warnings":\#(warnings)}"#))
  }

  @Test(
    arguments: [true, false],
    [(4, #"["names-not-loaded","list-changed"]"#), (3, #"["names-not-loaded"]"#)]
      as [(total: Int, warnings: String)]
  )
  func `a document of a list whose parts overlap and that is short says that it changed`(
    isHandedOver: Bool,
    list: (total: Int, warnings: String)
  ) async throws {
    let browse = BrowseEntries<Everything, Number> { (_, page, _) async throws(ServiceError) in
      fetched(
        EntryPage(
          entries: (page.offset == 0 ? [1, 2] : [2, 3]).map(Number.init),
          next: page.offset == 0 ? PageRequest(offset: 2) : nil,
          total: list.total
        )
      )
    }
    let screen = screen(limit: nil, browse: browse)
    let receiver: LoadRequest.Receiver = { _ in true }

    await screen.load(LoadRequest(fields: FieldSelection(), receiver: isHandedOver ? receiver : nil))

    let note = "Warning: The list changed while it was read, and some entries may be missing or removed."
    #expect(screen.failure(in: context) == nil)
    #expect(screen.notes(in: context) == ["Something is missing."] + (list.total == 4 ? [note] : []))
    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    #expect(text.hasSuffix(#""next":null,"total":\#(list.total)},"warnings":\#(list.warnings)}"#))
  }

  @Test(
    arguments: [true, false],
    [(3, "null", true), (2, "4", false)] as [(limit: Int, total: String, hasChanged: Bool)]
  )
  func `a document of a part of a list says that it changed where its own parts do not fit together`(
    isHandedOver: Bool,
    list: (limit: Int, total: String, hasChanged: Bool)
  ) async throws {
    let screen = screen(limit: list.limit, partSize: isHandedOver ? 1 : 10, lastTotal: 5)
    let receiver: LoadRequest.Receiver = { _ in true }

    await screen.load(LoadRequest(fields: FieldSelection(), receiver: isHandedOver ? receiver : nil))

    let note = "Warning: The list changed while it was read, and some entries may be missing or removed."
    #expect(screen.failure(in: context) == nil)
    #expect(screen.notes(in: context) == ["Something is missing."] + (list.hasChanged ? [note] : []))
    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    let warnings = list.hasChanged ? #"["names-not-loaded","list-changed"]"# : #"["names-not-loaded"]"#
    #expect(
      text.hasSuffix(#""next":"\#(list.limit)","total":\#(list.total)},"warnings":\#(warnings)}"#)
    )
  }

  @Test func `a document says where the list continues, how long it is, and what it lacks`() async throws {
    let screen = screen(limit: 3)

    await screen.load(LoadRequest())

    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    #expect(text.hasPrefix(#"{"data":[{"id":1},{"id":2},{"id":3}],"#))
    #expect(text.hasSuffix(#""page":{"count":3,"next":"3","total":4},"warnings":["names-not-loaded"]}"#))
    let content: Element = .text(StyledText(SafeText("3")))
    #expect(screen.content(in: context) == .page(Page("Numbers", content: content)))
  }

  @Test(arguments: [true, false])
  func `a document says how many entries of all its parts could not be read`(isHandedOver: Bool)
    async throws
  {
    let screen = screen(limit: nil, unreadableCount: 1)
    let receiver: LoadRequest.Receiver = { _ in true }

    await screen.load(LoadRequest(fields: FieldSelection(), receiver: isHandedOver ? receiver : nil))

    let note = "Warning: 2 entries could not be read and are left out."
    #expect(screen.notes(in: context) == ["Something is missing.", note])
    let text = try #require(screen.records?.document(FieldSelection(), at: now).compactText)
    #expect(text.hasSuffix(#""warnings":["names-not-loaded","entries-unreadable"]}"#))
  }

  @Test func `who follows a list is told of it after each part, and of a part that is handed over alone`()
    async
  {
    await screen(limit: 4).load(LoadRequest())
    let whole = loads.counts
    await screen(limit: nil).load(LoadRequest(receiver: { _ in true }))

    #expect(whole == [2, 4])
    #expect(loads.counts.dropFirst(2) == [2, 2])
  }

  @Test func `a list without a limit has no more to show`() async {
    let screen = screen(limit: nil)

    await screen.load(LoadRequest())
    await screen.loadMore(LoadRequest())

    #expect(screen.state.entries.map(\.id) == [1, 2, 3, 4])
    #expect(!screen.hasMore)
  }
}

private struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}

private final class Loads: Sendable {
  private let state = Mutex<[Int]>([])

  var counts: [Int] { state.withLock(\.self) }

  func add(_ count: Int) { state.withLock { $0.append(count) } }
}
