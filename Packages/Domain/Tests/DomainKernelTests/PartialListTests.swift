import DomainKernel
import Testing

@Suite struct PartialListTests {
  private struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  @Test(
    arguments: [([], [], true), ([1], [], false), ([], [2], false), ([1], [2], false)]
      as [([Int], [Int], Bool)]
  )
  func `an entry that cannot be read is something that is stored`(
    entries: [Int],
    unreadable: [Int],
    isNone: Bool
  ) {
    #expect(PartialList(entries.map { Number(id: $0) }, unreadable: unreadable).isNone == isNone)
  }
}
