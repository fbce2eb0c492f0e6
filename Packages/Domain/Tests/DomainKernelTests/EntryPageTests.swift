import DomainKernel
import Testing

@Suite struct EntryPageTests {
  private struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private struct Name: Identifiable, Hashable, Sendable {
    let id: String
  }

  private func page(
    _ numbers: [Int],
    total: Int? = nil,
    unreadable: Int = 0,
    consistency: ListConsistency = .oneReading
  ) -> EntryPage<Number> {
    EntryPage(
      entries: numbers.map { Number(id: $0) },
      total: total,
      unreadableCount: unreadable,
      consistency: consistency
    )
  }

  @Test func `a part has each entry once, and nothing that could not be read unless it is said so`() {
    #expect(EntryPage(entries: [2, 1, 2].map { Number(id: $0) }) == page([2, 1]))
  }

  @Test(arguments: [(5, 6, 6), (5, nil, 5), (nil, 6, 6)] as [(Int?, Int?, Int?)])
  func `a part that follows tells the number of all, and otherwise the part before it does`(
    first: Int?,
    second: Int?,
    total: Int?
  ) {
    let beginning = page([1, 2], total: first, unreadable: 3)
    let whole = beginning.appending(page([2, 3], total: second, unreadable: 1))
    #expect(whole == page([1, 2, 3], total: total, unreadable: 4, consistency: .overlapping))
  }

  @Test(arguments: [(3, 3), (4, 4), (2, nil), (0, nil), (nil, nil)] as [(Int?, Int?)])
  func `a number of all that is smaller than what came is none`(total: Int?, plausible: Int?) {
    #expect(page([1, 2, 3], total: total).plausibleTotal == plausible)
    #expect(page([1, 2], total: total).appending(page([3, 2], total: total)).plausibleTotal == plausible)
  }

  @Test func `a mixed list has no total, and continues at its beginning where another one ends`() {
    let entries = [1, 2].map { Number(id: $0) }
    let ended = EntryPage(entries: entries, total: 2, consistency: .mixed)
    let continued = EntryPage(
      entries: entries,
      next: PageRequest(offset: 2),
      total: 3,
      consistency: .mixed
    )

    #expect(ended.total == nil && ended.plausibleTotal == nil)
    #expect(ended.next == PageRequest())
    #expect(continued.next == PageRequest(offset: 2))
  }

  @Test(
    arguments: [
      (.oneReading, .oneReading, .oneReading), (.severalTimes, .oneReading, .severalTimes),
      (.oneReading, .severalTimes, .severalTimes), (.mixed, .severalTimes, .mixed),
      (.severalTimes, .mixed, .mixed),
    ] as [(ListConsistency, ListConsistency, ListConsistency)]
  )
  func `the parts of a list fit together no better than the worst of them`(
    first: ListConsistency,
    second: ListConsistency,
    both: ListConsistency
  ) {
    let beginning = EntryPage(
      entries: [Number(id: 1)],
      next: PageRequest(offset: 1),
      consistency: first
    )
    let end = EntryPage(entries: [Number(id: 2)], consistency: second)

    let whole = beginning.appending(end).with(entries: ["a"].map { Name(id: $0) })

    #expect(whole.consistency == both && whole.isMixed == (both == .mixed))
    #expect(whole.next == (both == .mixed ? PageRequest() : nil))
  }

  @Test func `a list is whole where all of its entries could be read`() {
    #expect([EntryList([1]), EntryList([], unreadableCount: 1)].map(\.isWhole) == [true, false])
    #expect([EntryList([1]), [], EntryList([], unreadableCount: 1)].map(\.isNone) == [false, true, false])
    let list = EntryList([1, 2], unreadableCount: 3)
    #expect(list.with(entries: [true]) == EntryList([true], unreadableCount: 3))
  }
}
