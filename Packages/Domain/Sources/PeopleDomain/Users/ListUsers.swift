public import DomainKernel

/// A place in the list of all accounts: where it begins, what was listed up to it, and how the list continues there.
///
/// A place holds no accounts, so that its memory does not grow with the list.
public struct UserListPlace: Hashable, Sendable {
  /// The id after which the list begins; `nil` for the beginning of all accounts.
  public let start: User.ID?
  /// The number of accounts between the beginning and this place.
  public fileprivate(set) var count = 0
  /// Whether the service said that nothing follows.
  public fileprivate(set) var isEnd = false
  fileprivate let pageSize: Int
  fileprivate var walk: UserWalk
  fileprivate var request: UserPageRequest

  /// Describes the beginning of a list.
  ///
  /// - Parameters:
  ///   - start: The id after which the list begins; `nil` for the beginning of all accounts.
  ///   - pageSize: The number of accounts of a page; brought into 1 to 100, the most that the service sends.
  public init(after start: User.ID? = nil, pageSize: Int = mostPerPage) {
    let pageSize = min(max(pageSize, 1), Self.mostPerPage)
    self.start = start
    self.pageSize = pageSize
    walk = UserWalk(after: start)
    request = .start(after: start, count: pageSize)
  }

  /// Describes the beginning of a list of which a number of accounts is wanted.
  ///
  /// - Parameters:
  ///   - start: The id after which the list begins; `nil` for the beginning of all accounts.
  ///   - most: The most accounts that are wanted; `nil` for all.
  public init(after start: User.ID?, wanting most: Int?) {
    let pageSize = Self.pageSizes.first { $0 >= most ?? .max } ?? Self.mostPerPage
    self.init(after: start, pageSize: pageSize)
  }

  /// The id after which the list continues; `nil` at the beginning of all accounts.
  public var last: User.ID? { walk.highest }

  /// The most accounts that the service sends in one page.
  public static let mostPerPage = 100
  /// The numbers of accounts of a page that lists ask for, in ascending order.
  ///
  /// They are few, so that a page that was stored for one list serves others too.
  public static let pageSizes = [30, mostPerPage]
}

/// A part of the list of all accounts, and the place behind it.
public struct UserListPart: Hashable, Sendable {
  /// The accounts, in ascending order of ids, each id once.
  public var users: [User]
  /// The place behind the last of them.
  public let place: UserListPlace
  /// How many more accounts before the place could not be read, in the pages that were read for the part.
  public let unreadableCount: Int

  /// Puts a part together.
  ///
  /// - Parameters:
  ///   - users: The accounts, in ascending order of ids, each id once.
  ///   - place: The place behind the last of them.
  ///   - unreadableCount: How many more accounts could not be read.
  public init(users: [User], place: UserListPlace, unreadableCount: Int = 0) {
    self.users = users
    self.place = place
    self.unreadableCount = unreadableCount
  }
}

/// Why a part of the list of all accounts could not be had.
public enum ListUsersError: Error, Hashable, Sendable {
  /// Neither the service nor the store can give the page.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The service sends accounts that were listed before in place of those that follow.
  ///
  /// ## Troubleshooting
  /// Check that the address is that of the service; report it if it is.
  case repeats

  /// The service says that more accounts follow, and sends pages without any.
  ///
  /// ## Troubleshooting
  /// Check that the address is that of the service; report it if it is.
  case emptyPages
}

/// Lists the accounts of GitHub part by part, each account once.
public struct ListUsers: Sendable {
  /// The accounts of a list walked from its beginning that are stored; what follows passes.
  public static let mostStored = 500

  private let repository: any UserRepository
  private let rest: any UserRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Gives the pages of the list.
  public init(repository: any UserRepository) {
    self.init(repository: repository, rest: repository)
  }

  /// Makes the use case for lists of any length, of which only the beginning is stored: hundreds of thousands of
  /// accounts that nobody looked at would push out of the cache what was shown.
  ///
  /// - Parameters:
  ///   - repository: Gives the pages of the list that begin within its first ``mostStored`` accounts, and all pages when
  ///     only what is stored is wanted.
  ///   - rest: Gives the pages behind them, without storing them.
  public init(repository: any UserRepository, rest: any UserRepository) {
    self.repository = repository
    self.rest = rest
  }

  /// Gives the part of the list behind a place, with one request unless pages without accounts stand in between.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - most: The most accounts of the part, 1 or more; `nil` for all of the page.
  ///   - policy: How fresh the part should be.
  /// - Returns: The part; without accounts only at the end of the list.
  /// - Throws: ``ListUsersError`` when there is no such part.
  public func callAsFunction(
    after place: UserListPlace,
    most: Int? = nil,
    _ policy: FetchPolicy
  ) async throws(ListUsersError) -> Fetched<UserListPart> {
    var walk = place.walk
    var request = place.request
    var provenance: Provenance?
    var unreadable: [User.ID?] = []
    let source = place.count < Self.mostStored || policy == .cacheOnly ? repository : rest
    for _ in 0..<Self.mostEmptyPages {
      let page = try await Self.page(request, policy, of: source)
      let origin = provenance?.combined(with: page.provenance) ?? page.provenance
      provenance = origin
      let new = walk.take(page.value)
      unreadable += page.value.unreadableAfter
      switch walk.continuation {
      case .end: return Fetched(place.part(new, walk, nil, most, unreadable), provenance: origin)
      case .more(let mark) where !new.isEmpty:
        return Fetched(place.part(new, walk, .next(mark), most, unreadable), provenance: origin)
      case .more(let mark) where request != .next(mark): request = .next(mark)
      case .repeats: throw .repeats
      case .more, nil: throw .emptyPages
      }
    }
    throw .emptyPages
  }

  private static func page(
    _ request: UserPageRequest,
    _ policy: FetchPolicy,
    of repository: any UserRepository
  ) async throws(ListUsersError) -> Fetched<UserPage> {
    do throws(ServiceError) { return try await repository.users(request, policy) } catch {
      throw error == .malformed(.endless) ? .repeats : .service(error)
    }
  }

  /// A service that names next pages without end, none of which has an account, is not followed further than this.
  private static let mostEmptyPages = 10
}

extension UserListPlace {
  /// The part behind the place, cut to a number of accounts; a part that is cut is continued behind its last
  /// account, and what could not be read there counts with the next part.
  fileprivate func part(
    _ users: [User],
    _ walk: UserWalk,
    _ next: UserPageRequest?,
    _ most: Int?,
    _ unreadable: [User.ID?]
  ) -> UserListPart {
    let kept = most.map { Array(users.prefix(max($0, 1))) } ?? users
    let isCut = kept.count < users.count
    var place = self
    place.count += kept.count
    place.walk = isCut ? UserWalk(after: kept.last?.id) : walk
    place.isEnd = !isCut && next == nil
    place.request = (isCut ? nil : next) ?? .start(after: place.walk.highest, count: pageSize)
    let counted = unreadable.filter { before in
      guard isCut, let before, let last = kept.last else { return true }
      return before < last.id
    }
    return UserListPart(users: kept, place: place, unreadableCount: counted.count)
  }
}
