public import DesignCatalog

/// A part of the catalogue: components of one rank, each in some or all of its states.
public struct DesignPage: Hashable, Sendable {
  /// The rank of the components.
  public let section: CatalogSection
  /// The components, in the order shown.
  public let entries: [CatalogEntry]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - section: The rank of the components.
  ///   - entries: The components, in the order shown.
  public init(section: CatalogSection, entries: [CatalogEntry]) {
    self.section = section
    self.entries = entries
  }

  /// The names of all states on the page, each once.
  var states: [String] {
    var seen: Set<String> = []
    return entries.flatMap(\.specimens).map(\.state).filter { seen.insert($0).inserted }
  }

  /// The page with the entries that pass; nil when none does.
  func keeping(_ passes: (CatalogEntry) -> Bool) -> DesignPage? {
    let kept = entries.filter(passes)
    return kept.isEmpty ? nil : DesignPage(section: section, entries: kept)
  }

  /// The page with the specimens of one state; nil when there is none.
  func keeping(state: String) -> DesignPage? {
    let kept = entries.compactMap { entry -> CatalogEntry? in
      let specimens = entry.specimens.filter { $0.state == state }
      if specimens.isEmpty { return nil }
      return CatalogEntry(entry.name, summary: entry.summary, usage: entry.usage, specimens: specimens)
    }
    return kept.isEmpty ? nil : DesignPage(section: section, entries: kept)
  }
}
