public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Gives the accounts of GitHub, from the service or from what was stored before.
///
/// What comes back says where it comes from. What was stored stays readable without a connection, and an answer
/// that cannot be read never takes its place.
public protocol UserRepository: Sendable {
  /// Gives a page of the list of all accounts, in the order in which they were made.
  ///
  /// - Parameters:
  ///   - request: Which page.
  ///   - policy: How fresh the page should be.
  /// - Returns: The page. The accounts are in ascending order of ids, each id once.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func users(
    _ request: UserPageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserPage>

  /// Gives the profile of an account.
  ///
  /// - Parameters:
  ///   - login: The name of the account; upper and lower case mean the same.
  ///   - policy: How fresh the profile should be.
  /// - Returns: The profile, which has another login when the account was renamed.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when there is no such account, or another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func profile(of login: String, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<UserProfile>
}

/// A request for a page of the list of all accounts.
public enum UserPageRequest: Hashable, Sendable {
  /// The accounts with ids above one, or from the beginning; at most `count` of them, 1 to 100.
  case start(after: User.ID?, count: Int)
  /// The page that follows another one.
  case next(UserPage.Mark)
}

/// A part of the list of all accounts.
public struct UserPage: Hashable, Sendable {
  /// The place of the next page, in the repository's own notation.
  public struct Mark: RawRepresentable, Hashable, Sendable {
    /// The place; only the repository that gave it can read it.
    public let rawValue: String

    /// Takes over a place.
    ///
    /// - Parameter rawValue: What the repository wrote.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The accounts, in ascending order of ids, each id once.
  public let users: [User]
  /// The place of the next page; `nil` at the end of the list.
  public let next: Mark?
  /// For each account that the service sent and that could not be read, the account of the page that stands
  /// before it; `nil` where none does, and where its place is not known.
  public let unreadableAfter: [User.ID?]
  /// How many more accounts the service sent that could not be read.
  public var unreadableCount: Int { unreadableAfter.count }

  /// Makes a page of which it is not known where accounts stand that could not be read.
  ///
  /// - Parameters:
  ///   - users: The accounts, in ascending order of ids, each id once.
  ///   - next: The place of the next page; `nil` at the end of the list.
  ///   - unreadableCount: How many more accounts the service sent that could not be read.
  public init(users: [User], next: Mark?, unreadableCount: Int = 0) {
    self.init(
      users: users,
      next: next,
      unreadableAfter: [User.ID?](repeating: nil, count: unreadableCount)
    )
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - users: The accounts, in ascending order of ids, each id once.
  ///   - next: The place of the next page; `nil` at the end of the list.
  ///   - unreadableAfter: For each account that could not be read, the account that stands before it.
  public init(users: [User], next: Mark?, unreadableAfter: [User.ID?]) {
    self.users = users
    self.next = next
    self.unreadableAfter = unreadableAfter
  }

  /// Gives what the page has behind a place.
  ///
  /// - Parameter start: The id behind which the rest begins; `nil` for all of the page.
  /// - Returns: The accounts with higher ids, and what could not be read between and behind them. An entry
  ///   between the accounts around the place counts too, since its id is not known.
  public func behind(_ start: User.ID?) -> UserPage {
    guard let start else { return self }
    let unreadable = unreadableAfter.filter { before in
      let following = users.first { user in before.map { user.id > $0 } ?? true }
      return following.map { $0.id > start } ?? true
    }
    return UserPage(users: users.filter { $0.id > start }, next: next, unreadableAfter: unreadable)
  }
}

/// Remembers the accounts that were shown, so that they can be found again without the service.
public protocol UserHistory: Sendable {
  /// Records accounts of a list, and keeps the rest of a profile that is recorded already.
  ///
  /// - Parameters:
  ///   - users: The accounts.
  ///   - seenAt: The time at which the service sent or confirmed them.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the history could not be changed.
  func record(_ users: [User], seenAt: Date) async throws(PersistenceError)

  /// Records a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - seenAt: The time at which the service sent or confirmed it.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the history could not be changed.
  func record(_ profile: UserProfile, seenAt: Date) async throws(PersistenceError)

  /// Finds accounts by parts of login, name, company, location and biography; upper and lower case and accents mean
  /// the same.
  ///
  /// - Parameters:
  ///   - text: What is looked for; every word has to occur.
  ///   - limit: How many accounts are given at most, 1 or more.
  /// - Returns: The matches, how old they are, and whether there are more.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the history could not be read.
  func search(_ text: String, limit: Int) async throws(PersistenceError) -> FoundUsers
}

/// The accounts that a text finds in a history.
public struct FoundUsers: Hashable, Sendable {
  /// The best matches first, with whole profiles where those are known, and how many more could not be read.
  public let users: EntryList<UserProfile>
  /// When the service sent or confirmed the oldest of them; `nil` when nothing is found, or nobody knows.
  public let oldestSeenAt: Date?
  /// Whether the text finds more than were asked for.
  public let hasMore: Bool

  /// Describes what was found.
  ///
  /// - Parameters:
  ///   - users: The best matches first, and how many more could not be read.
  ///   - oldestSeenAt: When the service sent or confirmed the oldest of them; `nil` for none.
  ///   - hasMore: Whether the text finds more than were asked for.
  public init(_ users: EntryList<UserProfile>, oldestSeenAt: Date?, hasMore: Bool = false) {
    self.users = users
    self.oldestSeenAt = oldestSeenAt
    self.hasMore = hasMore
  }
}
