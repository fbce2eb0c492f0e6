import Testing

@testable import MonorepoGraph

@Suite struct TagSelectionTests {
  @Test(
    arguments: [
      (["slow"], false, [], ["slow"], true), (["slow"], false, [], ["fast"], false),
      (["slow", "net"], false, [], ["net"], true), (["slow", "net"], true, [], ["net"], false),
      (["slow", "net"], true, [], ["net", "slow", "new"], true),
      (["slow"], false, ["net"], ["slow", "net"], false),
      ([], false, ["net"], ["slow"], true), ([], false, ["net"], ["net"], false), ([], false, [], [], true),
      ([], true, ["net", "slow"], ["net"], true), ([], true, ["net", "slow"], ["net", "slow"], false),
    ] as [([String], Bool, [String], Set<String>, Bool)]
  )
  func `a test runs when its tags are selected and not skipped`(
    selected: [String],
    needsAll: Bool,
    skipped: [String],
    tags: Set<String>,
    runs: Bool
  ) {
    var selection = TagSelection()
    if !selected.isEmpty { selection.selected = .init(tags: selected, needsAll: needsAll) }
    if !skipped.isEmpty { selection.skipped = .init(tags: skipped, needsAll: needsAll) }

    #expect(selection.includes(tags) == runs)
    #expect(selection.names == selected + skipped)
  }
}
