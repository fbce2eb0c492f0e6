import DomainKernel
import ResourceLoading
import Testing

/// The rule by which a new answer is compared with the stored one, at its boundaries.
@Suite struct ContentMeasureTests {
  private struct Item: Sendable {
    let id: String
    var text: String? = "text"
    var steps: String?
    var count = 0
    var parts: [String] = []
    var rows: [String] = []
  }

  @Test(
    arguments: [
      (["a", "b", "c", "d"], ["a", "b"], nil), (["a", "b", "c", "d"], ["a"], .shrunk(from: 4, to: 1)),
      (["a", "b", "c"], ["a"], nil), (["a"], [], .empty), ([], [], nil), ([], ["a"], nil),
      (["a", "b", "c", "d"], ["w", "x", "y", "z"], .unrelated),
      (["a", "b", "c", "d"], ["w", "x", "y", "d"], nil),
      (["a", "b", "c"], ["x", "y", "z"], nil),
    ] as [([String], [String], Suspicion?)]
  )
  func `entries may come and go, but not nearly all of them`(
    stored: [String],
    new: [String],
    suspicion: Suspicion?
  ) {
    #expect(judge(new.map { Item(id: $0) }, insteadOf: stored.map { Item(id: $0) }) == suspicion)
  }

  @Test func `entries that are all new are believed when the answer says what it is about`() {
    let stored = Answer(["a", "b", "c", "d"].map { Item(id: $0) }, subject: ["page": "1", "sort": "x"])
    let new = ["w", "x", "y", "z"].map { Item(id: $0) }

    #expect(judge(Answer(new, subject: ["page": "1"]), insteadOf: stored) == nil)
    #expect(judge(Answer(new, subject: ["other": "1"]), insteadOf: stored) == .unrelated)
  }

  @Test func `an answer that says to be about something else is unrelated, also with the same entries`() {
    let stored = Answer([Item(id: "a")], subject: ["page": "1", "sort": "x"])

    #expect(
      judge(Answer([Item(id: "a")], subject: ["page": "2", "sort": "x"]), insteadOf: stored) == .unrelated
    )
    #expect(judge(Answer([Item(id: "a")], subject: ["page": "1"]), insteadOf: stored) == nil)
  }

  @Test(
    arguments: [
      ("text", "other", false), ("text", "t", false), ("text", nil, true), ("text", "", true),
      (nil, "text", false), (nil, nil, false), (String(repeating: "x", count: 1000), "x", false),
    ] as [(String?, String?, Bool)]
  )
  func `a text may change and become shorter but not go`(stored: String?, new: String?, isLost: Bool) {
    let suspicion = judge([Item(id: "a", text: new)], insteadOf: [Item(id: "a", text: stored)])

    #expect(suspicion == (isLost ? .incomplete : nil))
  }

  @Test(
    arguments: [
      (100, 50, false), (100, 49, true), (99, 1, false), (99, 0, true), (0, 0, false), (0, 100, false),
    ]
  )
  func `a text that is of use only as a whole does not lose most of a long one`(
    stored: Int,
    new: Int,
    isLost: Bool
  ) {
    let suspicion = judge(
      [Item(id: "a", steps: String(repeating: "x", count: new))],
      insteadOf: [Item(id: "a", steps: String(repeating: "x", count: stored))]
    )

    #expect(suspicion == (isLost ? .incomplete : nil))
  }

  @Test(
    arguments: [
      (["text", "count"], nil), (["text"], .incomplete), ([], .incomplete), (["other"], .incomplete),
    ] as [(Set<String>, Suspicion?)]
  )
  func `a part that an answer states to be nothing is no loss, and every other one is`(
    cleared: Set<String>,
    suspicion: Suspicion?
  ) {
    let stored = Answer(Item(id: "a", count: 1))
    let new = Answer(Item(id: "a", text: nil), cleared: cleared)

    #expect(ContentMeasure.suspicion(of: new, replacing: stored, measure: Self.measure) == suspicion)
  }

  @Test func `what an answer states of the whole says nothing of its entries`() {
    let new = Answer([Item(id: "a", text: nil)], cleared: ["text"])

    #expect(judge(new, insteadOf: Answer([Item(id: "a")])) == .incomplete)
  }

  @Test(arguments: [(3, 1, false), (4, 2, false), (4, 1, true), (1, 0, true), (0, 0, false), (0, 4, false)])
  func `a number of things may change but not go, nor most of many`(stored: Int, new: Int, isLost: Bool) {
    let suspicion = judge([Item(id: "a", count: new)], insteadOf: [Item(id: "a", count: stored)])

    #expect(suspicion == (isLost ? .incomplete : nil))
  }

  @Test(arguments: [
    (["1", "2"], ["1"], true), (["1"], ["1", "2"], false), (["1", "2"], ["2", "1"], false),
  ])
  func `what belongs together loses nothing`(stored: [String], new: [String], isLost: Bool) {
    let suspicion = judge([Item(id: "a", parts: new)], insteadOf: [Item(id: "a", parts: stored)])

    #expect(suspicion == (isLost ? .incomplete : nil))
  }

  @Test(
    arguments: [
      (["1", "2", "3", "4"], ["1", "2"], false), (["1", "2", "3", "4"], ["1"], true), (["1"], [], true),
      (["1", "2", "3", "4"], ["5", "6", "7", "8"], false),
    ] as [([String], [String], Bool)]
  )
  func `a list within an entry may change but not go, nor most of it`(
    stored: [String],
    new: [String],
    isLost: Bool
  ) {
    let suspicion = judge([Item(id: "a", rows: new)], insteadOf: [Item(id: "a", rows: stored)])

    #expect(suspicion == (isLost ? .incomplete : nil))
  }

  @Test func `an answer that does not fit the question never replaces one that does`() {
    let items = [Item(id: "a")]

    #expect(judge(Answer(items, isDoubtful: true), insteadOf: Answer(items)) == .unrelated)
    #expect(judge(Answer(items, isDoubtful: true), insteadOf: Answer(items, isDoubtful: true)) == nil)
    #expect(judge(Answer(items), insteadOf: Answer(items, isDoubtful: true)) == nil)
  }

  @Test func `an entry that is missing is a loss when more than before cannot be read`() {
    let stored = Answer(["a", "b"].map { Item(id: $0) }, unreadable: 1)

    #expect(judge(Answer([Item(id: "a")], unreadable: 1), insteadOf: stored) == nil)
    #expect(judge(Answer([Item(id: "a")], unreadable: 2), insteadOf: stored) == .incomplete)
    #expect(judge(Answer(stored.value, unreadable: 2), insteadOf: stored) == nil)
  }

  @Test(arguments: [(0, nil), (1, .incomplete)] as [(Int, Suspicion?)])
  func `a row that is missing within an entry is a loss when more than before cannot be read`(
    unreadable: Int,
    suspicion: Suspicion?
  ) {
    let stored = Answer([Item(id: "a", rows: ["1", "2", "3", "4"])])
    let new = Answer([Item(id: "a", rows: ["1", "2", "3"])], unreadable: unreadable)

    #expect(judge(new, insteadOf: stored) == suspicion)
  }

  @Test func `of several entries with one identifier the first is compared`() {
    let (whole, part) = (Item(id: "a"), Item(id: "a", text: nil))

    #expect(judge([whole, part], insteadOf: [whole]) == nil)
    #expect(judge([part, whole], insteadOf: [whole]) == .incomplete)
    #expect(judge([part], insteadOf: [part, whole]) == nil)
  }

  private func judge(_ new: [Item], insteadOf stored: [Item]) -> Suspicion? {
    judge(Answer(new), insteadOf: Answer(stored))
  }

  private func judge(_ new: Answer<[Item]>, insteadOf stored: Answer<[Item]>) -> Suspicion? {
    ContentMeasure.suspicion(of: new, replacing: stored) { items in
      var measure = ContentMeasure()
      measure.add("items", items, .ofAnswer, id: \.id, measure: Self.measure)
      return measure
    }
  }

  private static func measure(_ item: Item) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("text", item.text)
    measure.add("steps", whole: item.steps)
    measure.add("count", count: item.count)
    measure.add("parts", item.parts, .together, id: \.self) { _ in ContentMeasure() }
    measure.add("rows", item.rows, .each, id: \.self) { _ in ContentMeasure() }
    return measure
  }
}
