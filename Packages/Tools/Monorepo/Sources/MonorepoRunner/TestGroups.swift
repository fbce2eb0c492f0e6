/// The tests of a suite by the outermost type they are in, to be run in any order.
///
/// Swift Testing decides the order inside one process, so a random order needs a process for each group.
struct TestGroups: Equatable, Sendable {
  /// The tests of each type; those outside any type are one group.
  let groups: [[String]]

  /// Groups what a process listed; the order is the same for the same tests.
  init(_ traces: [TestTrace]) {
    let types = traces.filter(\.isSuite).map(\.id).sorted { $0.count < $1.count }
    let tests = traces.filter { !$0.isSuite }.map(\.id).sorted()
    let byType = Dictionary(grouping: tests) { test in types.first { test.hasPrefix($0 + "/") } ?? "" }
    groups = byType.sorted { $0.key < $1.key }.map(\.value)
  }
}
