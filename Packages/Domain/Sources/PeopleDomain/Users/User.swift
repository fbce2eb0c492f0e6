public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An account of GitHub as lists show it: a user, an organisation or a bot.
public struct User: Hashable, Sendable, Identifiable {
  /// The number of an account, which stays when the login changes.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number, 0 or more.
    public let rawValue: Int

    /// Creates an identifier from a number; returns `nil` for a negative number.
    ///
    /// - Parameter rawValue: The number of the account.
    public init?(rawValue: Int) {
      guard rawValue >= 0 else { return nil }
      self.rawValue = rawValue
    }

    /// Whether an account was made before another one.
    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
  }

  /// The kind of an account.
  public enum Kind: Hashable, Sendable {
    /// An account of a human.
    case user
    /// An account that several humans share.
    case organisation
    /// An account of a program.
    case bot
    /// A kind that this version does not know, as the service writes it.
    case other(String)
  }

  /// The number of the account.
  public let id: ID
  /// The name in addresses; may be changed, and given to another account later.
  public let login: String
  /// The kind of the account; `nil` when the service does not say.
  public let kind: Kind?
  /// The page of the account.
  public let page: WebLink?
  /// The picture of the account.
  public let avatar: WebLink?
  /// Whether it belongs to the staff of the service; `nil` when the service does not say.
  public let isStaff: Bool?

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - id: The number of the account.
  ///   - login: The name in addresses.
  ///   - kind: The kind of the account; `nil` when the service does not say.
  ///   - page: The page of the account.
  ///   - avatar: The picture of the account.
  ///   - isStaff: Whether it belongs to the staff of the service; `nil` when the service does not say.
  public init(
    id: ID,
    login: String,
    kind: Kind? = nil,
    page: WebLink? = nil,
    avatar: WebLink? = nil,
    isStaff: Bool? = nil
  ) {
    self.id = id
    self.login = login
    self.kind = kind
    self.page = page
    self.avatar = avatar
    self.isStaff = isStaff
  }
}

/// The full profile of an account; `nil` where the service says nothing.
public struct UserProfile: Hashable, Sendable {
  /// The account.
  public var user: User
  /// The full name.
  public var name: String?
  /// The employer, often written `@login`.
  public var company: String?
  /// The website.
  public var website: Website?
  /// The place, in the words of the user.
  public var location: String?
  /// The public address for e-mail.
  public var email: String?
  /// A few sentences about the user; may have several lines.
  public var biography: String?
  /// Whether the user wants to be hired.
  public var isHireable: Bool?
  /// The name on X, formerly Twitter, without the sign `@`.
  public var xName: String?
  /// The number of public repositories, 0 or more.
  public var repositories: Int?
  /// The number of public gists, 0 or more.
  public var gists: Int?
  /// The number of followers, 0 or more.
  public var followers: Int?
  /// The number of accounts that the user follows, 0 or more.
  public var following: Int?
  /// The time at which the account was made.
  public var joinedAt: Date?
  /// The time at which the profile was last changed.
  public var updatedAt: Date?

  /// Makes a profile with nothing but the account.
  ///
  /// - Parameter user: The account.
  public init(_ user: User) {
    self.user = user
  }
}

/// A website as a user wrote it in a profile.
public enum Website: Hashable, Sendable {
  /// An address that may be opened.
  case link(WebLink)
  /// A text that is no address.
  case text(String)
}
