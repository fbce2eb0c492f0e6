import DomainKernel
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks among the stored pages of the list for the accounts of a page that is not stored itself.
///
/// A page of another size has them, and so has one that begins before them. Only pages that follow each other are used,
/// from the place that is asked for, from one before it where a list began, or from the top: no account is left out in
/// between.
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
    guard error.leavesOtherCopies else { return nil }
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
  ///   - starts: The places where other lists began.
  ///   - isAsked: Whether the service was asked, so that its error is the reason why they may be out of date.
  ///   - read: Reads a stored page.
  /// - Returns: What the first page has that has any of them, or that there are none; `nil` when no page tells.
  /// - Throws: ``/DomainKernel/ServiceError/cancelled``.
  func part(
    of starts: [StoredListStarts.Start],
    isAsked: Bool,
    _ read: Read
  ) async throws(ServiceError) -> Fetched<UserPage>? {
    var end: Fetched<UserPage>?
    for first in firstPages(starts) {
      guard let page = try await walk(first, read) else { continue }
      // A list that ended here may have grown since another one was asked for.
      guard page.users.isEmpty else { return isAsked ? page.stale(because: StaleReason(error)) : page }
      end = end ?? page
    }
    return isAsked ? end?.stale(because: StaleReason(error)) : end
  }

  /// The pages from which to look, those with the shortest way first.
  private func firstPages(_ starts: [StoredListStarts.Start]) -> [URL] {
    let sizes = UserListPlace.pageSizes.reversed()
    // No account has the number 0, so that a list behind it is the one from the top.
    let top = [nil, User.ID(rawValue: 0)].flatMap { id in sizes.map { endpoints.users(after: id, count: $0) }
    }
    guard let start else { return top }
    let before = starts.filter { $0.id < start.rawValue }.sorted { ($0.id, $0.count) > ($1.id, $1.count) }
    return sizes.map { endpoints.users(after: start, count: $0) }
      + before.compactMap { place in
        if let address = place.address { return endpoints.address(UserPage.Mark(rawValue: address)) }
        return User.ID(rawValue: place.id).map { endpoints.users(after: $0, count: place.count) }
      } + top
  }

  /// Follows stored pages until one has an account behind the place, or is the last of the list.
  private func walk(_ first: URL, _ read: Read) async throws(ServiceError) -> Fetched<UserPage>? {
    var url = first
    // Pages that lead back to one another have no end.
    var visited: Set<URL> = []
    while visited.insert(url).inserted {
      let page: Fetched<UserPage>
      do throws(ServiceError) { page = try await read(url) } catch {
        if error == .cancelled { throw error }
        return nil
      }
      let rest = page.value.behind(start)
      guard rest.users.isEmpty, let next = page.next.flatMap(endpoints.address) else {
        // Where no account follows, neither does one that could not be read.
        return page.map { _ in rest.users.isEmpty ? UserPage(users: [], next: rest.next) : rest }
      }
      url = next
    }
    return nil
  }
}

extension ServiceError {
  /// Whether it is an obstacle to asking for an item, so that what another address has of it may be shown.
  var leavesOtherCopies: Bool {
    switch cause {
    case .offline, .connectionLost, .timedOut, .serverError, .rateLimited,
      .credentialsUnreadable(reason: _, fault: .damagedAccounts?):
      true
    default: false
    }
  }
}
