public import DesignCatalog
public import DesignKit
public import LocalizationKit

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
    var known: Set<String> = []
    return entries.flatMap(\.specimens).map(\.state).filter { known.insert($0).inserted }
  }

  /// The page with the entries that pass; `nil` when none does.
  func keeping(_ passes: (CatalogEntry) -> Bool) -> DesignPage? {
    let kept = entries.filter(passes)
    return kept.isEmpty ? nil : DesignPage(section: section, entries: kept)
  }

  /// The page with the specimens of one state; `nil` when there is none.
  func keeping(state: String) -> DesignPage? {
    let kept = entries.compactMap { entry -> CatalogEntry? in
      let specimens = entry.specimens.filter { $0.state == state }
      if specimens.isEmpty { return nil }
      return CatalogEntry(entry.name, summary: entry.summary, usage: entry.usage, specimens: specimens)
    }
    return kept.isEmpty ? nil : DesignPage(section: section, entries: kept)
  }
}

/// The screen of a page of the catalogue.
///
/// - Parameters:
///   - page: What to show.
///   - language: The language of what is said around the components.
/// - Returns: A heading, then each component with its purpose, its usage and its states.
public func designView(_ page: DesignPage, in language: Language) -> Element {
  let strings = Strings(language)
  return .stack(
    [.heading(strings.title(of: page.section), .page)] + page.entries.map { entryElement($0, strings) } + [
      .text("")
    ],
    spacing: 1
  )
}

private func entryElement(_ entry: CatalogEntry, _ strings: Strings) -> Element {
  .stack(
    [
      .heading(SafeText(entry.name)),
      .stack([.text(StyledText(strings.summary(of: entry))), .text(StyledText(entry.usage, .muted))]),
    ] + entry.specimens.map(specimenElement),
    spacing: 1
  )
}

private func specimenElement(_ specimen: Specimen) -> Element {
  .stack([.text("\(Icon.pointer, .accent) \(SafeText(specimen.state), .accent)"), specimen.element])
}
