import DesignKit

/// A column of names: all of them where they are what a person looks at, else those around the chosen one.
struct NamesElement {
  let window: NamesWindow
  let strings: Strings

  init(of count: Int, around chosen: Int?, isFocused: Bool, strings: Strings) {
    window =
      isFocused ? NamesWindow(of: count, around: chosen, most: count) : NamesWindow(of: count, around: chosen)
    self.strings = strings
  }

  /// The column.
  ///
  /// - Parameter row: Makes the row of the name at a place.
  /// - Returns: The rows, and how many names are left out.
  func element(_ row: (Int) -> Element) -> Element {
    .stack([
      window.above == 0 ? .empty : .text("\(strings.moreAbove(window.above), .muted)"),
      .list(window.shown.map(row)),
      window.below == 0 ? .empty : .text("\(strings.moreBelow(window.below), .muted)"),
    ])
  }
}
