/// A value that the user gives about an organisation.
public enum OrganizationField: String, CaseIterable, Hashable, Sendable {
  /// The name.
  case name
  /// The kind.
  case type
  /// The country.
  case country
  /// The number in the register of companies.
  case number
  /// The name in the register of companies.
  case legalName = "legal-name"

  /// The shortest and the longest value, in UTF-16 units without the white space around it.
  public var lengths: ClosedRange<Int> {
    switch self {
    case .name, .legalName: 2...180
    case .type: 1...64
    case .country: 2...2
    case .number: 1...128
    }
  }

  /// Whether the service would take a value; the same rules as its own.
  ///
  /// Control characters are refused, which no line of text has: the service fails with NUL.
  ///
  /// - Parameter value: The value; white space and byte order marks around it do not count.
  /// - Returns: Whether it is valid.
  public func accepts(_ value: String) -> Bool {
    let text = value.withoutOuterWhiteSpace
    guard !text.hasControlCharacter(.singleLine), lengths.contains(text.utf16.count) else { return false }
    return switch self {
    case .name, .number, .legalName: true
    case .type: Organization.Kind.known.contains(Organization.Kind(word: text))
    case .country: text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    }
  }
}

/// An organisation that the service would register.
public struct OrganizationDraft: Hashable, Sendable {
  /// The name, without white space around it.
  public let name: String
  /// The kind.
  public let kind: Organization.Kind
  /// The country as two capital letters.
  public let country: String

  /// Checks what the user gave, by the rules of the service.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The word of the kind, in any letter case.
  ///   - country: Two letters, in any case.
  /// - Throws: ``InvalidOrganizationFields`` with every value that the service would refuse.
  public init(name: String, type: String, country: String) throws(InvalidOrganizationFields) {
    try InvalidOrganizationFields.check([(.name, name), (.type, type), (.country, country)])
    self.name = name.withoutOuterWhiteSpace
    kind = Organization.Kind(word: type.withoutOuterWhiteSpace)
    self.country = country.withoutOuterWhiteSpace.uppercased()
  }

  /// Whether an organisation has the facts of the draft.
  func describes(_ organization: Organization) -> Bool {
    organization.name == name && organization.kind == kind && organization.country == country
  }
}

/// The facts with which an organisation is verified.
public struct OrganizationEvidence: Hashable, Sendable {
  /// The number in the register of companies, without white space around it.
  public let number: String
  /// The name in the register of companies, without white space around it.
  public let legalName: String

  /// Checks what the user gave, by the rules of the service.
  ///
  /// - Parameters:
  ///   - number: The number in the register of companies.
  ///   - legalName: The name in the register of companies.
  /// - Throws: ``InvalidOrganizationFields`` with every value that the service would refuse.
  public init(number: String, legalName: String) throws(InvalidOrganizationFields) {
    try InvalidOrganizationFields.check([(.number, number), (.legalName, legalName)])
    self.number = number.withoutOuterWhiteSpace
    self.legalName = legalName.withoutOuterWhiteSpace
  }
}

/// The values that the service would refuse, of which nothing was sent.
public struct InvalidOrganizationFields: Error, Hashable, Sendable {
  /// The fields, at least one, in the order in which users are asked for them.
  public let fields: [OrganizationField]

  static func check(_ values: [(field: OrganizationField, value: String)]) throws(InvalidOrganizationFields) {
    let fields = values.filter { !$0.field.accepts($0.value) }.map(\.field)
    if !fields.isEmpty { throw InvalidOrganizationFields(fields: fields) }
  }
}

extension Organization.Kind {
  /// Reads the word of the service; every word is one.
  ///
  /// - Parameter word: The word, in any letter case.
  public init(word: String) {
    switch word.uppercased() {
    case "TSK": self = .tsk
    case "LPK": self = .lpk
    case "EMPLOYER": self = .employer
    default: self = .other(word)
    }
  }

  /// The word of the service.
  public var word: String {
    switch self {
    case .tsk: "TSK"
    case .lpk: "LPK"
    case .employer: "EMPLOYER"
    case .other(let word): word
    }
  }
}
