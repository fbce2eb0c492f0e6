public import DesignKit

/// Every component of the design system in every state: documentation, and what its tests are run on.
public enum Catalog {
  /// All components, rank by rank.
  public static let entries: [CatalogEntry] = CatalogSection.allCases.flatMap(\.entries)

  /// Finds a component.
  ///
  /// - Parameter name: The name of its entry; case makes no difference.
  /// - Returns: The entry, or nothing when there is none of that name.
  public static func entry(named name: String) -> CatalogEntry? {
    entries.first { $0.name == name.lowercased() }
  }
}

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

/// A component of the design system: what it is for, and how it looks in each of its states.
public struct CatalogEntry: Hashable, Sendable {
  /// The name on the command line: lower-case words joined with hyphens, such as `stat-tile`.
  public let name: String
  /// The purpose, in a sentence.
  public let summary: SafeText
  /// How it is made, as a line of Swift.
  public let usage: SafeText
  /// The component in each of its states, the usual one first.
  public let specimens: [Specimen]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: What the user asks for it by.
  ///   - summary: What it is made for, in a sentence.
  ///   - usage: How it is made, as a line of Swift.
  ///   - specimens: The component in each of its states, the usual one first.
  public init(_ name: String, summary: SafeText, usage: SafeText, specimens: [Specimen]) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.specimens = specimens
  }
}

/// A component in one of its states.
public struct Specimen: Hashable, Sendable {
  /// The state, such as `loading`; unique within the entry.
  public let state: String
  /// The component in that state.
  public let element: Element

  /// Creates a specimen.
  public init(_ state: String, _ element: Element) {
    self.state = state
    self.element = element
  }
}
