import DomainKernel
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks among the stored pages of the list for the accounts of a page that is not stored itself.
///
/// A page of another size has them, and so has one that begins before them. Only pages that follow each other from the
/// place that is asked for, or from the beginning of the list, are used: no account is left out in between.
struct StoredPages {
  typealias Read = (URL) async throws(ServiceError) -> Fetched<UserPage>

  private let error: ServiceError
  private let endpoints: PeopleEndpoints
  /// The account behind which the page begins; `nil` for the beginning of the list.
  private let start: User.ID?

  /// Describes the search.
  ///
  /// - Parameters:
  ///   - page: The address of the page that could not be had.
  ///   - error: Why not; `nil` is returned for a reason that is no obstacle to asking for the page.
  ///   - endpoints: The addresses of the service.
  init?(_ page: URL, because error: ServiceError, _ endpoints: PeopleEndpoints) {
    switch error {
    case .offline, .connectionLost, .timedOut, .unavailable, .rateLimited: break
    default: return nil
    }
    let query = UserListQuery(page)
    // A place that is no account cannot be found in another page.
    guard query.since != nil || page == endpoints.users(after: nil, count: query.count) else { return nil }
    self.error = error
    self.endpoints = endpoints
    start = query.since.flatMap(User.ID.init)
  }

  /// The accounts, with the place of the page behind them.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the service was asked, so that its error is the reason why they may be out of date.
  ///   - read: Reads a stored page.
  /// - Returns: What the first page has that has any of them; `nil` when none has.
  /// - Throws: ``/DomainKernel/ServiceError/cancelled``.
  func part(isAsked: Bool, _ read: Read) async throws(ServiceError) -> Fetched<UserPage>? {
    for count in UserListPlace.pageSizes.reversed() {
      for beginning in start == nil ? [nil] : [start, nil] {
        let first = endpoints.users(after: beginning, count: count)
        guard let page = try await walk(first, read) else { continue }
        return isAsked ? page.stale(because: StaleReason(error)) : page
      }
    }
    return nil
  }

  /// Follows stored pages until one has an account behind the place, or is the last of the list.
  private func walk(_ first: URL, _ read: Read) async throws(ServiceError) -> Fetched<UserPage>? {
    var url = first
    while true {
      let page: Fetched<UserPage>
      do throws(ServiceError) { page = try await read(url) } catch {
        if error == .cancelled { throw error }
        return nil
      }
      let users = page.users.filter { user in start.map { user.id > $0 } ?? true }
      guard users.isEmpty, let next = page.next.flatMap(endpoints.address) else {
        return page.map { UserPage(users: users, next: $0.next) }
      }
      url = next
    }
  }
}
