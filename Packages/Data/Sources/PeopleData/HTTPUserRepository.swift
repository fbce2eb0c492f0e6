public import DomainKernel
import GitHubREST
import NetworkingKit
import OfflineHTTP
public import PeopleDomain
public import ResourceLoading
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads GitHub's REST API over HTTP, through the cache that makes it work offline.
///
/// An answer is stored only after it was mapped and compared with the stored one, so that what cannot be read, is about
/// something else or has lost content does not replace what is stored; see `ContentMeasure`.
///
/// A page that is not stored, and cannot be asked for, is taken from stored pages of another size or that began before
/// it; see ``StoredListStarts``. A profile that is stored under an earlier login of its account is found by the number
/// of the account in the history. All that it reads is public: where an account has no copy, a guest's stands in.
///
/// Pages are marked by their addresses. The next one is where the `Link` field says it is (RFC 8288), see
/// ``PeopleEndpoints``; an empty page ends the list only where it names no next one. Without that field it is asked
/// for behind the last account, as long as pages are full. A next page that is not ahead is an error, so that no
/// walk goes round in circles, and so is a page without an account behind the place where it begins.
public struct HTTPUserRepository: UserRepository {
  private let loader: ResourceLoader
  private let endpoints: PeopleEndpoints
  private let storesPages: Bool
  private let ahead: PagesAhead?
  private let mostAhead: Int
  /// Asks for the pages of a walk behind the most.
  private let askRest: (@Sendable (PagesAhead.Place) async throws(ServiceError) -> Fetched<UserPage>)?
  private let starts: StoredListStarts?
  private let history: StoredUserHistory?

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  ///   - starts: Stores where lists began; `nil` where they open offline only from there and from the top.
  ///   - history: Tells the earlier logins of accounts; `nil` where a profile opens offline only by its own login.
  ///   - storesPages: Whether pages of the list may be stored; those of a list that nobody looks at need not be.
  ///   - mostAhead: The most pages of a list that this repository asks for while the one before them is read, for a
  ///     walk to its end; 0 for none. A walk that stops has asked for two pages in vain.
  ///   - rest: Asks for the pages of a walk behind the most, and shares with this one what is asked for ahead; `nil`
  ///     where this one does so itself.
  public init(
    loader: ResourceLoader,
    endpoints: PeopleEndpoints,
    starts: StoredListStarts? = nil,
    history: StoredUserHistory? = nil,
    storesPages: Bool = true,
    mostAhead: Int = 0,
    rest: HTTPUserRepository? = nil
  ) {
    self.starts = starts
    self.history = history
    self.mostAhead = mostAhead
    self.storesPages = storesPages
    ahead = mostAhead > 0 ? rest?.ahead ?? PagesAhead() : nil
    if let rest {
      askRest = { (place) async throws(ServiceError) in try await rest.page(place) }
    } else {
      askRest = nil
    }
    self.loader = loader.classifyingErrors(by: .gitHubREST)
    self.endpoints = endpoints
  }

  /// Gives a page of the list of all accounts.
  public func users(
    _ request: UserPageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserPage> {
    let url: URL
    switch request {
    case .start(let id, let count):
      url = endpoints.users(after: id, count: min(max(count, 1), Self.largestPage))
      ahead?.restart()
    case .next(let mark):
      guard let address = endpoints.address(mark) else { throw .malformed(.foreignAddress) }
      url = address
    }
    let place = PagesAhead.Place(url: url, policy: policy)
    do throws(ServiceError) {
      let page: Fetched<UserPage>
      if let taken = try await ahead?.take(place) { page = taken } else { page = try await self.page(place) }
      await remember(url, page.provenance)
      return page
    } catch {
      guard let stored = try await storedPart(of: place, because: error) else { throw error }
      return stored
    }
  }

  /// Stores where a page began that is stored itself.
  private func remember(_ url: URL, _ origin: Provenance) async {
    guard storesPages, let starts, origin.kind != .stored, origin.mayBeKept else { return }
    let query = UserListQuery(url)
    guard let id = query.since.flatMap(User.ID.init) else { return }
    let usual = endpoints.users(after: id, count: query.count)
    await starts.remember(
      StoredListStarts.Start(
        id: id.rawValue,
        count: query.count,
        address: url == usual ? nil : url.absoluteString
      )
    )
  }

  /// The stored accounts of a page that cannot be loaded; `nil` when there are none.
  private func storedPart(
    of place: PagesAhead.Place,
    because error: ServiceError
  ) async throws(ServiceError) -> Fetched<UserPage>? {
    guard storesPages, let search = StoredPages(place.url, because: error, endpoints) else { return nil }
    let isAsked = place.policy != .cacheOnly
    let source = isAsked ? loader.standingIn : loader
    return try await search.part(of: await starts?.all() ?? [], isAsked: isAsked) {
      (url) async throws(ServiceError) in
      try await page(PagesAhead.Place(url: url, policy: .cacheOnly), from: source)
    }
  }

  private func page(_ place: PagesAhead.Place) async throws(ServiceError) -> Fetched<UserPage> {
    try await page(place, from: loader)
  }

  private func page(
    _ place: PagesAhead.Place,
    from loader: ResourceLoader
  ) async throws(ServiceError) -> Fetched<UserPage> {
    var asked = HTTPRequest.gitHubREST(place.url)
    if !storesPages { asked.fields[.cacheControl] = "no-store" }
    let mapper = UserPageMapper(endpoints: endpoints, page: place.url)
    let request = asked
    let expecting = asking(behind: mapper, place.policy)
    return try await loader.readPublic(place.policy, adapt: \.self) { (loader, policy) throws(ServiceError) in
      try await loader.read(
        UserListDTO.self,
        request,
        policy,
        replacing: .judged(absence: .impossible, by: ContentMeasure.page),
        plainly: PlainList(
          members: UserListDTO.members,
          atMost: PeopleLimits.users + 1,
          element: UserDTO.init,
          list: UserListDTO.init(plain:)
        ),
        expecting: expecting
      ) { list, head throws(InvalidResponse) in
        try mapper.map(list, head.fields)
      }.map(\.value)
    }
  }

  /// Asks for the page that a response names as the next one; `nil` where pages are not asked for ahead.
  private func asking(
    behind mapper: UserPageMapper,
    _ policy: FetchPolicy
  ) -> (@Sendable (HTTPResponseHead) -> Void)? {
    guard let ahead else { return nil }
    // A response that is shown before it is checked is read twice; the walk is elsewhere by then.
    let isTold = Atomic(false)
    return { head in
      guard let url = mapper.linked(head.fields), !isTold.exchange(true, ordering: .relaxed) else { return }
      ahead.expect(PagesAhead.Place(url: url, policy: policy)) { (place, number) async throws(ServiceError) in
        guard number > mostAhead, let askRest else { return try await page(place) }
        return try await askRest(place)
      }
    }
  }

  /// Gives the profile of an account; a text that cannot be a login is one that nobody has.
  ///
  /// Where an account was renamed, its new login is asked for too: pages show that one, and the account has to open
  /// by it without a connection. Where only a list has told the new login, the copy under the earlier one stands in.
  public func profile(of login: String, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    UserProfile
  > {
    let profile: Fetched<UserProfile>
    do throws(ServiceError) { profile = try await self.profile(at: login, policy, from: loader) } catch {
      guard let stored = try await profileBeforeRename(to: login, policy, because: error) else { throw error }
      return stored
    }
    let (name, origin) = (profile.value.user.login, profile.provenance)
    guard !Login.areEqual(name, login), origin.kind == .network, origin.mayBeKept else { return profile }
    do throws(ServiceError) {
      _ = try await self.profile(at: name, .cacheFirst, from: loader)
    } catch {
      // What was asked for is here; only the copy under the other login is missing.
      guard error != .cancelled else { throw error }
    }
    return profile
  }

  /// The profile of an account that is stored under an earlier login; `nil` when there is none.
  private func profileBeforeRename(
    to login: String,
    _ policy: FetchPolicy,
    because failure: ServiceError
  ) async throws(ServiceError) -> Fetched<UserProfile>? {
    guard failure.leavesOtherCopies, let (user, logins) = await history?.earlierLogins(of: login) else {
      return nil
    }
    let isAsked = policy != .cacheOnly
    let source = isAsked ? loader.standingIn : loader
    for earlier in logins {
      let copy: Fetched<UserProfile>
      do throws(ServiceError) { copy = try await profile(at: earlier, .cacheOnly, from: source) } catch {
        if error == .cancelled { throw error }
        continue
      }
      // Another account may have taken the login since.
      guard copy.user.id == user.id else { continue }
      let renamed = copy.map { copy in
        var profile = copy
        profile.user = user
        return profile
      }
      return isAsked ? renamed.stale(because: StaleReason(failure)) : renamed
    }
    return nil
  }

  private func profile(
    at login: String,
    _ policy: FetchPolicy,
    from loader: ResourceLoader
  ) async throws(ServiceError) -> Fetched<UserProfile> {
    guard let url = endpoints.profile(of: login) else { throw .notFound }
    return try await loader.readPublic(policy, adapt: \.self) { (loader, policy) throws(ServiceError) in
      try await loader.read(
        UserProfileDTO.self,
        .gitHubREST(url),
        policy,
        replacing: .judged(by: ContentMeasure.profile)
      ) { profile, head throws(InvalidResponse) in
        let place = head.fields[.contentLocation].flatMap { URL(string: $0, relativeTo: url) }
        return try UserMapper.profile(of: login, profile, from: place)
      }.map(\.value)
    }
  }

  private static let largestPage = 100
}
