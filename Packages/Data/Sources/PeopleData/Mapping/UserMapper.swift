import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes accounts and profiles.
enum UserMapper {
  static func user(_ sent: UserDTO) -> User {
    User(
      id: sent.id,
      login: sent.login,
      kind: sent.type.map(kind),
      page: sent.page.flatMap(WebLink.init),
      avatar: sent.avatar.flatMap(WebLink.init),
      isStaff: sent.isStaff
    )
  }

  static func kind(_ type: String) -> User.Kind {
    switch type {
    case "User": .user
    case "Organization": .organisation
    case "Bot": .bot
    default: .other(type)
    }
  }

  /// The kind as the service writes it.
  static func type(_ kind: User.Kind) -> String {
    switch kind {
    case .user: "User"
    case .organisation: "Organization"
    case .bot: "Bot"
    case .other(let type): type
    }
  }

  /// Gives the profile that was asked for by its login.
  ///
  /// Another login is the answer to another question, unless a redirect led to it: so the service answers for an account
  /// that was renamed. The number says whether it is the account of the stored copy; the login says so only where it is
  /// the one that was asked for, so that the copy of a renamed account can be replaced.
  ///
  /// - Parameters:
  ///   - login: What was asked for.
  ///   - sent: What came.
  ///   - place: The address from which it came in the end; `nil` without a redirect.
  /// - Returns: The profile, with its subject.
  /// - Throws: `InvalidResponse` when it is for another account.
  static func profile(
    of login: String,
    _ sent: UserProfileDTO,
    from place: URL?
  ) throws(InvalidResponse) -> Answer<UserProfile> {
    var subject = ["id": String(sent.user.id.rawValue)]
    if Login.areEqual(sent.user.login, login) {
      subject["login"] = login.lowercased()
    } else {
      let name = place?.lastPathComponent ?? ""
      guard name == subject["id"] || Login.areEqual(name, sent.user.login) else {
        throw InvalidResponse(.unrelated)
      }
    }
    return Answer(profile(sent), subject: subject, cleared: sent.cleared)
  }

  private static func profile(_ sent: UserProfileDTO) -> UserProfile {
    var profile = UserProfile(user(sent.user))
    profile.name = sent.name
    profile.company = sent.company
    profile.website = sent.blog.map(website)
    profile.location = sent.location
    profile.email = sent.email
    profile.biography = sent.bio
    profile.isHireable = sent.isHireable
    profile.xName = sent.xName
    profile.repositories = sent.repositories
    profile.gists = sent.gists
    profile.followers = sent.followers
    profile.following = sent.following
    profile.joinedAt = sent.joinedAt
    profile.updatedAt = sent.updatedAt
    return profile
  }

  /// Takes what a user wrote as an address, also without its scheme, or else as a text.
  static func website(_ text: String) -> Website {
    if let link = WebLink(text) { return .link(link) }
    if let link = WebLink("https://" + text), let host = link.host, isName(host) { return .link(link) }
    return .text(text.cut(to: .line))
  }

  /// Whether a host is a name with a domain, as `example.com` is, and `localhost`, `1.5` and `mailto` are not.
  private static func isName(_ host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last?.first, last.isLetter else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }
}

/// Makes a page of the list of accounts.
struct UserPageMapper {
  private let endpoints: PeopleEndpoints
  private let page: URL
  private let query: UserListQuery

  /// - Parameters:
  ///   - endpoints: The addresses of the service.
  ///   - page: The address of the page.
  init(endpoints: PeopleEndpoints, page: URL) {
    self.endpoints = endpoints
    self.page = page
    query = UserListQuery(page)
  }

  /// Makes the page; of several accounts with one number the first is used, the others count as unreadable.
  ///
  /// A page is doubtful when it has an account that was to be on a page before it; one that has no other
  /// account repeats the list, and is refused so that it is not stored either.
  func map(_ list: UserListDTO, _ fields: HTTPFields) throws(InvalidResponse) -> Answer<UserPage> {
    guard list.count <= PeopleLimits.users else {
      throw InvalidResponse(.tooManyValues(limit: PeopleLimits.users))
    }
    let users = Self.inOrder(list.users.map(UserMapper.user))
    guard !users.isEmpty || list.count == 0 else { throw InvalidResponse(.nothingUsable) }
    let after = query.since ?? -1
    if let last = users.last, last.id.rawValue <= after { throw InvalidResponse(.endless) }
    return Answer(
      UserPage(
        users: users,
        next: try next(after: users.last?.id, sent: list.count, fields),
        unreadableAfter: list.unreadableAfter
      ),
      unreadable: list.count - users.count,
      isDoubtful: users.first.map { $0.id.rawValue <= after } ?? false
    )
  }

  /// The next page where the service says it is, before the page is read; `nil` where that is not known yet.
  ///
  /// What is wrong with the place is said when the page is made.
  func linked(_ fields: HTTPFields) -> URL? {
    // monorepo:allow swallowed-error: the page that is made of the same fields fails with it
    guard case .page(let address)? = try? nextLink(in: fields) else { return nil }
    return address
  }

  /// The next page as the service tells of it.
  private enum NextLink {
    /// Nothing: there are no links at all.
    case unknown
    case isNone
    case page(URL)
  }

  private func nextLink(in fields: HTTPFields) throws(InvalidResponse) -> NextLink {
    let links = LinkValue.all(in: fields)
    guard !links.isEmpty else { return .unknown }
    guard let link = links.first(where: { $0.relations.contains("next") && $0.anchor == nil }) else {
      return .isNone
    }
    guard let address = endpoints.address(link, on: page) else { throw InvalidResponse(.foreignAddress) }
    return .page(try ahead(address))
  }

  private func ahead(_ address: URL) throws(InvalidResponse) -> URL {
    guard query.isAhead(address) else { throw InvalidResponse(.unexpectedShape(.notAhead)) }
    return address
  }

  /// The accounts in ascending order of their numbers, each number once.
  private static func inOrder(_ users: [User]) -> [User] {
    if users.indices.dropFirst().allSatisfy({ users[$0 - 1].id < users[$0].id }) { return users }
    return users.firstOfEachID().sorted { $0.id < $1.id }
  }

  /// The next page: where the service says it is, behind an empty page too, or else behind the last account of a
  /// full one.
  private func next(
    after last: User.ID?,
    sent count: Int,
    _ fields: HTTPFields
  ) throws(InvalidResponse) -> UserPage.Mark? {
    let address: URL
    switch try nextLink(in: fields) {
    case .isNone: return nil
    case .page(let linked): address = linked
    case .unknown:
      guard let last, count >= query.count, let derived = query.address(after: last) else { return nil }
      address = try ahead(derived)
    }
    return UserPage.Mark(rawValue: address.absoluteString)
  }
}

/// The query of the address of a page.
struct UserListQuery {
  private let url: URL
  /// The account behind which the page begins; `nil` when that is not said by a number.
  let since: Int?
  /// How many accounts are asked for.
  let count: Int

  init(_ url: URL) {
    self.url = url
    let items = Self.items(of: url)
    since = Self.number("since", in: items)
    // What the service takes without a number.
    count = Self.number("per_page", in: items) ?? 30
  }

  /// The same question behind an account.
  func address(after id: User.ID) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let others = (parts.percentEncodedQueryItems ?? []).filter { $0.name != "since" }
    parts.percentEncodedQueryItems = [URLQueryItem(name: "since", value: String(id.rawValue))] + others
    return parts.url
  }

  /// Whether an address can be that of a page behind this one.
  func isAhead(_ address: URL) -> Bool {
    guard let next = Self.number("since", in: Self.items(of: address)) else {
      return address.absoluteString != url.absoluteString
    }
    return next > since ?? -1
  }

  private static func items(of url: URL) -> [URLQueryItem] {
    URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems ?? []
  }

  private static func number(_ name: String, in items: [URLQueryItem]) -> Int? {
    items.first { $0.name == name }?.value.flatMap { Int($0) }
  }
}
