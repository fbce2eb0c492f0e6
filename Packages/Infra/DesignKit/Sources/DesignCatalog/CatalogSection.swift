/// The ranks of components, from what is set as it is to what fills a screen.
public enum CatalogSection: String, CaseIterable, Hashable, Sendable {
  /// Text, colours, width: what everything else is made of.
  case foundations
  /// How things are put beside, below, around and in front of each other.
  case layout
  /// The smallest components.
  case atoms
  /// Components made of a few atoms.
  case molecules
  /// Components that hold a part of a screen or all of it.
  case organisms

  /// The components of the rank, in the order in which they are best read.
  public var entries: [CatalogEntry] {
    switch self {
    case .foundations: Self.foundationEntries
    case .layout: Self.layoutEntries
    case .atoms: Self.atomEntries
    case .molecules: Self.moleculeEntries
    case .organisms: Self.organismEntries
    }
  }
}
