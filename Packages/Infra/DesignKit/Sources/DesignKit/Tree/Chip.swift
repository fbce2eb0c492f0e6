/// A short label in a row that flows over as many lines as it needs.
public struct Chip: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tag
    case option(isSelected: Bool)
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
}
