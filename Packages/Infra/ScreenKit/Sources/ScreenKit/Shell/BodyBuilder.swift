import DesignKit
import DomainKernel
import FeatureKit

/// Makes the body of a screen, and remembers rows that were laid out.
struct BodyBuilder {
  private let strings: Strings
  private var painter: Painter?
  private var rows: [ListRow: [GridLine]] = [:]
  private var groups: [LaidOutGroup] = []
  private var searchTexts: [ListRow: String] = [:]
  /// The places of the changes that were offered so far and name none: their keys are not given to others.
  private var places: [Route: Int] = [:]

  /// A group of rows as it was last laid out without a filter.
  private struct LaidOutGroup {
    var items: [Item] = []
    var lines: [[GridLine]] = []
  }

  init(_ strings: Strings) {
    self.strings = strings
  }

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - content: What the screen shows.
  ///   - filter: What rows of a list have to contain; empty for all.
  ///   - painter: Lays elements out.
  /// - Returns: The lines, and what can be chosen.
  mutating func body(_ content: ScreenContent, filter: String, _ painter: Painter) -> Body {
    if painter != self.painter {
      self.painter = painter
      rows = [:]
      groups = []
    }
    var body = Body()
    switch content {
    case .page(let page):
      if page.groups.contains(where: { !$0.items.isEmpty }) {
        addList(page, filter: filter, to: &body, painter)
      } else {
        addText(page, to: &body, painter)
      }
    case .text(let text):
      body.add(painter.lines(of: text.hasSuffix("\n") ? String(text.dropLast()) : text))
    case .samples(let samples):
      for sample in samples {
        body.add(painter.lines((sample.element, sample.form, sample.theme)))
      }
    case .confirmation:
      body.add(painter.lines(.loading(strings.working)))
    }
    return body
  }

  private mutating func addText(_ page: Page, to body: inout Body, _ painter: Painter) {
    for element in [page.header, page.notice, page.content] {
      body.add(element, painter)
    }
    addActions(page.actions.filter { !page.tabs.routes.contains($0.route) }, to: &body, painter)
  }

  private mutating func addList(_ page: Page, filter: String, to body: inout Body, _ painter: Painter) {
    if filter.isEmpty {
      for element in [page.header, page.notice] { body.add(element, painter) }
    }
    var counts = (total: 0, shown: 0)
    for (index, group) in page.groups.enumerated() {
      let items = filter.isEmpty ? group.items : group.items.filter { matches($0.row, filter) }
      counts.total += group.items.count
      counts.shown += items.count
      if items.isEmpty, !filter.isEmpty { continue }
      let heading = painter.lines(group.heading)
      let isBare = heading.isEmpty && !body.lines.isEmpty
      body.add(isBare ? [.blank] : heading, isApart: !isBare)
      if let grid = grid(of: items, painter) {
        body.add(items, in: grid)
      } else {
        let lines =
          filter.isEmpty
          ? laidOut(items, of: index, painter) : items.map { painted($0.row, painter) }
        for (item, lines) in zip(items, lines) {
          body.add(item.row, id: item.id, action: item.action, lines)
        }
      }
      if filter.isEmpty { body.add(painter.lines(group.note), isApart: false) }
    }
    body.finishList(total: counts.total, shown: counts.shown)
    if filter.isEmpty {
      let routes = page.tabs.routes.union(page.groups.flatMap { $0.items.compactMap(\.route) })
      addActions(page.actions.filter { !routes.contains($0.route) }, to: &body, painter)
    } else if counts.shown == 0 {
      body.add(painter.lines(.emptyState(title: strings.nothingFound)))
    }
  }

  /// Adds navigation as selectable rows and changes as keys of their own, so that Enter never makes a change.
  private mutating func addActions(_ actions: [Action], to body: inout Body, _ painter: Painter) {
    let screens = actions.filter { $0.effect == .opens }
    let changes = placed(actions.filter { $0.effect == .changes })
    let question = actions.first { $0.effect == .asks }
    guard !screens.isEmpty || question != nil || !changes.isEmpty else { return }
    body.add(painter.lines(.heading(strings.nextSteps)))
    for action in screens {
      let row = ListRow(action.title)
      body.add(row, id: "action " + action.route.link, action: action, painted(row, painter))
    }
    if let question {
      let key = SafeText(String(KeyBinding.questionKey))
      body.add(painted(ListRow(question.title, icon: Icon(key, ascii: key)), painter), isApart: false)
      body.add(question: question)
    }
    for (place, action) in changes {
      let key = SafeText(String(KeyBinding.changeKeys[place]))
      body.add(painted(ListRow(action.title, icon: Icon(key, ascii: key)), painter), isApart: false)
      body.add(action, place: place)
    }
  }

  /// Gives each change its place; those for which there is no key are left out.
  private mutating func placed(_ changes: [Action]) -> [(place: Int, action: Action)] {
    let keys = KeyBinding.changeKeys.indices
    var taken = Set(changes.compactMap(\.place))
    return changes.compactMap { action -> (place: Int, action: Action)? in
      if let place = action.place { return keys.contains(place) ? (place: place, action: action) : nil }
      let known = places[action.route].flatMap { taken.contains($0) ? nil : $0 }
      let free = keys.first { !taken.contains($0) && !places.values.contains($0) }
      guard let place = known ?? free ?? keys.first(where: { !taken.contains($0) }) else { return nil }
      places[action.route] = place
      taken.insert(place)
      return (place: place, action: action)
    }
  }

  /// The grid of a group whose rows all have tiles; `nil` where they stand below each other.
  private func grid(of items: [Item], _ painter: Painter) -> TileGrid? {
    let tiles = items.compactMap(\.tile)
    return tiles.count == items.count ? TileGrid(tiles, painter) : nil
  }

  /// The lines of the rows of a group; of one that has grown at its end, only the new rows are looked at.
  private mutating func laidOut(_ items: [Item], of index: Int, _ painter: Painter) -> [[GridLine]] {
    while groups.count <= index { groups.append(LaidOutGroup()) }
    let known = groups[index]
    var same = 0
    while same < min(known.items.count, items.count), known.items[same] == items[same] { same += 1 }
    var lines = Array(known.lines.prefix(same))
    for item in items[same...] { lines.append(painted(item.row, painter)) }
    groups[index] = LaidOutGroup(items: items, lines: lines)
    return lines
  }

  private mutating func painted(_ row: ListRow, _ painter: Painter) -> [GridLine] {
    if let lines = rows[row] { return lines }
    let lines = painter.row(row, isFocused: false)
    rows[row] = lines
    return lines
  }

  private mutating func matches(_ row: ListRow, _ filter: String) -> Bool {
    let text = searchTexts[row] ?? Self.searchText(row)
    searchTexts[row] = text
    return SearchFolding.finds(filter, in: [text])
  }

  /// Everything that the row says, cut nowhere.
  private static func searchText(_ row: ListRow) -> String {
    let facts = Element.facts((row.trailing.map { [$0] } ?? []) + row.details)
    let written = PlainWriter().render(facts, in: RenderEnvironment(width: RenderEnvironment.maximumWidth))
    return [row.title.string, row.subtitle?.string ?? "", written].joined(separator: "\n")
  }
}

extension PageTabs {
  /// The screens that the tabs lead to.
  var routes: Set<Route> {
    guard case .screens(let tabs, _) = self else { return [] }
    return Set(tabs.map(\.route))
  }
}
