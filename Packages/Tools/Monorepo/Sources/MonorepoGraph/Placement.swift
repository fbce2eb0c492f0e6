/// Where a module stands: its layer, and the area it belongs to, if any.
public struct Placement: Equatable, Sendable {
  /// The layer.
  public let layer: ArchitectureRules.Layer
  /// The area, for layers that are divided by area.
  public let area: String?

  /// Tells whether the layer table lets the module use another one.
  public func mayUse(_ module: String) -> Bool {
    fits(module, layer.mayUse)
  }

  /// Tells whether the layer table lets the module's suite use another one on top of what the module may use.
  public func testsMayUse(_ module: String) -> Bool {
    fits(module, layer.testsMayUse)
  }

  private func fits(_ module: String, _ patterns: [String]) -> Bool {
    patterns.contains { pattern in
      guard pattern.contains("{Area}") else { return PathPattern(pattern).matches(module) }
      return area.map { PathPattern(pattern.replacing("{Area}", with: $0)).matches(module) } ?? false
    }
  }
}
