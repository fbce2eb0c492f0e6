import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The categories: as cards where there is room, as rows where there is less, as names in a column.
struct CategoriesElement {
  private static let readableWidth = 88

  let list: FilteredList<MealCategory>
  let context: ViewContext

  private var categories: Fetched<[MealCategory]> { list.mentioning }
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
  /// - Parameters:
  ///   - chosen: The category whose meals stand beside them.
  ///   - isFocused: Whether nothing was chosen after them, so that all of them are shown.
  /// - Returns: A column of names.
  func names(chosen: MealCategory.ID?, isFocused: Bool) -> Element {
    let names = categories.value
    return NamesElement(
      of: names.count,
      around: names.firstIndex { $0.id == chosen },
      isFocused: isFocused,
      strings: strings
    ).element { name(of: names[$0], isChosen: names[$0].id == chosen) }
  }

  private func name(of category: MealCategory, isChosen: Bool) -> Element {
    let mark = isChosen ? Icon("●", ascii: "*", word: strings.selected) : Icon(" ", ascii: " ")
    let row = Element.text(
      "\(mark, .accent) \(SafeText(category.name), isChosen ? .title : .text)",
      maximumLines: 2
    )
    return isChosen ? row.painted(on: .selected) : row
  }

  private var content: Element {
    guard !categories.value.isEmpty else {
      if let text = list.missingText {
        return .emptyState(title: strings.noCategory(with: text), hint: strings.seeAllCategories)
      }
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
        trailing: .opens(with: ShellWord.word(for: category.name), in: context.language)
      )
    )
  }

  private func card(_ category: MealCategory) -> Element {
    .card(
      title: SafeText(category.name),
      detail: StyledText(CategoryIcon.icon(for: category), .accent),
      footer: .opens(with: ShellWord.word(for: category.name), in: context.language),
      .text(StyledText(SafeText(category.description ?? "")), maximumLines: 3)
    )
  }

  private var footer: Element {
    let names = categories.value.map(\.name)
    let count =
      list.total == 0 ? [] : [StyledText(strings.count(categories: names.count, of: list.total), .muted)]
    return .stack([
      .facts(count + SourceFacts.facts(categories.provenance, context)),
      names.first.map { name in
        .text(
          .hint(
            "tessera recipes list \(ShellWord.word(for: name))",
            for: strings.listOne,
            in: context.language
          ),
          maximumLines: 4
        )
      } ?? .empty,
    ])
  }
}
