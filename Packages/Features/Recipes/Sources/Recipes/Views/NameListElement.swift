import DesignKit
import DomainKernel
import FeatureKit

/// The names that meals can be listed by: in as many columns as fit, and few of them with what is said about them.
struct NameListElement {
  private static let readableWidth = 88
  private static let mostWithDescriptions = 12

  let listing: NameListing
  let list: FilteredList<ListedName>
  let context: ViewContext

  private var names: Fetched<[ListedName]> { list.mentioning }
  private var strings: Strings { Strings(context.language) }

  /// The whole screen.
  var element: Element {
    .stack(
      [
        .heading(strings.title(of: listing), .page), SourceFacts.notice(names.provenance, context), content,
        footer,
      ],
      spacing: 1
    )
  }

  private var content: Element {
    if names.value.isEmpty { return empty }
    guard names.value.count <= Self.mostWithDescriptions else {
      return .grid(
        names.value.map { .text(StyledText(SafeText($0.name)), maximumLines: 2) },
        minimumWidth: 18
      )
    }
    let isExplained = names.value.contains { $0.description != nil }
    return .list(names.value.map(row), spacing: isExplained ? 1 : 0).limited(toWidth: Self.readableWidth)
  }

  private func row(_ name: ListedName) -> Element {
    .row(
      ListRow(
        SafeText(name.name),
        subtitle: name.description.map { SafeText($0) },
        trailing: name.kind.map { StyledText(SafeText($0), .muted) }
      )
    )
  }

  private var empty: Element {
    guard let text = list.missingText else {
      return .emptyState(title: strings.noNames, hint: strings.tryAgainLater)
    }
    return .emptyState(title: strings.noName(with: text), hint: strings.seeAllNames)
  }

  private var footer: Element {
    let count = strings.count(names: names.value.count, of: list.total, listing)
    return .stack([
      .facts([StyledText(count, .muted)] + SourceFacts.facts(names.provenance, context)),
      names.value.first.map { name in
        .text(.hint(command(for: name), for: strings.listOne, in: context.language), maximumLines: 4)
      } ?? .empty,
    ])
  }

  private func command(for name: ListedName) -> String {
    let option =
      switch listing {
      case .areas: "--area"
      case .ingredients: "--ingredient"
      }
    return "tessera recipes list \(option) \(ShellWord.word(for: name.name))"
  }
}
