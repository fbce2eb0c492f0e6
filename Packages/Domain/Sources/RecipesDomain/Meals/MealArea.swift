/// A kitchen of the world, such as Italian or Croatian; meals are listed by its name.
public struct MealArea: Hashable, Sendable {
  /// What the service calls it.
  public let name: String

  /// Makes an area.
  ///
  /// - Parameter name: What the service calls it.
  public init(name: String) {
    self.name = name
  }
}
