import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The categories: as cards where there is room, as rows where there is less, as names in a column.
struct CategoriesElement {
  private static let readableWidth = 88

  let categories: Sourced<[MealCategory]>
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  /// The whole screen.
  var element: Element {
    .stack(
      [
        .heading(strings.recipes, .page), SourceFacts.notice(categories.provenance, context), content, footer,
      ],
      spacing: 1
    )
  }

  /// The names alone, for a column beside the meals.
  ///
  /// - Parameter chosen: The category whose meals stand beside them.
  /// - Returns: A column of names.
  func names(chosen: MealCategory?) -> Element {
    let rows = categories.value.map { category in
      let isChosen = category.id == chosen?.id
      let mark = isChosen ? Icon("●", ascii: "*", word: strings.selected) : Icon(" ", ascii: " ")
      let row = Element.text(
        "\(mark, .accent) \(SafeText(category.name), isChosen ? .title : .text)",
        maximumLines: 2
      )
      return isChosen ? row.painted(on: .selected) : row
    }
    return .stack([.heading(strings.categories, .group), .list(rows)], spacing: 1)
  }

  private var content: Element {
    guard !categories.value.isEmpty else {
      return .emptyState(title: strings.noCategories, hint: strings.tryAgainLater)
    }
    // A frame around nothing is only noise: without any description the categories are lines.
    guard categories.value.contains(where: { $0.description != nil }) else { return rows(spacing: 0) }
    return .adaptive(
      minimumWidth: 100,
      wide: .grid(categories.value.map(card), minimumWidth: 48, spacing: 1),
      narrow: rows(spacing: 1)
    )
  }

  private func rows(spacing: Int) -> Element {
    .list(categories.value.map(row), spacing: spacing).limited(toWidth: Self.readableWidth)
  }

  private func row(_ category: MealCategory) -> Element {
    .row(
      ListRow(
        SafeText(category.name),
        icon: CategoryIcon.icon(for: category),
        subtitle: category.description.map { SafeText($0) },
        trailing: strings.opens(with: ShellWord.word(for: category.name))
      )
    )
  }

  private func card(_ category: MealCategory) -> Element {
    .card(
      title: SafeText(category.name),
      detail: StyledText(CategoryIcon.icon(for: category), .accent),
      footer: strings.opens(with: ShellWord.word(for: category.name)),
      .text(StyledText(SafeText(category.description ?? "")), maximumLines: 3)
    )
  }

  private var footer: Element {
    let names = categories.value.map(\.name)
    let count = names.isEmpty ? [] : [StyledText(strings.count(categories: names.count), .muted)]
    return .stack([
      .facts(count + SourceFacts.facts(categories.provenance, context)),
      names.first.map { name in
        .text(
          strings.hint(strings.listOne, "tessera recipes list \(ShellWord.word(for: name))"),
          maximumLines: 4
        )
      } ?? .empty,
    ])
  }
}
