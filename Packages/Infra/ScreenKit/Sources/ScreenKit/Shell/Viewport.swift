/// Which part of a body is seen, and which of its rows is chosen.
struct Viewport: Hashable, Sendable {
  /// The first line that is seen.
  private(set) var top = 0
  /// The position of the chosen row; `nil` when none is.
  private(set) var selection: Int?
  /// The identity of the selected row, which keeps the selection across refreshes.
  private var selectedID: String?
  /// Whether the user has scrolled to lines above the first row or below the last one without room beside it.
  private var isAside = false

  /// The chosen row of a body.
  func target(in body: Body) -> Body.Target? {
    selection.flatMap { body.targets.indices.contains($0) ? body.targets[$0] : nil }
  }

  /// The chosen row of a body where at least a part of it is on the screen.
  func visibleTarget(in body: Body, height: Int) -> Body.Target? {
    target(in: body).flatMap { $0.lines.overlaps(top..<top + height) ? $0 : nil }
  }

  /// Starts at the top, as after a change of the filter.
  mutating func reset() { self = Viewport() }

  /// Brings selection and position in line with a body and with the lines there are for it.
  ///
  /// The chosen row stays chosen where it still is, else the one in its place is; in a list it stays on the
  /// screen unless the user has scrolled beyond the first or the last one. A list that a refresh cut down to
  /// its beginning, so that there is no such place, starts at the top.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - height: The lines there are for it.
  ///   - covered: The lines below them that a message takes for now. An end that is seen without the message, with the
  ///     actions there, stays seen with it.
  mutating func settle(in body: Body, height: Int, covered: Int = 0) {
    if let id = selectedID, target(in: body)?.id != id,
      let index = body.targets.firstIndex(where: { $0.id == id })
    {
      selection = index
    }
    let end = max(body.lines.count - height, 0)
    if body.isList {
      if let selection, !body.targets.isEmpty, selection > body.targets.count { reset() }
      selection = body.targets.isEmpty ? nil : min(max(selection ?? 0, 0), body.targets.count - 1)
      top = min(max(top, 0), end)
      reveal(body, height: height)
    } else {
      isAside = false
    }
    if !isAside, top + height + covered >= body.lines.count, staysVisible(in: body, from: end) { top = end }
    top = min(max(top, 0), end)
    if !body.isList { chooseVisible(in: body, height: height) }
    // Rows that a filter hides come back, and with them the chosen one.
    if !body.targets.isEmpty { selectedID = target(in: body)?.id }
  }

  /// Moves the selection, or the text where nothing can be chosen nearby.
  ///
  /// - Returns: Whether the command was a move.
  mutating func move(_ command: ShellCommand, in body: Body, height: Int) -> Bool {
    switch command {
    case .up: step(-1, in: body, height: height)
    case .down: step(1, in: body, height: height)
    case .left: stepSideways(-1, in: body)
    case .right: stepSideways(1, in: body)
    case .pageUp: page(-1, in: body, height: height)
    case .pageDown: page(1, in: body, height: height)
    case .first:
      jump(to: 0, top: 0, in: body)
      isAside = body.targets.first.map { $0.lines.lowerBound > 0 } ?? false
    case .last:
      jump(to: body.targets.count - 1, top: body.lines.count, in: body)
      isAside = body.targets.last.map { $0.lines.upperBound < body.lines.count } ?? false
    default: return false
    }
    settle(in: body, height: height)
    return true
  }

  /// Whether a list still shows its chosen row when it is scrolled to a line.
  private func staysVisible(in body: Body, from line: Int) -> Bool {
    guard body.isList, let target = target(in: body) else { return true }
    return target.lines.lowerBound >= line
  }

  private mutating func jump(to index: Int, top: Int, in body: Body) {
    choose(index, in: body)
    self.top = top
  }

  /// Chooses a row; beyond the first and the last one there is none.
  private mutating func choose(_ index: Int, in body: Body) {
    let index = min(max(index, 0), body.targets.count - 1)
    if index != selection { isAside = false }
    selection = index
    selectedID = nil
  }

  private mutating func stepSideways(_ direction: Int, in body: Body) {
    guard let selection else { return }
    choose(selection + direction, in: body)
  }

  /// Scrolls in a list to the lines above the first row or below the last one that have no room beside it,
  /// and from there back to the row; also within such a row that is higher than the window.
  ///
  /// - Returns: Whether there were such lines.
  private mutating func scrollAside(
    _ direction: Int,
    by distance: Int,
    in body: Body,
    height: Int
  ) -> Bool {
    guard body.isList, let target = target(in: body) else { return false }
    let row = target.lines
    let reached: Int
    if direction == -1, row.lowerBound < top, row.upperBound < top + height {
      reached = max(top - distance, row.upperBound - height)
    } else if direction == 1, row.lowerBound > top, row.upperBound > top + height {
      reached = min(top + distance, row.lowerBound)
    } else if (direction == -1 ? body.targets.first : body.targets.last)?.lines == row {
      reached = min(max(top + direction * distance, 0), max(body.lines.count - height, 0))
    } else {
      return false
    }
    guard reached != top else { return false }
    top = reached
    isAside = true
    return true
  }

  private mutating func step(_ direction: Int, in body: Body, height: Int) {
    if scrollAside(direction, by: 1, in: body, height: height) { return }
    let next = selection.map { body.isGrid ? rowAfter($0, direction, in: body) : $0 + direction }
    if body.isList {
      if let next { choose(next, in: body) }
    } else if let next, body.targets.indices.contains(next), isVisible(body.targets[next], height) {
      choose(next, in: body)
    } else {
      top += direction
    }
  }

  /// The target above or below another one: at the same position on its lines, else the last there.
  private func rowAfter(_ index: Int, _ direction: Int, in body: Body) -> Int {
    guard body.targets.indices.contains(index) else { return index }
    let target = body.targets[index]
    var next = index + direction
    while body.targets.indices.contains(next), body.targets[next].lines == target.lines { next += direction }
    return body.targets.indices.contains(next) ? inRow(of: next, at: target.position, body) : index
  }

  /// The target on the lines of another one that stands at a position, else the last there before it.
  private func inRow(of index: Int, at position: Int, _ body: Body) -> Int {
    let first = index - body.targets[index].position
    var found = first
    while found < first + position, body.targets.indices.contains(found + 1),
      body.targets[found + 1].lines == body.targets[first].lines
    {
      found += 1
    }
    return found
  }

  private mutating func page(_ direction: Int, in body: Body, height: Int) {
    let distance = max(height - 1, 1)
    if scrollAside(direction, by: distance, in: body, height: height) { return }
    guard body.isList, let target = target(in: body), let selection else {
      top += direction * distance
      return
    }
    let line = target.lines.lowerBound + direction * distance
    let reached =
      direction == 1
      ? body.targets.lastIndex { $0.lines.lowerBound <= line }
      : body.targets.firstIndex { $0.lines.lowerBound >= line }
    let step = body.isGrid ? rowAfter(selection, direction, in: body) : selection + direction
    let chosen = direction == 1 ? max(reached ?? step, step) : min(reached ?? step, step)
    let isThere = body.targets.indices.contains(chosen)
    choose(isThere ? inRow(of: chosen, at: target.position, body) : chosen, in: body)
    top += direction * distance
  }

  /// Scrolls as little as possible.
  ///
  /// Together with the first row comes what stands above it, with the last one what follows. Where the user has
  /// scrolled beyond the row, it is left out of sight.
  private mutating func reveal(_ body: Body, height: Int) {
    guard let selection, let target = target(in: body) else { return }
    let rowsAbove = selection - target.position
    let above = rowsAbove == 0 ? 0 : body.targets[rowsAbove - 1].lines.upperBound
    let isLast = body.targets.last?.lines == target.lines
    let below = isLast ? body.lines.count : target.lines.upperBound
    let start = target.lines.upperBound - above <= height ? above : target.lines.lowerBound
    let end = below - target.lines.lowerBound <= height ? below : target.lines.upperBound
    let revealing = min(max(top, end - height), start)
    if isAside, revealing != top { return }
    top = revealing
    isAside = false
  }

  private mutating func chooseVisible(in body: Body, height: Int) {
    if let target = target(in: body), isVisible(target, height) { return }
    selection = body.targets.firstIndex { isVisible($0, height) }
  }

  private func isVisible(_ target: Body.Target, _ height: Int) -> Bool {
    target.lines.lowerBound >= top && target.lines.upperBound <= top + height
  }
}
