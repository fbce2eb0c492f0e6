import Testing

@testable import MonorepoChecks

@Suite struct CycleTests {
  @Test func `a graph without a ring has none`() {
    #expect(Cycle.all(in: ["A": ["B", "C"], "B": ["C"], "C": []]) == [])
  }

  @Test func `a ring is reported as the way round`() {
    #expect(Cycle.all(in: ["A": ["B"], "B": ["C"], "C": ["B"]]) == [["B", "C", "B"]])
  }

  @Test func `each of several rings is reported once, however many ways lead to it`() {
    let edges: [String: Set<String>] = [
      "A": ["B", "C", "D"], "B": ["C"], "C": ["B"], "D": ["E"], "E": ["D"], "F": ["E"],
    ]

    #expect(Cycle.all(in: edges) == [["B", "C", "B"], ["D", "E", "D"]])
  }

  @Test func `a node that uses itself is a ring`() {
    #expect(Cycle.all(in: ["A": ["A"]]) == [["A", "A"]])
  }

  @Test func `many ways through a graph without a ring are no ring`() {
    let nodes = (100..<300).map(String.init)
    let edges = nodes.map { node in (node, Set(nodes.filter { $0 > node })) }

    #expect(Cycle.all(in: Dictionary(uniqueKeysWithValues: edges)) == [])
  }

  @Test func `rings that do not touch are found in order`() {
    #expect(
      Cycle.all(in: ["D": ["C"], "C": ["D"], "B": ["A"], "A": ["B", "E"]]) == [
        ["A", "B", "A"], ["C", "D", "C"],
      ]
    )
  }
}
