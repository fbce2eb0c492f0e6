/// One of several elements side by side.
public struct Column: Hashable, Sendable {
  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// Exactly so many cells.
    case fixed(Int)
    /// At least the minimum; grows to the ideal by priority, then shares what is left.
    case flexible(minimum: Int, ideal: Int)
  }

  let content: Element
  let width: Width
  let priority: Int

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - content: What the column shows.
  ///   - width: How wide it is, in cells; less than 1 counts as 1.
  ///   - priority: Columns with a higher one reach their ideal width first.
  public init(_ content: Element, width: Width, priority: Int = 0) {
    self.content = content
    self.width = width
    self.priority = priority
  }

  var minimum: Int {
    switch width {
    case .fixed(let cells): min(max(cells, 1), RenderEnvironment.maximumWidth)
    case .flexible(let minimum, _): min(max(minimum, 1), RenderEnvironment.maximumWidth)
    }
  }

  var ideal: Int {
    switch width {
    case .fixed: minimum
    case .flexible(_, let ideal): max(min(ideal, RenderEnvironment.maximumWidth), minimum)
    }
  }

  var isFlexible: Bool {
    if case .flexible = width { true } else { false }
  }
}
