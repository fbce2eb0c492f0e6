extension Element {
  /// Steps below each other in the order of time, a line leading from each mark to the next.
  public static func timeline(_ steps: [TimelineStep]) -> Element {
    .marked(steps.map(\.item), isConnected: true)
  }

  /// The place of a timeline that is not there.
  ///
  /// - Parameter placeholder: Why it is not there.
  /// - Returns: The reason, and a stand-in while the steps are on their way.
  public static func timeline(_ placeholder: Placeholder) -> Element {
    .placeholder(placeholder, like: [50, 30, 60])
  }
}
