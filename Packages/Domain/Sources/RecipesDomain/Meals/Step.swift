/// One thing to do when a meal is made.
public struct Step: Hashable, Sendable {
  /// The heading that begins with this step, such as the name of a part of the meal.
  public let heading: String?
  /// What to do, without a number of its own.
  public let text: String

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - text: What to do.
  ///   - heading: The heading that begins with it.
  public init(_ text: String, heading: String? = nil) {
    self.text = text
    self.heading = heading
  }
}
