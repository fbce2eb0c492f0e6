import CommandKit
import DesignCatalog

/// Finds what a person asks for in the catalogue.
public struct BrowseCatalog: Sendable {
  /// Makes the use case.
  public init() {}

  /// Finds the pages of the catalogue to show.
  ///
  /// - Parameters:
  ///   - component: The name of one component; nil for all of them.
  ///   - state: One state of it; nil for all of them.
  /// - Returns: At least one page with at least one specimen.
  /// - Throws: ``CatalogError`` when there is no such component or state.
  func pages(component: String?, state: String?) throws(CatalogError) -> [DesignPage] {
    let sections = CatalogSection.allCases.map { DesignPage(section: $0, entries: $0.entries) }
    let found = try sections.limited(to: component)
    return try found.limited(toState: state)
  }
}

extension [DesignPage] {
  fileprivate func limited(to component: String?) throws(CatalogError) -> [DesignPage] {
    guard let component else { return self }
    let pages = compactMap { $0.keeping { $0.name == component.lowercased() } }
    if !pages.isEmpty { return pages }
    let names = Catalog.entries.map(\.name)
    throw .unknownComponent(component, nearest: Suggestion.nearest(to: component, among: names))
  }

  fileprivate func limited(toState state: String?) throws(CatalogError) -> [DesignPage] {
    guard let state else { return self }
    let pages = compactMap { $0.keeping(state: state.lowercased()) }
    if !pages.isEmpty { return pages }
    let entries = flatMap(\.entries)
    throw .unknownState(state, known: entries.count == 1 ? flatMap(\.states) : [])
  }
}
