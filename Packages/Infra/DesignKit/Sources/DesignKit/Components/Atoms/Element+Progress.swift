extension Element {
  /// A bar as wide as there is room, with its share in percent; where there is little room, the share alone.
  ///
  /// With a label, that and the share stand above the bar. A failure shows its reason in place of the bar. A screen
  /// reader hears "Downloading: 45 percent".
  ///
  /// - Parameters:
  ///   - state: How far it is.
  ///   - label: What is going on, in one or two words; nil where the text beside it says it.
  /// - Returns: One line, with a label two; more only for a reason that wraps.
  public static func progress(_ state: ProgressState, label: SafeText? = nil) -> Element {
    Element(leaf: .progress(ProgressBar(label: label ?? "", state: state)))
  }
}
