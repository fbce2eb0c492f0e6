import CommandKit
import DesignCatalog
import FeatureKit

/// The part of the catalogue to show.
struct CatalogQuery: Hashable {
  /// The name of one component; `nil` for all of them.
  let component: String?
  /// One state; `nil` for all of them.
  let state: String?

  /// Whether the whole catalogue is wanted.
  var isEverything: Bool { component == nil && state == nil }

  /// The pages of the catalogue to show, each with at least one specimen.
  func pages() throws(CatalogError) -> [DesignPage] {
    let pages = CatalogSection.allCases.map { DesignPage(section: $0, entries: $0.entries) }
    return try limitedToState(limitedToComponent(pages))
  }

  private func limitedToComponent(_ pages: [DesignPage]) throws(CatalogError) -> [DesignPage] {
    guard let component else { return pages }
    let found = pages.compactMap { $0.keeping { $0.name == component.lowercased() } }
    if !found.isEmpty { return found }
    let names = Catalog.entries.map(\.name)
    throw .unknownComponent(component, nearest: Suggestion.nearest(to: component, among: names))
  }

  private func limitedToState(_ pages: [DesignPage]) throws(CatalogError) -> [DesignPage] {
    guard let state else { return pages }
    let found = pages.compactMap { $0.keeping(state: state.lowercased()) }
    if !found.isEmpty { return found }
    let entries = pages.flatMap(\.entries)
    throw .unknownState(state, known: entries.count == 1 ? pages.flatMap(\.states) : [])
  }
}

/// Why nothing of the catalogue can be shown.
enum CatalogError: PresentableFailure {
  /// There is no component of that name; the nearest one may be meant.
  case unknownComponent(String, nearest: String?)
  /// None of the components asked for has that state; the states of a single component.
  case unknownState(String, known: [String])

  var code: String {
    switch self {
    case .unknownComponent: "unknown-component"
    case .unknownState: "unknown-state"
    }
  }

  var exitCode: ExitCode { .usage }

  func summary(in context: ViewContext) -> String { Strings(context.language).summary(of: self) }

  func brief(in context: ViewContext) -> String { Strings(context.language).brief(of: self) }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    let list = Route("design").with("json")
    return switch self {
    case .unknownComponent: .open(list.with("fields", "name"), purpose: strings.listAll)
    case .unknownState(_, let known) where known.isEmpty:
      .open(list.with("fields", "name,states"), purpose: strings.listAll)
    case .unknownState(_, let known): .sentence(strings.chooseOne(of: known))
    }
  }
}
