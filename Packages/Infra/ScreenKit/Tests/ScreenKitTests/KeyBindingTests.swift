import Testing

@testable import ScreenKit

@Suite struct KeyBindingTests {
  @Test(arguments: [ArrowUse.levels, .pageTabs, .grid])
  func `the key of a change does nothing else`(arrows: ArrowUse) throws {
    let table = KeyBinding.table(.browsing, arrows: arrows)
    for (index, character) in KeyBinding.changeKeys.enumerated() {
      let scalar = try #require(character.unicodeScalars.first)
      let commands = table.filter { $0.keys.contains(.character(scalar)) }.map(\.command)
      #expect(commands == [.change(index)])
    }
  }

  @Test(
    arguments: [
      (.browsing, .enter, .open), (.browsing, "x", .changeRow), (.browsing, "s", .ask),
      (.browsing, "N", .alerts), (.browsing, "/", .filter), (.browsing, "r", .refresh),
      (.browsing, "+", .loadMore), (.browsing, .tab, .nextTab), (.browsing, "]", .nextTab),
      (.browsing, .backTab, .previousTab), (.browsing, "[", .previousTab), (.browsing, "1", .tab(0)),
      (.browsing, "9", .tab(8)), (.browsing, "q", .quit), (.browsing, .control("c"), .quit),
      (.browsing, .control("l"), .redraw), (.browsing, .control("z"), .suspend),
      (.typing, .enter, .acceptFilter), (.typing, .escape, .clearFilter), (.typing, .pageUp, .pageUp),
      (.typing, .pageDown, .pageDown), (.typing, .home, .first), (.typing, .end, .last),
      (.typing, .control("z"), .suspend), (.help, .backspace, .closeHelp), (.help, "q", .quit),
      (.help, "k", .up), (.filling, .right, .nextValue), (.filling, " ", .nextValue),
      (.filling, .left, .previousValue), (.filling, .down, .nextField), (.filling, .up, .previousField),
      (.filling, .control("c"), .quit), (.asking, "Y", .agree), (.asking, "N", .disagree),
      (.asking, .escape, .disagree), (.asking, .control("l"), .redraw),
    ] as [(InputMode, Key, ShellCommand)]
  )
  func `a key has its command`(mode: InputMode, key: Key, command: ShellCommand) {
    #expect(KeyBinding.table(mode).first { $0.keys.contains(key) }?.command == command)
  }

  @Test(
    arguments: [
      (.levels, .right, .open), (.levels, .left, .clearFilter), (.pageTabs, .right, .nextPageTab),
      (.pageTabs, .left, .previousPageTab), (.pageTabs, "}", .nextPageTab),
      (.pageTabs, "{", .previousPageTab),
      (.grid, .right, .right), (.grid, .left, .left), (.grid, "}", .nextPageTab),
      (.grid, "{", .previousPageTab),
    ] as [(ArrowUse, Key, ShellCommand)]
  )
  func `the arrow keys depend on the page`(arrows: ArrowUse, key: Key, command: ShellCommand) {
    let table = KeyBinding.table(.browsing, arrows: arrows)
    #expect(table.first { $0.keys.contains(key) }?.command == command)
  }

  @Test(arguments: ["a", "q", "x", "/", "?", "1"] as [Key])
  func `a character is no command where it is typed`(key: Key) {
    for mode in [InputMode.typing, .filling] {
      #expect(!KeyBinding.table(mode).contains { $0.keys.contains(key) })
    }
  }
}
