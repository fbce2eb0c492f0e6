public import DomainKernel
import GitHubREST
import NetworkingKit
import OfflineHTTP
public import PeopleDomain
public import ResourceLoading

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
/// Pages are marked by their addresses. The next one is where the `Link` field says it is (RFC 8288), see
/// ``PeopleEndpoints``; without that field it is asked for behind the last account, as long as pages are full. An empty
/// page is the end, and a next page that is not ahead is an error, so that no walk goes round in circles.
public struct HTTPUserRepository: UserRepository {
  private let loader: ResourceLoader
  private let endpoints: PeopleEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: PeopleEndpoints) {
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
    case .next(let mark):
      guard let address = endpoints.address(mark) else { throw .malformed(.foreignAddress) }
      url = address
    }
    let mapper = UserPageMapper(endpoints: endpoints, page: url)
    return try await loader.read(
      UserListDTO.self,
      .gitHubREST(url),
      policy,
      replacing: .judged(mustExist: true, by: ContentMeasure.page),
      plainly: PlainList(
        members: UserListDTO.members,
        atMost: PeopleLimits.users + 1,
        element: UserDTO.init,
        list: UserListDTO.init(plain:)
      )
    ) { list, head throws(InvalidResponse) in
      try mapper.map(list, head.fields)
    }.map(\.value)
  }

  /// Gives the profile of an account; a text that cannot be a login is one that nobody has.
  public func profile(of login: String, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    UserProfile
  > {
    guard let url = endpoints.profile(of: login) else { throw .notFound }
    return try await loader.read(
      UserProfileDTO.self,
      .gitHubREST(url),
      policy,
      replacing: .judged(by: ContentMeasure.profile)
    ) { profile, head throws(InvalidResponse) in
      let place = head.fields[.contentLocation].flatMap { URL(string: $0, relativeTo: url) }
      return try UserMapper.profile(of: login, profile, from: place)
    }.map(\.value)
  }

  private static let largestPage = 100
}
