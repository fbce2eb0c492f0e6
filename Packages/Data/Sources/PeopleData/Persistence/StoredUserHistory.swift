public import DomainKernel
public import PeopleDomain
import ResourceLoading
public import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records the accounts that were shown in a search table of a cache.
///
/// The texts of a row are those of the profile, folded, with the login as the title; its summary is what is known of the
/// account. Where a list told another login than before, the earlier one is recorded too: the account is found by it,
/// and a response with its profile may be stored under it. What cannot be read is counted where it would be found, until
/// the account is shown again. The table limits how many accounts are recorded; those that were shown least recently go
/// first.
public struct StoredUserHistory: UserHistory {
  /// The columns of the search table.
  public static let columns = ["login", "name", "company", "location", "biography"]
  /// The version of the row format; rows of another version are ignored.
  public static let formatVersion = 1

  private let table: any SearchTable
  private let partition: @Sendable () -> String
  private let searched: @Sendable () -> [String]

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - table: Where accounts are recorded, with ``columns`` and ``formatVersion``; what is lost is shown again.
  ///   - partition: Whose accounts these are at the moment, for example a service.
  ///   - searched: Gives the partitions in which accounts are found, first the one whose records count most;
  ///     only that of `partition` unless told otherwise.
  public init(
    table: any SearchTable,
    partition: @escaping @Sendable () -> String,
    searched: (@Sendable () -> [String])? = nil
  ) {
    self.table = table
    self.partition = partition
    self.searched = searched ?? { [partition()] }
  }

  /// Records accounts of a list, and keeps the rest of a profile that is recorded already.
  public func record(_ users: [User], seenAt: Date) async throws(PersistenceError) {
    let users = Dictionary(users.map { (String($0.id.rawValue), $0) }) { _, last in last }
    let failure = Mutex<PersistenceError?>(nil)
    do throws(StorageError) {
      try await table.update(users.keys.sorted(), in: partition()) { id, known in
        guard let user = users[id] else { return nil }
        let stored = known.flatMap(Self.stored)
        var profile = stored?.profile(user.id) ?? UserProfile(user)
        profile.user = user
        do throws(PersistenceError) {
          let earlier = stored.map { $0.earlierLogin ?? $0.login }
          return try Self.row(profile, seenAt: seenAt, earlierLogin: earlier)
        } catch {
          failure.withLock { $0 = error }
          return nil
        }
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    if let failure = failure.withLock(\.self) { throw failure }
  }

  /// Records a profile, which replaces the earlier record of the account.
  public func record(_ profile: UserProfile, seenAt: Date) async throws(PersistenceError) {
    let row = try Self.row(profile, seenAt: seenAt)
    do throws(StorageError) { try await table.upsert([row], in: partition()) } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// Gives the account of a login, and the earlier logins under which its profile may be stored.
  ///
  /// - Parameter login: The login.
  /// - Returns: The account and its earlier logins; `nil` where none is recorded, and where the history cannot be read.
  func earlierLogins(of login: String) async -> (user: User, logins: [String])? {
    guard let query = SearchQuery(words: [SearchFolding.folded(login)], in: ["login"]) else { return nil }
    do throws(StorageError) {
      var found: User?
      for partition in searched() where found == nil {
        found = try await table.search(query, in: partition, limit: Self.mostAlike)
          .compactMap(Self.profile).map(\.user).first { Login.areEqual($0.login, login) }
      }
      guard let user = found else { return nil }
      var logins: [String] = []
      for partition in searched() {
        let row = try await table.row(for: String(user.id.rawValue), in: partition)
        guard let stored = row.flatMap(Self.stored) else { continue }
        logins += [stored.earlierLogin, stored.login].compactMap(\.self)
      }
      let others = logins.filter { !Login.areEqual($0, login) }
      return others.isEmpty ? nil : (user, others)
    } catch {
      // monorepo:allow swallowed-error: without the history, the copy under the login itself is all there is
      return nil
    }
  }

  /// Finds accounts: first those whose login is what was searched for, then those whose login begins with it or has it.
  ///
  /// One that can be read in one place is not counted as unreadable for another.
  public func search(_ text: String, limit: Int) async throws(PersistenceError) -> FoundUsers {
    let words = SearchFolding.folded(text).split(separator: " ").map(String.init)
    guard let query = SearchQuery(words: words, in: Set(Self.columns)) else {
      return FoundUsers([], oldestSeenAt: nil)
    }
    var parts: [[Match]] = []
    var damaged: Set<String> = []
    var hasMore = false
    do throws(StorageError) {
      for partition in searched() {
        var part: [Match] = []
        // One row more tells whether there are more.
        let rows = try await table.search(query, in: partition, limit: limit + 1)
        if rows.count > limit { hasMore = true }
        for row in rows {
          if let profile = Self.profile(row) {
            part.append(Match(profile: profile, seenAt: row.seenAt))
          } else {
            damaged.insert(row.id)
          }
        }
        parts.append(part)
      }
    } catch {
      throw PersistenceError(reading: error)
    }
    let found = Self.merged(parts, by: words.joined(separator: " "))
    damaged.subtract(found.map { String($0.profile.user.id.rawValue) })
    let shown = found.prefix(limit)
    return FoundUsers(
      EntryList(shown.map(\.profile), unreadableCount: damaged.count),
      oldestSeenAt: shown.map(\.seenAt).min(),
      hasMore: hasMore || found.count > limit
    )
  }

  /// An account that was found, and when the service sent or confirmed the oldest part of it.
  private struct Match {
    var profile: UserProfile
    var seenAt: Date
  }

  /// The accounts of several searches, each once, as its first record has it; the best stay in front.
  private static func merged(_ parts: [[Match]], by text: String) -> [Match] {
    let parts = parts.filter { !$0.isEmpty }
    guard parts.count > 1 else { return parts.first ?? [] }
    var matches: [Match] = []
    for match in parts.joined() {
      guard let index = matches.firstIndex(where: { $0.profile.user.id == match.profile.user.id }) else {
        matches.append(match)
        continue
      }
      // A list tells nothing but the account; the rest of the profile is what was opened before.
      let known = matches[index]
      guard known.profile == UserProfile(known.profile.user) else { continue }
      matches[index] = Match(profile: match.profile, seenAt: min(known.seenAt, match.seenAt))
      matches[index].profile.user = known.profile.user
    }
    let ranks = matches.map { rank(of: $0.profile.user.login, for: text) }
    return (0...2).flatMap { rank in zip(matches, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// The place of a login among those that a text finds: 0 for the text itself, 1 for what begins with it.
  private static func rank(of login: String, for text: String) -> Int {
    let login = SearchFolding.folded(login)
    return login == text ? 0 : login.hasPrefix(text) ? 1 : 2
  }

  /// Forgets every account of the partition, for example at sign-out.
  ///
  /// - Throws: `PersistenceError` when the table could not be changed.
  public func removeAll() async throws(PersistenceError) {
    do throws(StorageError) { try await table.removeAll(in: partition()) } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// More than there are rows whose login is a text, of which the best come first.
  private static let mostAlike = 20

  private static func row(
    _ profile: UserProfile,
    seenAt: Date,
    earlierLogin: String? = nil
  ) throws(PersistenceError) -> SearchRow {
    let login = profile.user.login
    let earlier = earlierLogin.flatMap { Login.areEqual($0, login) ? nil : $0 }
    let texts = [
      "login": earlier.map { login + " " + $0 } ?? login, "name": profile.name, "company": profile.company,
      "location": profile.location, "biography": profile.biography,
    ]
    let summary: Data
    do { summary = try JSONEncoder().encode(ProfileRecord(profile, earlierLogin: earlier)) } catch {
      throw .cannotBeSaved(reason: "an account cannot be written as JSON")
    }
    return SearchRow(
      id: String(profile.user.id.rawValue),
      seenAt: seenAt,
      texts: texts.compactMapValues { $0.map(SearchFolding.folded) },
      summary: summary
    )
  }

  /// Reads a row; `nil` when it is damaged.
  private static func profile(_ row: SearchRow) -> UserProfile? {
    guard let id = Int(row.id).flatMap(User.ID.init) else { return nil }
    return stored(row)?.profile(id)
  }

  private static func stored(_ row: SearchRow) -> ProfileRecord? {
    try? JSONDecoder().decode(ProfileRecord.self, from: row.summary)
  }
}

/// An account as it is stored; its number and its time are those of its row.
private struct ProfileRecord: Codable {
  let login: String
  /// The login before a list told the present one.
  let earlierLogin: String?
  let kind: String?
  let page: String?
  let avatar: String?
  let isStaff: Bool?
  let name: String?
  let company: String?
  let website: String?
  /// Whether the website is an address.
  let isLink: Bool?
  let location: String?
  let email: String?
  let biography: String?
  let isHireable: Bool?
  let xName: String?
  let repositories: Int?
  let gists: Int?
  let followers: Int?
  let following: Int?
  let joinedAt: Double?
  let updatedAt: Double?

  init(_ profile: UserProfile, earlierLogin: String?) {
    login = profile.user.login
    self.earlierLogin = earlierLogin
    kind = profile.user.kind.map(UserMapper.type)
    page = profile.user.page?.description
    avatar = profile.user.avatar?.description
    isStaff = profile.user.isStaff
    name = profile.name
    company = profile.company
    switch profile.website {
    case .link(let link): (website, isLink) = (link.description, true)
    case .text(let text): (website, isLink) = (text, false)
    case nil: (website, isLink) = (nil, nil)
    }
    location = profile.location
    email = profile.email
    biography = profile.biography
    isHireable = profile.isHireable
    xName = profile.xName
    repositories = profile.repositories
    gists = profile.gists
    followers = profile.followers
    following = profile.following
    joinedAt = profile.joinedAt?.timeIntervalSince1970
    updatedAt = profile.updatedAt?.timeIntervalSince1970
  }

  func profile(_ id: User.ID) -> UserProfile {
    var profile = UserProfile(
      User(
        id: id,
        login: login,
        kind: kind.map(UserMapper.kind),
        page: page.flatMap(WebLink.init),
        avatar: avatar.flatMap(WebLink.init),
        isStaff: isStaff
      )
    )
    profile.name = name
    profile.company = company
    profile.website = website.flatMap { text in
      isLink == true ? WebLink(text).map(Website.link) : .text(text)
    }
    profile.location = location
    profile.email = email
    profile.biography = biography
    profile.isHireable = isHireable
    profile.xName = xName
    profile.repositories = repositories
    profile.gists = gists
    profile.followers = followers
    profile.following = following
    profile.joinedAt = joinedAt.map(Date.init(timeIntervalSince1970:))
    profile.updatedAt = updatedAt.map(Date.init(timeIntervalSince1970:))
    return profile
  }
}
