extension ArchitectureRules {
  /// One layer: which modules are in it, and what they may use.
  package struct Layer: Decodable, Equatable, Sendable {
    package let name: String
    /// Patterns of module names, with `{Area}` for the name of an area; the first layer that fits wins.
    package let modules: [String]
    /// Patterns of package folders whose modules belong to the layer.
    package let packages: [String]
    /// Patterns of the modules that its modules may use, with `{Area}` for the module's own area.
    package let mayUse: [String]
    package let testsMayUse: [String]
    package let mayUseOwnPackage: Bool
    package let isForTestsOnly: Bool

    /// The area of a module that the layer may use by its area only, such as `Recipes` of `RecipesDomain`;
    /// nil for one that no pattern with `{Area}` fits.
    package func area(of module: String) -> String? {
      mayUse.lazy.compactMap { PathPattern.area(of: module, in: $0) }.first { !$0.isEmpty }
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case isForTestsOnly, mayUse, mayUseOwnPackage, modules, name, packages, testsMayUse
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      modules = try container.list(.modules)
      packages = try container.list(.packages)
      mayUse = try container.decode([String].self, forKey: .mayUse)
      testsMayUse = try container.list(.testsMayUse)
      mayUseOwnPackage = try container.value(.mayUseOwnPackage, usually: false)
      isForTestsOnly = try container.value(.isForTestsOnly, usually: false)
    }
  }

  /// The first layer that fits a module in a package with its area, nil when none does.
  ///
  /// A module whose name does not tell its area belongs to the area of the first module that its package uses and that
  /// the layer's table names with `{Area}`.
  package func placement(of module: String, in folder: String, using used: [String] = []) -> Placement? {
    for layer in layers {
      let areas = layer.modules.compactMap { PathPattern.area(of: module, in: $0) }
      guard !areas.isEmpty || PathPattern.matches(folder, any: layer.packages) else { continue }
      let own = areas.first.flatMap { $0.isEmpty ? nil : $0 }
      return Placement(layer: layer, area: own ?? used.lazy.compactMap(layer.area(of:)).first)
    }
    return nil
  }
}

/// The place of a module in the table: its layer, and the area it belongs to, if any.
package struct Placement: Equatable, Sendable {
  package let layer: ArchitectureRules.Layer
  /// The area, for layers that are divided by area.
  package let area: String?

  package func mayUse(_ module: String) -> Bool { fits(module, layer.mayUse) }

  package func testsMayUse(_ module: String) -> Bool { fits(module, layer.testsMayUse) }

  private func fits(_ module: String, _ patterns: [String]) -> Bool {
    patterns.contains { pattern in
      guard pattern.contains("{Area}") else { return PathPattern(pattern).matches(module) }
      return area.map { PathPattern(pattern.replacing("{Area}", with: $0)).matches(module) } ?? false
    }
  }
}
