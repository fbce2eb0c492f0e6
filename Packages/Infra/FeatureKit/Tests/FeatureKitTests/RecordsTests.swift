import DomainKernel
import FeatureKit
import Testing

@Suite struct RecordsTests {
  private struct Film: Sendable {
    var id = 1
    var title = "Up"
    var tags: [String] = []
    var more = JSONValue.null
  }

  private static let table = RecordTable<Film>([
    .init("id") { .integer($0.id) },
    .init("title") { .string($0.title) },
    .init("tags") { .strings($0.tags) },
    .init("more", isColumn: false) { $0.more },
  ])

  private func rows(_ film: Film, _ fields: String...) -> [String] {
    Array(Records.list([film], in: Self.table, from: nil).rows(FieldSelection(fields)))
  }

  @Test(arguments: [true, false])
  func `a warning is a word in the document, whole or in parts`(isWhole: Bool) {
    let records = Records.list([Film()], in: Self.table, from: provenance(.network, nil, age: 0))
      .with(Records.Warning(.timesUnreadable) { _ in "Marks are missing." }).with(nil)
    var writer = RecordsDocumentWriter(FieldSelection(["id"]))

    let text =
      isWhole
      ? records.document(FieldSelection(["id"]), at: now).text : writer.end(records, at: now)

    #expect(text.hasSuffix("\"warnings\": [\n    \"times-unreadable\"\n  ]\n}"))
  }

  @Test func `a list has data, source and page, and members in the order of the table`() {
    let records = Records.list(
      [Film(tags: ["a"])],
      in: Self.table,
      of: 12,
      next: "https://example.com/2",
      from: provenance(.stored, .offline, age: 7200.9)
    )

    #expect(
      records.document(FieldSelection(), at: now).text == """
        {
          "data": [
            {
              "id": 1,
              "title": "Up",
              "tags": [
                "a"
              ],
              "more": null
            }
          ],
          "source": {
            "kind": "stored",
            "fetchedAt": "2026-03-01T09:59:59Z",
            "ageSeconds": 7200,
            "stale": true,
            "reason": "offline"
          },
          "page": {
            "count": 1,
            "next": "https://example.com/2",
            "total": 12
          }
        }
        """
    )
  }

  @Test func `one entity has no page, and what is current has no reason`() {
    let records = Records.one(Film(), in: Self.table, from: provenance(.revalidated))

    #expect(!records.isList && records.count == 1)
    #expect(
      records.document(FieldSelection(["id"]), at: now).text == """
        {
          "data": {
            "id": 1
          },
          "source": {
            "kind": "revalidated",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 0,
            "stale": false,
            "reason": null
          }
        }
        """
    )
  }

  @Test func `what the program knows by itself has neither source nor page`() {
    let list = Records.list([Film()], in: Self.table, from: nil)
    let one = Records.one(Film(), in: Self.table, from: nil)

    #expect(list.document(FieldSelection(["id"]), at: now).compactText == #"{"data":[{"id":1}]}"#)
    #expect(one.document(FieldSelection(["id"]), at: now).compactText == #"{"data":{"id":1}}"#)
  }

  @Test func `what this machine holds is as old as its writing`() {
    let document = Records.local([Film(), Film()], in: Self.table).document(FieldSelection(["id"]), at: now)

    #expect(
      document.compactText == #"{"data":[{"id":1},{"id":1}],"source":{"kind":"stored","#
        + #""fetchedAt":"2026-03-01T12:00:00Z","ageSeconds":0,"stale":false,"reason":null},"#
        + #""page":{"count":2,"next":null,"total":2}}"#
    )
  }

  @Test func `one entity that this machine holds has a source, and no page`() {
    let document = Records.local(one: Film(), in: Self.table).document(FieldSelection(["id"]), at: now)

    #expect(
      document.compactText == #"{"data":{"id":1},"source":{"kind":"stored","#
        + #""fetchedAt":"2026-03-01T12:00:00Z","ageSeconds":0,"stale":false,"reason":null}}"#
    )
  }

  @Test(arguments: [[3], [1, 2], [1, 1, 1], [3, 0], [0]])
  func `a document that is written part by part has the text of the whole`(parts: [Int]) {
    let films = (0..<parts.reduce(0, +)).map { Film(id: $0, tags: ["a", "b\n"]) }
    let source = provenance(.stored, .offline, age: 60)
    let selection = FieldSelection(["tags", "id"])
    var writer = RecordsDocumentWriter(selection)
    var rest = films[...]

    let text = parts.map { count in
      defer { rest = rest.dropFirst(count) }
      return writer.add(.list(Array(rest.prefix(count)), in: Self.table, from: nil))
    }
    let end = writer.end(.list([], in: Self.table, next: "9", from: source), at: now)

    let whole = Records.list(films, in: Self.table, next: "9", from: source)
    #expect(text.joined() + end == whole.document(selection, at: now).text)
  }

  @Test func `the end of a document can hold the last records`() {
    var writer = RecordsDocumentWriter(FieldSelection())
    let one = Records.list([Film()], in: Self.table, from: provenance(.network))

    let text = writer.add(one) + writer.end(one, at: now)

    let both = Records.list([Film(), Film()], in: Self.table, from: provenance(.network))
    #expect(text == both.document(FieldSelection(), at: now).text)
  }

  @Test func `a list that continues has no total unless it is known`() {
    let open = Records.list([Film()], in: Self.table, next: "2", from: provenance(.network))
    let counted = Records.list([Film()], in: Self.table, of: 8, next: "2", from: provenance(.network))

    #expect(
      open.document(FieldSelection(), at: now).compactText.hasSuffix(#"{"count":1,"next":"2","total":null}}"#)
    )
    #expect(
      counted.document(FieldSelection(), at: now).compactText.hasSuffix(#"{"count":1,"next":"2","total":8}}"#)
    )
  }

  @Test func `entries that are left out are in the total of a list that ends, with a warning or without`() {
    let list = Records.list([Film()], in: Self.table, from: provenance(.network))
    let counted = Records.list([Film()], in: Self.table, of: 8, from: provenance(.network))
    let open = Records.list([Film()], in: Self.table, next: "2", from: provenance(.network))

    let pages = [
      list.leavingOut(2, nil), list.leavingOut(5, omitted: 3), counted.leavingOut(2), open.leavingOut(2),
    ].map { $0.document(FieldSelection(), at: now).compactText }

    #expect(pages[0].hasSuffix(#""page":{"count":1,"next":null,"total":3}}"#))
    #expect(
      pages[1].hasSuffix(
        #""page":{"count":1,"next":null,"total":6},"warnings":["entries-omitted","entries-unreadable"]}"#
      )
    )
    #expect(pages[2].contains(#""total":8"#))
    #expect(pages[3].contains(#""total":null"#))
  }

  @Test func `records that are no page of the service have no total`() {
    let list = Records.list([Film()], in: Self.table, from: provenance(.stored))

    for found in [list.withoutPage(), list.withoutTotal()] {
      #expect(
        found.document(FieldSelection(), at: now).compactText.hasSuffix(
          #"{"count":1,"next":null,"total":null}}"#
        )
      )
    }
  }

  @Test func `an empty list is an empty list`() {
    let records = Records.list([Film](), in: Self.table, from: provenance(.network))

    #expect(records.isList && records.count == 0)
    #expect(records.document(FieldSelection(), at: now).compactText.hasPrefix(#"{"data":[],"source""#))
    #expect(
      records.document(FieldSelection(), at: now).compactText.hasSuffix(
        #""page":{"count":0,"next":null,"total":0}}"#
      )
    )
    #expect(Array(records.rows(FieldSelection())).isEmpty)
  }

  @Test(arguments: [
    ([], ["id", "title", "tags", "more"]), (["title"], ["title"]), (["title", "id"], ["title", "id"]),
    (["more", "id", "more"], ["more", "id"]), (["none", "id"], ["id"]),
  ])
  func `chosen fields are written in the order in which they were chosen, each once`(
    chosen: [String],
    written: [String]
  ) {
    let document = Records.one(Film(), in: Self.table, from: nil).document(FieldSelection(chosen), at: now)

    guard case .object(let members) = document, case .object(let fields)? = members.first?.value else {
      Issue.record("The document is no object with an object.")
      return
    }
    #expect(fields.map(\.name) == written)
  }

  @Test func `a row has the columns, and with chosen fields those alone`() {
    let film = Film(tags: ["a", "b"], more: .bool(true))

    #expect(rows(film) == ["1\tUp\ta, b\n"])
    #expect(rows(film, "tags", "more", "id", "tags") == ["a, b\ttrue\t1\n"])
  }

  @Test(arguments: [
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a\u{85}b", "a b"), ("a\u{2028}b\u{2029}", "a b "),
    ("\u{1B}[31m", " [31m"), ("a\u{7F}b\u{9B}", "a b "), ("a\u{202E}b", "a b"), ("\u{2066}a", " a"),
    ("\u{FEFF}a", " a"), ("\u{200B}", " "), ("👩\u{200D}🍳 \u{E9}\u{4E2D} ~", "👩\u{200D}🍳 \u{E9}\u{4E2D} ~"),
    ("\u{6CC}\u{200C}\u{62E}", "\u{6CC}\u{200C}\u{62E}"), ("", ""),
  ])
  func `a text is one cell, whatever is in it`(text: String, cell: String) {
    #expect(rows(Film(title: text), "title") == [cell + "\n"])
    #expect(rows(Film(tags: [text]), "tags") == [cell + "\n"])
  }

  @Test(arguments: [
    (JSONValue.null, ""), (.tenths(87), "8.7"), (.array([]), ""),
    (.array([.integer(1), .null, .string("a")]), "1, , a"),
    (.array([.object([])]), "[{}]"), (.array([.array([.integer(1)])]), "[[1]]"),
    (.object([.init("a", .strings(["b\tc\u{202E}"]))]), #"{"a":["b\tc\u202e"]}"#),
  ])
  func `a cell is text where it can be, and compact JSON elsewhere`(value: JSONValue, cell: String) {
    #expect(rows(Film(more: value), "more") == [cell + "\n"])
  }

  /// Texts are looked at in parts of eight bytes: a character counts wherever it stands.
  @Test(arguments: ["\u{0}", "\t", "\n", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{202E}"], 0...17)
  func `a character that controls terminals is a blank at every place of a cell`(
    character: String,
    place: Int
  ) {
    let (before, after) = (String(repeating: "~", count: place), String(repeating: " a", count: 9))

    #expect(rows(Film(more: .string(before + character + after)), "more") == [before + " " + after + "\n"])
  }

  @Test(arguments: 0...17)
  func `a text of printable characters is written as it is`(length: Int) {
    let text = String(repeating: " ~é漢", count: length) + String(repeating: " ~", count: length)

    #expect(rows(Film(more: .string(text)), "more") == [text + "\n"])
  }

  @Test(arguments: [(-1, 3), (0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (Int.min, 3), (Int.max, 0)])
  func `rows begin at an index, and end with the list`(first: Int, count: Int) {
    let films = (0..<3).map { Film(id: $0) }

    let rows = Records.list(films, in: Self.table, from: nil).rows(from: first, FieldSelection(["id"]))

    #expect(Array(rows) == films.suffix(count).map { "\($0.id)\n" })
  }

  @Test func `the fields of a part are fields of the whole`() {
    let whole = RecordTable<(film: Film, place: String)>(
      Self.table.fields { $0.film } + [.init("place") { .string($0.place) }]
    )
    let records = Records.list([(film: Film(), place: "here")], in: whole, from: nil)

    #expect(whole.names == ["id", "title", "tags", "more", "place"])
    #expect(Array(records.rows(FieldSelection())) == ["1\tUp\t\there\n"])
  }

  @Test func `an entity is an object with every field`() {
    #expect(Self.table.object(Film()).compactText == #"{"id":1,"title":"Up","tags":[],"more":null}"#)
  }

  @Test(arguments: [([], true), (["id"], true), (["title"], false)])
  func `a selection says whether a field is wanted`(names: [String], isIncluded: Bool) {
    #expect(FieldSelection(names).includes("id") == isIncluded)
    #expect(FieldSelection(names).isEmpty == names.isEmpty)
  }

  @Test(arguments: [
    (FieldSelection(), "more", true), (FieldSelection(["id"]), "more", false),
    (FieldSelection(["more"]), "more", true),
    (.columns, "more", false), (.columns, "id", true), (FieldSelection(), "none", false),
    (nil, "none", true),
  ])
  func `a selection says whether a field of a table is written, and a page without one has every field`(
    selection: FieldSelection?,
    name: String,
    isWritten: Bool
  ) {
    #expect(selection.includes(name, in: Self.table) == isWritten)
  }

  @Test func `the columns of a list are those of its rows without chosen fields`() {
    let records = Records.list([Film(more: .bool(true))], in: Self.table, from: nil)

    #expect(Array(records.rows(.columns)) == Array(records.rows(FieldSelection())))
  }

  @Test(arguments: [
    (StaleReason.notChecked, "not-checked"), (.changed, "changed"), (.possiblyChanged, "changed"),
    (.beingChecked, "being-checked"),
    (.offline, "offline"), (.timedOut, "timed-out"),
    (.unavailable, "unavailable"), (.rateLimited(until: now), "rate-limited"), (.malformed, "malformed"),
    (.transfer(.certificateExpired), "malformed"),
    (.webPage, "web-page"), (.noAnswerYet, "no-answer-yet"), (.signInNeeded, "sign-in-needed"),
    (.refused, "refused"), (.missing, "missing"), (.suspicious(.gone), "suspicious"),
    (.connectionLost, "connection-lost"), (.tokenUnreadable, "token-unreadable"),
    (.accountsOfNewerVersion, "newer-version"), (.replaced, "replaced"), (.gone, "gone"),
    (.tokenUnwritable, "token-unwritable"), (.sessionNotRenewed, "session-not-renewed"),
    (.beyondReach, "beyond-reach"), (.cacheUnreadable(reason: "x"), "cache-unreadable"),
  ])
  func `each reason has its word`(reason: StaleReason, word: String) {
    let records = Records.one(Film(), in: Self.table, from: provenance(.stored, reason))

    #expect(records.document(FieldSelection(), at: now).text.contains(#""reason": "\#(word)""#))
  }
}
