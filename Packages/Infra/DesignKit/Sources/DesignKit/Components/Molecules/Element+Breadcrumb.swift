extension Element {
  /// The way to the page that is shown, on one line.
  ///
  /// Where there is too little room, pages in the middle give way to an ellipsis, then the first one, and last the
  /// end of the current page's name. A screen reader hears all of them, and which one is shown.
  ///
  /// - Parameters:
  ///   - ancestors: The pages on the way, the outermost first.
  ///   - current: The page that is shown.
  /// - Returns: One line.
  public static func breadcrumb(_ ancestors: [SafeText], current: SafeText) -> Element {
    Element(leaf: .breadcrumb(Breadcrumb(ancestors: ancestors, current: current)))
  }
}
