/// A value that the user gives to register or to sign in.
public enum AccountField: String, CaseIterable, Hashable, Sendable {
  /// The full name.
  case name
  /// The e-mail address.
  case email
  /// The password.
  case password

  /// The fewest UTF-16 units of a name.
  public static let shortestName = 2
  /// The fewest UTF-16 units of a password.
  public static let shortestPassword = 8

  /// Whether the service would take a value; the same rules as its own.
  ///
  /// Lengths are counted in UTF-16 units, after white space and byte order marks around the value are removed; a
  /// password stays as it is. NUL is refused, since the service fails with it, and of other fields every control
  /// character, which no line of text has.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether it is valid.
  public func accepts(_ value: String) -> Bool {
    guard !value.unicodeScalars.contains("\u{0}") else { return false }
    let trimmed = value.withoutOuterWhiteSpace
    return switch self {
    case .name: trimmed.utf16.count >= Self.shortestName && !trimmed.hasControlCharacter(.singleLine)
    case .email: Self.isAddress(trimmed) && !trimmed.hasControlCharacter(.singleLine)
    case .password: value.utf16.count >= Self.shortestPassword
    }
  }

  /// Something before one `@`, and something behind it with a dot that is neither at its beginning nor at its end.
  private static func isAddress(_ text: String) -> Bool {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, !text.unicodeScalars.contains(where: \.isBlank) else {
      return false
    }
    return halves[1].dropFirst().dropLast().contains(".")
  }
}

/// A name, an address and a password that the service would take for a new account.
public struct NewAccount: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The full name, without white space around it.
  public let name: String
  /// The address with which the user signs in.
  public let login: LoginDetails

  /// Checks what the user gave.
  ///
  /// - Parameters:
  ///   - name: The full name.
  ///   - email: The e-mail address.
  ///   - password: The password.
  /// - Throws: ``InvalidAccountFields`` with every field that the service would refuse.
  public init(name: String, email: String, password: String) throws(InvalidAccountFields) {
    let values: [(AccountField, String)] = [(.name, name), (.email, email), (.password, password)]
    try InvalidAccountFields.check(values)
    self.name = name.withoutOuterWhiteSpace
    login = try LoginDetails(email: email, password: password)
  }

  /// The name and the address.
  public var description: String { "\(name), \(login)" }
  /// Nothing: the password is no child of its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An address that the service would take, and a password, of which only the service knows whether it is right.
///
/// Its descriptions never contain the password.
public struct LoginDetails: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The address, without white space around it.
  public let email: String
  /// The password as it was given.
  public let password: String

  /// Checks what the user gave.
  ///
  /// - Parameters:
  ///   - email: The e-mail address.
  ///   - password: The password.
  /// - Throws: ``InvalidAccountFields`` with an address that the service would refuse.
  public init(email: String, password: String) throws(InvalidAccountFields) {
    try InvalidAccountFields.check([(.email, email)])
    self.email = email.withoutOuterWhiteSpace
    self.password = password
  }

  /// The address.
  public var description: String { email }
  /// Nothing: the password is no child of its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The fields that the service would refuse, of which nothing was sent.
public struct InvalidAccountFields: Error, Hashable, Sendable {
  /// The fields, at least one, in the order in which users are asked for them.
  public let fields: [AccountField]

  static func check(_ values: [(field: AccountField, value: String)]) throws(InvalidAccountFields) {
    let fields = values.filter { !$0.field.accepts($0.value) }.map(\.field)
    if !fields.isEmpty { throw InvalidAccountFields(fields: fields) }
  }
}
