/// Which part of a body is seen, and which of its rows is chosen.
struct Viewport: Hashable, Sendable {
  /// The first line that is seen.
  private(set) var top = 0
  /// The position of the chosen row; `nil` when none is.
  private(set) var selection: Int?
  /// The identity of the selected row, which keeps the selection across refreshes.
  private var selectedID: String?

  /// The chosen row of a body.
  func target(in body: Body) -> Body.Target? {
    selection.flatMap { body.targets.indices.contains($0) ? body.targets[$0] : nil }
  }

  /// Starts at the top, as after a change of the filter.
  mutating func reset() { self = Viewport() }

  /// Brings selection and position in line with a body and with the lines there are for it.
  ///
  /// The chosen row stays chosen where it still is, else the one in its place is; in a list it stays on the screen.
  mutating func settle(in body: Body, height: Int) {
    if let id = selectedID, target(in: body)?.id != id,
      let index = body.targets.firstIndex(where: { $0.id == id })
    {
      selection = index
    }
    if body.isList {
      selection = body.targets.isEmpty ? nil : min(max(selection ?? 0, 0), body.targets.count - 1)
      reveal(body, height: height)
    }
    top = min(max(top, 0), max(body.lines.count - height, 0))
    if !body.isList { chooseVisible(in: body, height: height) }
    selectedID = target(in: body)?.id
  }

  /// Moves the selection, or the text where nothing can be chosen nearby.
  ///
  /// - Returns: Whether the command was a move.
  mutating func move(_ command: ShellCommand, in body: Body, height: Int) -> Bool {
    switch command {
    case .up: step(-1, in: body, height: height)
    case .down: step(1, in: body, height: height)
    case .pageUp: page(-1, in: body, height: height)
    case .pageDown: page(1, in: body, height: height)
    case .first: jump(to: 0, top: 0)
    case .last: jump(to: body.targets.count - 1, top: body.lines.count)
    default: return false
    }
    settle(in: body, height: height)
    return true
  }

  private mutating func jump(to index: Int, top: Int) {
    choose(index)
    self.top = top
  }

  private mutating func choose(_ index: Int) {
    selection = index
    selectedID = nil
  }

  private mutating func step(_ direction: Int, in body: Body, height: Int) {
    let next = selection.map { $0 + direction }
    if body.isList {
      choose(min(max(next ?? 0, 0), max(body.targets.count - 1, 0)))
    } else if let next, body.targets.indices.contains(next), isVisible(body.targets[next], height) {
      choose(next)
    } else {
      top += direction
    }
  }

  private mutating func page(_ direction: Int, in body: Body, height: Int) {
    let distance = max(height - 1, 1)
    guard body.isList, let target = target(in: body), let selection else {
      top += direction * distance
      return
    }
    let line = target.lines.lowerBound + direction * distance
    let reached =
      direction > 0
      ? body.targets.lastIndex { $0.lines.lowerBound <= line }
      : body.targets.firstIndex { $0.lines.lowerBound >= line }
    let step = selection + direction
    choose(direction > 0 ? max(reached ?? step, step) : min(reached ?? step, step))
    top += direction * distance
  }

  /// Scrolls as little as possible; together with the first row comes what stands above it, with the last what follows.
  private mutating func reveal(_ body: Body, height: Int) {
    guard let selection, let target = target(in: body) else { return }
    let above = selection == 0 ? 0 : body.targets[selection - 1].lines.upperBound
    let isLast = selection == body.targets.count - 1
    let below = isLast ? body.lines.count : target.lines.upperBound
    let start = target.lines.upperBound - above <= height ? above : target.lines.lowerBound
    let end = below - target.lines.lowerBound <= height ? below : target.lines.upperBound
    if end - top > height { top = end - height }
    if start < top { top = start }
  }

  private mutating func chooseVisible(in body: Body, height: Int) {
    if let target = target(in: body), isVisible(target, height) { return }
    selection = body.targets.firstIndex { isVisible($0, height) }
  }

  private func isVisible(_ target: Body.Target, _ height: Int) -> Bool {
    target.lines.lowerBound >= top && target.lines.upperBound <= top + height
  }
}
