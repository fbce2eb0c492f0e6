import DesignKit
import FeatureKit
import RecipesDomain

/// A meal in a list: what to type to open it, and its name.
struct MealRow {
  /// A longer id would leave no room for the name.
  private static let longestIDInFront = 8

  let meal: MealSummary
  let isChosen: Bool
  /// Whether the list leaves room in front of its rows for the mark of the chosen one.
  var hasRoomForMark = false
  var details: [StyledText] = []
  let strings: Strings

  var element: Element {
    let row = Element.row(isShort ? withIDInFront : withIDBehind)
    return isChosen ? row.painted(on: .selected) : row
  }

  private var isShort: Bool { id.string.count <= Self.longestIDInFront }
  private var id: SafeText { SafeText(ShellWord.word(for: meal.id.rawValue)) }

  private var mark: Icon {
    guard hasRoomForMark else { return Icon("", ascii: "") }
    return isChosen ? Icon("● ", ascii: "* ", word: strings.selected(id)) : Icon("  ", ascii: "  ")
  }

  private var withIDInFront: ListRow {
    ListRow(
      strings.name(of: meal),
      icon: Icon("\(mark.unicode)\(id)", ascii: "\(mark.ascii)\(id)", word: mark.word ?? id),
      details: details
    )
  }

  /// Beside rows with a mark, a bullet would be taken for one.
  private var iconBeforeName: Icon {
    if isChosen { return Icon("●", ascii: "*", word: strings.selected) }
    return hasRoomForMark ? Icon(" ", ascii: " ") : .bullet
  }

  private var withIDBehind: ListRow {
    ListRow(
      strings.name(of: meal),
      icon: iconBeforeName,
      details: details,
      trailing: StyledText(id, .accent).announced(as: strings.number)
    )
  }
}
