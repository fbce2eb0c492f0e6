/// A short label in a row that flows over as many lines as it needs.
public struct Chip: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tag
    case option(isSelected: Bool)
    case rest(count: Int)
  }

  /// The label.
  public let label: SafeText
  let kind: Kind

  /// Creates a chip that names a property, such as a genre.
  public static func tag(_ label: SafeText) -> Chip {
    Chip(label: label, kind: .tag)
  }

  /// Creates a chip that stands for an option of a choice, such as a filter.
  public static func option(_ label: SafeText, isSelected: Bool) -> Chip {
    Chip(label: label, kind: .option(isSelected: isSelected))
  }

  /// Creates a chip that stands for all options that are not shown.
  ///
  /// - Parameters:
  ///   - label: Words such as "and 3 more".
  ///   - count: How many options there are besides those shown; a screen reader hears them in the total.
  /// - Returns: A chip, to be put last.
  public static func rest(_ label: SafeText, count: Int) -> Chip {
    Chip(label: label, kind: .rest(count: count))
  }

  /// How many options the chip stands for.
  var optionCount: Int {
    switch kind {
    case .tag: 0
    case .option: 1
    case .rest(let count): count
    }
  }
}
