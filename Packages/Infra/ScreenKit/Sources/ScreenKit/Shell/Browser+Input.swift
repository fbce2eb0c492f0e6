import DesignKit
import FeatureKit

extension Browser {
  /// An effect that the browser asks the surrounding program for.
  enum Effect: Hashable {
    case quit
    case suspend
    case redraw
  }

  /// Does what a key or a paste asks for.
  ///
  /// - Returns: What is left to do; `nil` for nothing.
  func handle(_ event: InputEvent) -> Effect? {
    // Keys that arrive together must not act on what was shown before the first of them.
    if let painter = layout.painter { layOut(painter, height: layout.height) }
    switch event {
    case .key(let key):
      message = nil
      if mode == .filling, let form, form.edit(key) { return nil }
      guard let command = command(for: key) else {
        type(key)
        return nil
      }
      return perform(command)
    case .paste(let text, let isCut):
      guard mode == .typing || mode == .filling else { return nil }
      let hasNoRoom = if let form { form.paste(text) } else { pasteIntoFilter(text) }
      message = isCut || hasNoRoom ? .warning(strings.pasteCut) : nil
      return nil
    case .mode, .graphics, .deviceAttributes: return nil
    }
  }

  /// The bindings of the present mode that would do something now.
  var possibleBindings: [KeyBinding] {
    KeyBinding.table(mode, arrows: arrows).filter { isPossible($0.command) }
  }

  private var arrows: ArrowUse { layout.body.isGrid ? .grid : hasPageTabs ? .pageTabs : .levels }

  /// Whether the page has tabs to change between.
  private var hasPageTabs: Bool { (current?.tabs.count ?? 0) > 1 }

  /// The weeks by which the heat maps that are too wide are moved back; a wider window hides fewer.
  private var weeksBack: Int { min(current?.weeksBack ?? 0, layout.body.hiddenWeeks) }

  /// The current label of a command; a change has the title of its action.
  func label(of command: ShellCommand) -> SafeText {
    switch command {
    case .changeRow: target?.action?.title ?? strings.label(of: command)
    case .completeField: form?.label(strings) ?? strings.label(of: command)
    case .nextPageTab: pageTab(at: 1)?.title ?? strings.label(of: command)
    case .previousPageTab: pageTab(at: -1)?.title ?? strings.label(of: command)
    case .change(let place): layout.body.changes[place]?.title ?? strings.label(of: command)
    case .ask: layout.body.question?.title ?? strings.label(of: command)
    case .alerts: alertsTitle ?? strings.label(of: command)
    case .tab where tabs.count > KeyBinding.numberedTabs: strings.someTabsByNumber
    default: strings.label(of: command)
    }
  }

  private func command(for key: Key) -> ShellCommand? {
    possibleBindings.first { $0.keys.contains(key) }?.command
  }

  private func isPossible(_ command: ShellCommand) -> Bool {
    switch command {
    case .open: target?.action?.effect == .opens
    case .changeRow: target?.action?.effect == .changes
    case .change(let place): layout.body.changes[place] != nil
    case .ask: layout.body.question != nil
    case .alerts: offeredAlerts != nil
    case .back: screens.count > 1 && current?.filter.isShown == false
    case .clearFilter: current?.filter.isShown == true
    case .filter: layout.body.isList && layout.body.total > 1
    case .refresh: current.map { $0.change == nil } ?? false
    case .loadMore: current?.screen?.hasMore == true && current?.isBusy == false
    case .nextTab, .previousTab: tabs.count > 1
    case .nextPageTab, .previousPageTab: hasPageTabs
    case .earlierWeeks: weeksBack < layout.body.hiddenWeeks
    case .laterWeeks: weeksBack > 0
    case .left, .right: layout.body.targets.count > 1
    case .tab(let index): tabs.count > 1 && tabs.indices.contains(index)
    case .up, .down, .pageUp, .pageDown, .first, .last: canMove(command)
    case .nextField, .previousField, .nextValue, .previousValue, .completeField, .leaveForm, .agree,
      .disagree, .acceptDefault:
      form?.isPossible(command) == true
    case .acceptFilter, .closeHelp, .redraw, .suspend, .help, .quit: true
    }
  }

  /// Whether there is something to move: rows to choose, or lines without room.
  private func canMove(_ command: ShellCommand) -> Bool {
    if help == nil, let form { return form.isPossible(command) }
    return layout.body.targets.count > 1 || layout.body.lines.count > layout.height
      || current?.screen?.hasMore == true
  }

  private func perform(_ command: ShellCommand) -> Effect? {
    switch command {
    case .open: if let action = target?.action { follow(action) }
    case .changeRow: if let action = target?.action { follow(action, key: "x") }
    case .change(let place):
      if let change = layout.body.changes[place] {
        follow(change, key: String(KeyBinding.changeKeys[place]))
      }
    case .ask:
      if let question = layout.body.question {
        follow(question, key: String(KeyBinding.questionKey))
      }
    case .alerts: if let alerts = offeredAlerts { follow(alerts.action) }
    case .back: back()
    case .clearFilter: clearFilter()
    case .filter: beginFilter()
    case .acceptFilter: current?.filter.isTyping = false
    case .refresh: refresh()
    case .loadMore: loadMore()
    case .nextTab: select(tab: (selectedTab + 1) % tabs.count)
    case .previousTab: select(tab: (selectedTab + tabs.count - 1) % tabs.count)
    case .tab(let index): if index != selectedTab { select(tab: index) }
    case .nextPageTab: selectPageTab(at: 1)
    case .previousPageTab: selectPageTab(at: -1)
    case .earlierWeeks: current?.weeksBack = weeksBack + 1
    case .laterWeeks: current?.weeksBack = weeksBack - 1
    case .help:
      let keys = possibleBindings.compactMap { binding in
        binding.cap.map { KeyValue(strings.word(for: $0), StyledText(label(of: binding.command))) }
      }
      help = Help(keys: keys)
    case .closeHelp: help = nil
    case .up, .down, .left, .right, .pageUp, .pageDown, .first, .last: move(command)
    case .nextField, .previousField, .nextValue, .previousValue, .completeField, .leaveForm, .agree,
      .disagree, .acceptDefault:
      if command == .agree, form?.isAskingBeforeEnd == true { return .quit }
      if form?.gives(command) == true, leaveFormOfEarlierAccount() { return nil }
      form?.perform(command)
      closeFinishedForm()
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: if form?.askBeforeEnd() != true { return .quit }
    }
    return nil
  }

  private func move(_ command: ShellCommand) {
    if help != nil {
      _ = help?.viewport.move(command, in: layout.body, height: layout.height)
      return
    }
    if let form { return form.perform(command) }
    guard let current else { return }
    _ = current.viewport.move(command, in: layout.body, height: layout.height)
    let rowsAhead = layout.body.targets.count - 1 - (current.viewport.selection ?? 0)
    let isNearEnd = rowsAhead < max(layout.height, Self.fewestRowsAhead)
    if layout.body.isList, isNearEnd,
      command == .down || command == .right || command == .pageDown || command == .last
    {
      loadAhead()
    }
  }

  /// The rows ahead of the chosen one at which the next part is loaded, in windows lower than that.
  private static let fewestRowsAhead = 10

  private func type(_ key: Key) {
    guard mode == .typing, let filter = current?.filter.text else { return }
    if key == .backspace, filter.isEmpty {
      current?.filter.isTyping = false
    } else {
      changeFilter { _ = $0.handle(key) }
    }
  }

  private func beginFilter() {
    guard let current else { return }
    if current.filter.text.isEmpty { current.filter.origin = current.viewport }
    current.filter.isTyping = true
  }

  /// Shows all rows again; where none matched, the row that was chosen before the filter is chosen again.
  private func clearFilter() {
    if layout.body.targets.isEmpty, let origin = current?.filter.origin { current?.viewport = origin }
    current?.filter.isTyping = false
    changeFilter { $0 = LineEditor() }
  }

  /// The most characters of a filter.
  private static let longestFilter = 200

  /// Inserts a pasted text into the filter.
  ///
  /// - Returns: Whether there was no room for all of it.
  private func pasteIntoFilter(_ text: String) -> Bool {
    var isCut = false
    let isTooLong = changeFilter { isCut = $0.insert(text) }
    return isCut || isTooLong
  }

  /// The chosen row stays chosen as long as it is among the rows that match.
  ///
  /// - Returns: Whether the filter was too long, so that its end was left out.
  @discardableResult
  private func changeFilter(_ change: (inout LineEditor) -> Void) -> Bool {
    guard let current else { return false }
    var editor = current.filter.editor
    change(&editor)
    let isTooLong = editor.text.count > Self.longestFilter
    current.filter.editor = isTooLong ? LineEditor(String(editor.text.prefix(Self.longestFilter))) : editor
    return isTooLong
  }
}
