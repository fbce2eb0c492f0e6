extension ArchitectureRules {
  /// Finds where a module stands.
  ///
  /// A module whose name does not tell its area belongs to the area of the first module that its package uses and that
  /// the layer's table names with `{Area}`.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: The folder of its package, relative to the root.
  ///   - used: The modules that its package uses, in the manifest's order.
  /// - Returns: The first layer that fits, nil when none does.
  public func placement(of module: String, in folder: String, using used: [String] = []) -> Placement? {
    for layer in layers {
      for pattern in layer.modules {
        guard let area = AreaPattern(pattern).area(of: module) else { continue }
        return Placement(layer: layer, area: area.isEmpty ? nil : area)
      }
      if layer.packages.contains(where: { PathPattern($0).matches(folder) }) {
        return Placement(layer: layer, area: used.lazy.compactMap(layer.area(of:)).first)
      }
    }
    return nil
  }
}

extension ArchitectureRules.Layer {
  /// The area of a module that the layer may use by its area only, such as `Recipes` of `RecipesDomain`.
  ///
  /// - Parameter module: The name of the module.
  /// - Returns: The area; nil for a module that no pattern with `{Area}` fits.
  public func area(of module: String) -> String? {
    mayUse.lazy.compactMap { AreaPattern($0).area(of: module) }.first { !$0.isEmpty }
  }
}

/// A pattern of module names in which `{Area}` stands for the name of an area.
private struct AreaPattern {
  private let pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  /// The area when the name fits the pattern, empty when the pattern has none, nil when the name does not fit.
  func area(of module: String) -> String? {
    let parts = pattern.split(separator: "{Area}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return PathPattern(pattern).matches(module) ? "" : nil }
    guard module.hasPrefix(parts[0]), module.hasSuffix(parts[1]),
      module.count > parts[0].count + parts[1].count
    else { return nil }
    return String(module.dropFirst(parts[0].count).dropLast(parts[1].count))
  }
}
