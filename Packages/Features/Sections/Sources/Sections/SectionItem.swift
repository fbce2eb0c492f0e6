import DesignKit
import FeatureKit
import StreamingDomain

/// A section in the list: as a row where there is little room, as a card where there is more.
struct SectionItem {
  let section: ContentSection
  let description: String?
  let selector: String
  let strings: Strings

  var row: Element {
    .row(
      ListRow(
        SafeText(section.title),
        icon: SectionIcon.icon(for: section),
        subtitle: description.map { SafeText($0) },
        trailing: .opens(with: selector, in: strings.language)
      )
    )
  }

  var card: Element {
    .card(
      title: SafeText(section.title),
      detail: StyledText(SectionIcon.icon(for: section), .accent),
      footer: .opens(with: selector, in: strings.language),
      .text(StyledText(SafeText(description ?? "")), maximumLines: 3)
    )
  }
}
