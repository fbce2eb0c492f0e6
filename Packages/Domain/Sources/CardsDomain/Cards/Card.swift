public import DomainKernel

/// A GitHub account as a card shows it.
///
/// Two cards are the same account when their ids are equal; everything else about an account may change.
public struct Card: Hashable, Sendable, Identifiable {
  /// The number of an account, which stays when the login changes.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number, 0 or more.
    public let rawValue: Int

    /// Takes over a number; fails for a negative one.
    ///
    /// - Parameter rawValue: The number of the account.
    public init?(rawValue: Int) {
      guard rawValue >= 0 else { return nil }
      self.rawValue = rawValue
    }

    /// Reads a number as services write it: ASCII digits, and nothing else.
    ///
    /// - Parameter text: The digits; a sign, blanks, a leading zero or a number that does not fit gives `nil`.
    public init?(_ text: some StringProtocol) {
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
        text == "0" || !text.hasPrefix("0")
      else { return nil }
      rawValue = number
    }

    /// The number in decimal digits, as the identicon and the addresses of services have it.
    public var description: String { String(rawValue) }

    /// Whether an account was made before another one.
    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
  }

  /// The number of the account.
  public let id: ID
  /// The name in addresses, which may be changed, and given to another account later; `nil` when it is unknown.
  public let login: String?
  /// The full name; `nil` for the many accounts without one.
  public let name: String?
  /// The picture of the account.
  public let avatar: WebLink?
  /// The programming language that most of the public code of the account is written in; `nil` when unknown.
  public let language: ProgrammingLanguage?
  /// The kind of the account; `nil` when the service does not say.
  public let kind: AccountKind?
  /// Why the language could not be loaded; `nil` where it was, and where nobody was asked for it.
  public let languageFailure: ServiceError?

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - id: The number of the account.
  ///   - login: The name in addresses; `nil` when it is unknown.
  ///   - name: The full name.
  ///   - avatar: The picture of the account.
  ///   - language: The programming language that most of the public code is written in.
  ///   - kind: The kind of the account; `nil` when the service does not say.
  ///   - languageFailure: Why the language could not be loaded.
  public init(
    id: ID,
    login: String?,
    name: String? = nil,
    avatar: WebLink? = nil,
    language: ProgrammingLanguage? = nil,
    kind: AccountKind? = nil,
    languageFailure: ServiceError? = nil
  ) {
    self.id = id
    self.login = login
    self.name = name
    self.avatar = avatar
    self.language = language
    self.kind = kind
    self.languageFailure = languageFailure
  }

  /// Makes a card of an account of which nothing but the number is known.
  ///
  /// - Parameter id: The number of the account.
  public init(id: ID) {
    self.init(id: id, login: nil)
  }

  /// The account for those who ask for it: by its login where that is known, otherwise by its number.
  public var subject: CardSubject { login.map(CardSubject.login) ?? .id(id) }

  /// The account as a command takes it: its login where that is known, otherwise the link to the card.
  ///
  /// The number alone may be the login of another account.
  public var argument: String { login ?? link.description }

  /// The login as texts mention it, with an `@`; `nil` when it is unknown.
  public var mention: String? { login.map { "@" + $0 } }

  /// The card with a kind that another answer of the service told.
  ///
  /// - Parameter kind: The kind; `nil` leaves the card as it is.
  /// - Returns: The same card in everything else.
  public func known(as kind: AccountKind?) -> Card {
    Card(
      id: id,
      login: login,
      name: name,
      avatar: avatar,
      language: language,
      kind: kind ?? self.kind,
      languageFailure: languageFailure
    )
  }

  /// The generated picture of the account, which depends on the id alone.
  public var identicon: Identicon { Identicon(of: id) }

  /// The full name, or the login of an account without one; its number where neither is known.
  public var title: String { name ?? login ?? id.description }

  /// The address that shows the card, for sharing.
  public var link: CardLink { CardLink(id: id) }
}

/// A programming language and the color that GitHub shows it in.
public struct ProgrammingLanguage: Hashable, Sendable {
  /// The name, such as `Swift`.
  public let name: String
  /// The color; `nil` when the service names none that is valid.
  public let color: RGBColor?

  /// Makes a language.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - color: The color.
  public init(name: String, color: RGBColor?) {
    self.name = name
    self.color = color
  }
}

/// A color of 8 bits a channel.
public struct RGBColor: Hashable, Sendable, CustomStringConvertible {
  /// The red channel.
  public let red: UInt8
  /// The green channel.
  public let green: UInt8
  /// The blue channel.
  public let blue: UInt8

  /// Makes a color of its channels.
  ///
  /// - Parameters:
  ///   - red: The red channel.
  ///   - green: The green channel.
  ///   - blue: The blue channel.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads a color as style sheets write it.
  ///
  /// - Parameter text: `#` and six hexadecimal digits; anything else gives `nil`.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.first != UInt8(ascii: "+"),
      let value = UInt32(Substring(digits), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16),
      green: UInt8(value >> 8 & 0xFF),
      blue: UInt8(value & 0xFF)
    )
  }

  /// The color as style sheets write it, in lower case: `#rrggbb`.
  public var description: String {
    "#"
      + [red, green, blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}
