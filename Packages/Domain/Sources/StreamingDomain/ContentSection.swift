/// A section of the service, such as series, films or sport.
public struct ContentSection: Hashable, Sendable, Identifiable {
  /// What identifies a section for the service; titles repeat and cannot.
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

  /// What identifies the section.
  public let id: ID
  /// The service's short technical name, such as `series`; not always there, not always unique.
  public let name: String?
  /// What a person calls the section, in the language of the service; it may repeat.
  public let title: String
  /// What is in the section.
  public let kind: SectionKind
  /// Its place among the others; not unique, and not always there.
  public let sortIndex: Int?
  /// Where its page is.
  public let address: PageAddress

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What identifies the section.
  ///   - name: The service's short technical name.
  ///   - title: What a person calls it.
  ///   - kind: What is in it.
  ///   - sortIndex: Its place among the others.
  ///   - address: Where its page is.
  public init(
    id: ID,
    name: String? = nil,
    title: String,
    kind: SectionKind = .videoOnDemand,
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
