/// Writes a shopping list as a text that other programs take; it has no words of its own.
public enum ShoppingListText {
  /// Writes one line for each thing: `[ ] Flour: 300 g (Bread, Pancakes) + 2 cups (Cake)`.
  ///
  /// - Parameter list: The list.
  /// - Returns: The lines, each ended by a line feed; without characters that control a terminal.
  public static func plain(_ list: ShoppingList) -> String {
    list.lines.map { "[\($0.isTicked ? "x" : " ")] " + line($0, written: inOneLine) + "\n" }.joined()
  }

  /// Writes a list of tasks as GitHub's Markdown has it.
  ///
  /// - Parameter list: The list.
  /// - Returns: The lines, each ended by a line feed; texts of the recipes cannot act as Markdown.
  public static func markdown(_ list: ShoppingList) -> String {
    list.lines.map { "- [\($0.isTicked ? "x" : " ")] " + line($0, written: asMarkdown) + "\n" }.joined()
  }

  private static func line(_ line: ShoppingLine, written write: (String) -> String) -> String {
    let amounts = line.amounts.map { amount in
      let meals = amount.meals.map { write($0.name ?? $0.id.rawValue) }.joined(separator: ", ")
      return [amount.measure.map { write($0.text) }, "(\(meals))"].compactMap(\.self).joined(separator: " ")
    }
    let isMeasured = line.amounts.first?.measure != nil
    return write(line.ingredient) + (isMeasured ? ": " : " ") + amounts.joined(separator: " + ")
  }

  private static func inOneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      // Emoji and words are made of them.
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": scalar
      case .control, .format, .lineSeparator, .paragraphSeparator: Unicode.Scalar(0x20 as UInt8)
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  private static func asMarkdown(_ text: String) -> String {
    // By scalars, as a joiner behind a sign does not take its meaning from it.
    let scalars = inOneLine(text).unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      markdownSigns.contains(scalar) ? ["\\", scalar] : [scalar]
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let markdownSigns = Set("\\`*_{}[]()<>#+-.!|~&".unicodeScalars)
}
