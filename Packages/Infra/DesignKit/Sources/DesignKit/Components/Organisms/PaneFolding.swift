/// Which panes go where there is too little room for all of them.
public enum PaneFolding: Hashable, Sendable {
  /// One after the other, those that are farthest from the focused one first.
  case oneByOne
  /// All but the focused one at once: either everything is there, or one page.
  case allAtOnce
}
