extension Element {
  /// Returns the element with empty space around it; where there is no room for the sides, they go first.
  public func padded(_ insets: Insets) -> Element {
    Element(containing: self) { .padded($0, insets) }
  }

  /// Returns the element laid out in no more than so many cells, for lines of a readable length.
  ///
  /// - Parameters:
  ///   - maximumWidth: The most cells; less than 1 counts as 1.
  ///   - alignment: Where the cells stand in a wider line.
  /// - Returns: An element with empty cells beside it where there is room.
  public func limited(toWidth maximumWidth: Int, alignment: Alignment = .leading) -> Element {
    Element(containing: self) { .limited($0, maximumWidth: max(maximumWidth, 1), alignment) }
  }

  /// Returns the element in exactly so many lines, as a pane of a screen needs it.
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
