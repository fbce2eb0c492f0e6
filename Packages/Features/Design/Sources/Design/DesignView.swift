import DesignCatalog
public import DesignKit
public import LocalizationKit

/// The screen of a page of the catalogue.
///
/// - Parameters:
///   - page: What to show.
///   - language: The language of what is said around the components.
/// - Returns: A heading, then each component with what it is for, how it is made, and its states.
public func designView(_ page: DesignPage, in language: Language) -> Element {
  .stack(
    [.heading(Strings(language).title(of: page.section), .page)] + page.entries.map(entryElement) + [
      .text("")
    ],
    spacing: 1
  )
}

private func entryElement(_ entry: CatalogEntry) -> Element {
  .stack(
    [
      .heading(SafeText(entry.name)),
      .stack([.text(StyledText(entry.summary)), .text(StyledText(entry.usage, .muted))]),
    ] + entry.specimens.map(specimenElement),
    spacing: 1
  )
}

private func specimenElement(_ specimen: Specimen) -> Element {
  .stack([.text("\(Icon.pointer, .accent) \(SafeText(specimen.state), .accent)"), specimen.element])
}
