/// The front page of the service: a headline and its sections.
public struct StreamingCatalog: Hashable, Sendable {
  /// The name of the front page.
  public let title: String?
  /// The service's own description, if it has one.
  public let description: String?
  /// The sections, in the order the service wants them shown.
  public let sections: [ContentSection]
  /// How many more sections the service sent that could not be read.
  public let unreadableCount: Int

  /// Makes a catalogue.
  ///
  /// - Parameters:
  ///   - title: The name of the front page.
  ///   - description: The service's own description.
  ///   - sections: The sections, in any order; see ``ContentSection/sortIndex``. Those with an index come in
  ///     the order of it, equal ones as given, and those without one last.
  ///   - unreadableCount: How many more sections the service sent that could not be read.
  public init(
    title: String?,
    description: String?,
    sections: [ContentSection],
    unreadableCount: Int = 0
  ) {
    self.title = title
    self.description = description
    self.sections = Self.ordered(sections)
    self.unreadableCount = unreadableCount
  }

  private static func ordered(_ sections: [ContentSection]) -> [ContentSection] {
    sections.sorted { ($0.sortIndex ?? .max) < ($1.sortIndex ?? .max) }
  }
}

/// A section of the service, such as series, films or sport.
public struct ContentSection: Hashable, Sendable, Identifiable {
  /// The ID of a section; titles are not unique.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The text as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The ID of the section.
  public let id: ID
  /// The service's short technical name, such as `series`; not always there, not always unique.
  public let name: String?
  /// The name it is shown by, in the language of the service; it may repeat.
  public let title: String
  /// The kind of content of the section; `nil` when the service does not say.
  public let kind: SectionKind?
  /// Its place among the others; not unique, and not always there.
  public let sortIndex: Int?
  /// Where its page is.
  public let address: PageAddress

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What identifies the section.
  ///   - name: The service's short technical name.
  ///   - title: The name it is shown by.
  ///   - kind: What is in it; `nil` when the service does not say.
  ///   - sortIndex: Its place among the others.
  ///   - address: Where its page is.
  public init(
    id: ID,
    name: String? = nil,
    title: String,
    kind: SectionKind? = nil,
    sortIndex: Int? = nil,
    address: PageAddress
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.kind = kind
    self.sortIndex = sortIndex
    self.address = address
  }
}

/// A kind of section; the service may add kinds at any time.
public enum SectionKind: Hashable, Sendable {
  /// Films and series that are part of a subscription.
  case videoOnDemand
  /// Films to rent or buy.
  case transactional
  /// Live and recorded sport.
  case sport
  /// Sport by the day it is on.
  case sportPerDay
  /// A kind that this program has no name for, in the service's word.
  case other(String)
}
