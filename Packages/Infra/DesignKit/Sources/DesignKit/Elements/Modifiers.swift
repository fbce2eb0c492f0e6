/// Where text stands in the width it has.
public enum Alignment: Hashable, Sendable {
  /// At the start of the line.
  case leading
  /// In the middle of the line.
  case center
  /// At the end of the line, as numbers in a table.
  case trailing
}

/// Empty space around an element: cells at the sides, lines above and below.
public struct Insets: Hashable, Sendable {
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  /// Creates insets; each is brought into 0 to 100.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = min(max(top, 0), 100)
    self.leading = min(max(leading, 0), 100)
    self.bottom = min(max(bottom, 0), 100)
    self.trailing = min(max(trailing, 0), 100)
  }
}

extension Element {
  /// Returns the element with empty space around it; where there is no room for the sides, they go first.
  public func padded(_ insets: Insets) -> Element {
    Element(containing: self) { .padded($0, insets) }
  }

  /// Returns the element laid out within a number of cells, for lines of a readable length.
  ///
  /// - Parameters:
  ///   - maximumWidth: The most cells; less than 1 counts as 1.
  ///   - alignment: Where the cells stand in a wider line.
  /// - Returns: An element with empty cells beside it where there is room.
  public func limited(toWidth maximumWidth: Int, alignment: Alignment = .leading) -> Element {
    Element(containing: self) { .limited($0, maximumWidth: max(maximumWidth, 1), alignment) }
  }

  /// Returns the element in a fixed number of lines, as a pane of a screen needs it.
  ///
  /// Missing lines are empty; where lines are cut, the last one shown is an ellipsis. A screen reader and Markdown
  /// have the whole content.
  ///
  /// - Parameter height: The number of lines, 0 to ``RenderEnvironment/maximumWidth``.
  /// - Returns: An element of that height.
  public func fitted(toHeight height: Int) -> Element {
    Element(containing: self) { .fitted($0, height: min(max(height, 0), RenderEnvironment.maximumWidth)) }
  }

  /// Returns the element on a surface; give it a mark as well, since not everyone sees the surface.
  public func painted(on surface: Surface) -> Element {
    Element(containing: self) { .painted($0, surface) }
  }

  /// Returns the element for the eye only, with words instead for everyone who hears it or reads Markdown.
  ///
  /// - Parameter words: What the element says; empty to leave it out.
  /// - Returns: An element that is seen one way and read another.
  public func described(as words: StyledText) -> Element {
    Element(containing: self) { .described($0, words) }
  }
}

extension Layout {
  func placePadded(_ content: Element, _ insets: Insets, width: Int, _ emit: (Line) -> Void) {
    let sides = insets.leading + insets.trailing
    let fits = width - sides >= 4
    let leading = fits ? insets.leading : 0
    let blank = Line.blank(width)
    var isEmpty = true
    place(content, width: fits ? width - sides : width) { line in
      if isEmpty {
        for _ in 0..<insets.top { emit(blank) }
      }
      isEmpty = false
      emit(indented(line, by: leading, width: width))
    }
    if isEmpty { return }
    for _ in 0..<insets.bottom { emit(blank) }
  }

  /// A fixed number of lines, the last of which says that there are more.
  func placeFitted(_ content: Element, height: Int, width: Int, _ emit: (Line) -> Void) {
    var count = 0
    var last = Line()
    place(content, width: width) { line in
      count += 1
      if count < height { emit(line) } else if count == height { last = line }
    }
    if height > 0, count >= height {
      emit(count == height ? last : line(of: StyledText(.ellipsis, .muted), cutTo: width).padded(to: width))
    }
    for _ in 0..<max(height - count, 0) { emit(.blank(width)) }
  }
}
