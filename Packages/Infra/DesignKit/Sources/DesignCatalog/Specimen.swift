public import DesignKit

/// A component in one of its states.
public struct Specimen: Hashable, Sendable {
  /// The state, such as `loading`; unique within the entry.
  public let state: String
  /// The component in that state.
  public let element: Element

  /// Creates a specimen.
  public init(_ state: String, _ element: Element) {
    self.state = state
    self.element = element
  }
}
