extension ArchitectureRules {
  /// Finds where a module stands.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: The folder of its package, relative to the root.
  /// - Returns: The first layer that fits, nil when none does.
  public func placement(of module: String, in folder: String) -> Placement? {
    for layer in layers {
      for pattern in layer.modules {
        guard let area = area(of: module, pattern: pattern) else { continue }
        return Placement(layer: layer, area: area.isEmpty ? nil : area)
      }
      if layer.packages.contains(where: { PathPattern($0).matches(folder) }) {
        let package = folder.split(separator: "/").last.map(String.init) ?? ""
        let area = areas.first { $0.value.contains(module) || $0.value.contains(package) }
        return Placement(layer: layer, area: area?.key)
      }
    }
    return nil
  }

  /// The area when the name fits the pattern, empty when the pattern has none, nil when the name does not fit.
  private func area(of module: String, pattern: String) -> String? {
    let parts = pattern.split(separator: "{Area}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return PathPattern(pattern).matches(module) ? "" : nil }
    guard module.hasPrefix(parts[0]), module.hasSuffix(parts[1]),
      module.count > parts[0].count + parts[1].count
    else { return nil }
    return String(module.dropFirst(parts[0].count).dropLast(parts[1].count))
  }
}
