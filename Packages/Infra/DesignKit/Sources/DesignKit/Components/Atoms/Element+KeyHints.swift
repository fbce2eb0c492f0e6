extension Element {
  /// Keys and what they do, on one line; where there is little room, the least important are dropped.
  ///
  /// A screen reader hears all of them, one a line: "Enter: Open".
  ///
  /// - Parameter hints: The hints, in the order shown; those without an action are left out.
  /// - Returns: A line; nothing without hints.
  public static func keyHints(_ hints: [KeyHint]) -> Element {
    let hints = hints.filter { !$0.action.isEmpty }
    return hints.isEmpty ? .empty : Element(leaf: .keyHints(hints))
  }
}
