/// Every component of the design system in every state: documentation, and what its tests are run on.
public enum Catalog {
  /// All components, rank by rank.
  public static let entries: [CatalogEntry] = CatalogSection.allCases.flatMap(\.entries)

  /// Finds a component.
  ///
  /// - Parameter name: The name of its entry; case makes no difference.
  /// - Returns: The entry, or nothing when there is none of that name.
  public static func entry(named name: String) -> CatalogEntry? {
    entries.first { $0.name == name.lowercased() }
  }
}
