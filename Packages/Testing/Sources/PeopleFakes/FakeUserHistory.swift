public import DomainKernel
public import PeopleDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records accounts in memory, or fails as a test says; drops none.
public actor FakeUserHistory: UserHistory {
  private var profiles: [UserProfile] = []
  private var failure: PersistenceError?
  private var unreadableCount = 0
  /// When each account was last recorded.
  public private(set) var seenAt: [User.ID: Date] = [:]

  /// Records some profiles from the beginning.
  ///
  /// - Parameter profiles: The profiles, the best matches first.
  public init(_ profiles: [UserProfile] = []) {
    self.profiles = profiles
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Adds matches that cannot be read to what every search finds.
  ///
  /// - Parameter count: How many.
  public func lose(_ count: Int) {
    unreadableCount = count
  }

  /// The profiles that are recorded, in the order in which they were first recorded.
  public var recorded: [UserProfile] { profiles }

  /// Records accounts of a list, and keeps the rest of a profile that is recorded already.
  public func record(_ users: [User], seenAt: Date) async throws(PersistenceError) {
    try check()
    for user in users {
      self.seenAt[user.id] = seenAt
      if let index = profiles.firstIndex(where: { $0.user.id == user.id }) {
        profiles[index].user = user
      } else {
        profiles.append(UserProfile(user))
      }
    }
  }

  /// Records a profile in place of what was known.
  public func record(_ profile: UserProfile, seenAt: Date) async throws(PersistenceError) {
    try check()
    self.seenAt[profile.user.id] = seenAt
    profiles.removeAll { $0.user.id == profile.user.id }
    profiles.append(profile)
  }

  /// Finds the recorded accounts, in the order in which they were recorded.
  public func search(_ text: String, limit: Int) async throws(PersistenceError) -> FoundUsers {
    try check()
    let matching = profiles.filter { profile in
      SearchFolding.finds(
        text,
        in: [profile.user.login, profile.name, profile.company, profile.location, profile.biography]
      )
    }
    let found = Array(matching.prefix(limit))
    return FoundUsers(
      EntryList(found, unreadableCount: unreadableCount),
      oldestSeenAt: found.compactMap { seenAt[$0.user.id] }.min(),
      hasMore: found.count < matching.count
    )
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
