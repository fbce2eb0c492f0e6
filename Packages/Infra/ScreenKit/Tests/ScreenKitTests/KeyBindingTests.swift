import DesignKit
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
      (.asking, .enter, .acceptDefault), (.asking, .down, .down), (.asking, .pageDown, .pageDown),
      (.asking, " ", .pageDown), (.asking, .end, .last),
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

  @Test(
    arguments: [
      (.browsing, .open, 9), (.browsing, .changeRow, 9), (.browsing, .clearFilter, 8), (.browsing, .back, 8),
      (.browsing, .change(0), 7), (.browsing, .change(1), 5), (.browsing, .earlierWeeks, 7),
      (.browsing, .laterWeeks, 7), (.browsing, .ask, 6), (.browsing, .alerts, 6), (.browsing, .filter, 5),
      (.browsing, .refresh, 4), (.browsing, .loadMore, 4), (.browsing, .nextTab, 3), (.browsing, .help, 6),
      (.browsing, .quit, 7), (.browsing, .previousTab, nil), (.browsing, .tab(0), nil), (.browsing, .up, nil),
      (.browsing, .redraw, nil), (.browsing, .suspend, nil), (.typing, .acceptFilter, 9),
      (.typing, .clearFilter, 8), (.typing, .up, nil), (.help, .closeHelp, 9), (.help, .quit, 7),
      (.filling, .completeField, 9), (.filling, .leaveForm, 8), (.filling, .nextValue, 7),
      (.filling, .nextField, 6), (.filling, .previousField, 5), (.filling, .previousValue, nil),
      (.filling, .quit, nil), (.asking, .agree, 9), (.asking, .disagree, 8), (.asking, .quit, nil),
      (.asking, .down, 7), (.asking, .acceptDefault, nil),
    ] as [(InputMode, ShellCommand, Int?)]
  )
  func `a hint is as important as its command`(mode: InputMode, command: ShellCommand, priority: Int?) throws
  {
    let binding = try #require(KeyBinding.table(mode).first { $0.command == command })
    #expect(binding.priority == priority)
  }

  @Test(arguments: [ArrowUse.pageTabs, .grid])
  func `the next tab of a page is a more important hint than the one before`(arrows: ArrowUse) {
    let table = KeyBinding.table(.browsing, arrows: arrows)
    #expect(table.first { $0.command == .nextPageTab }?.priority == 7)
    #expect(table.first { $0.command == .previousPageTab }?.priority == 6)
  }

  @Test func `of the tabs only the first is listed, for all of them`() {
    let caps = KeyBinding.table(.browsing).filter { binding in
      if case .tab = binding.command { true } else { false }
    }.map(\.cap)
    #expect(caps.count == 9)
    #expect(caps[0] != nil)
    #expect(caps.compactMap(\.self) == [KeyCap("1 … 9", word: "1 to 9")])
  }

  @Test(arguments: ["a", "q", "x", "/", "?", "1"] as [Key])
  func `a character is no command where it is typed`(key: Key) {
    for mode in [InputMode.typing, .filling] {
      #expect(!KeyBinding.table(mode).contains { $0.keys.contains(key) })
    }
  }
}
