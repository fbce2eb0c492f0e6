/// Where an element stands in front of another one.
public struct Placement: Hashable, Sendable {
  /// Where it stands in the height of the one behind.
  public enum Vertical: Hashable, Sendable {
    /// At the first lines.
    case top
    /// In the middle.
    case center
    /// At the last lines.
    case bottom
  }

  /// Where it stands in the width.
  public let horizontal: Alignment
  /// Where it stands in the height.
  public let vertical: Vertical

  /// Creates a placement.
  public init(_ horizontal: Alignment, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle, as a dialog.
  public static let center = Placement(.center, .center)
  /// In the lower corner at the end of the lines, as a toast.
  public static let bottomTrailing = Placement(.trailing, .bottom)

  /// The first line of a number of lines within a height.
  func line(of count: Int, in height: Int) -> Int {
    switch vertical {
    case .top: 0
    case .center: max(height - count, 0) / 2
    case .bottom: max(height - count, 0)
    }
  }

  /// The first cell of a number of cells within a width.
  func cell(of count: Int, in width: Int) -> Int {
    switch horizontal {
    case .leading: 0
    case .center: max(width - count, 0) / 2
    case .trailing: max(width - count, 0)
    }
  }
}

/// An element in front of another one, of which it hides a part.
struct Overlay: Hashable, Sendable {
  let base: Element
  let top: Element
  let placement: Placement
  /// The cells of the front element; nil for all there are.
  let width: Int?
}

extension Element {
  /// Returns the element with another one in front, which hides what is behind it.
  ///
  /// The front one is at least as high as it needs: the element behind grows with empty lines. A screen reader
  /// hears the front one first, then the one behind.
  ///
  /// - Parameters:
  ///   - top: What stands in front.
  ///   - placement: Where it stands.
  ///   - width: The cells it is laid out in, 1 or more; nil for all there are.
  /// - Returns: Both, one in front of the other.
  public func overlaid(with top: Element, at placement: Placement = .center, width: Int? = nil) -> Element {
    if isAtMaximumDepth || top.isAtMaximumDepth { return .stack([top, self]) }
    return Element(containing: [self, top]) { _ in
      .overlay(Overlay(base: self, top: top, placement: placement, width: width.map { max($0, 1) }))
    }
  }
}

extension Layout {
  func placeOverlay(_ overlay: Overlay, width: Int, _ emit: (Line) -> Void) {
    let topWidth = min(overlay.width ?? width, width)
    let top = lines(of: overlay.top, width: topWidth)
    var base = lines(of: overlay.base, width: width)
    while base.count < top.count { base.append(.blank(width)) }
    let first = overlay.placement.line(of: top.count, in: base.count)
    let start = overlay.placement.cell(of: topWidth, in: width)
    for (index, line) in base.enumerated() {
      let isCovered = (first..<first + top.count).contains(index)
      emit(isCovered ? line.covered(by: top[index - first], at: start, cells: cells) : line)
    }
  }
}
