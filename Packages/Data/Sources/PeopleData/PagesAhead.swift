import DomainKernel
import OfflineHTTP
import PeopleDomain
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pages of a walk that are asked for before they are wanted, so that reading a page and asking for the next one overlap.
///
/// At most ``depth`` pages are kept, and a walk that stops has asked for no more in vain. A page that is not here when it
/// is wanted is asked for then; those that the walk has passed, and all that it turned away from, are cancelled.
final class PagesAhead: Sendable {
  /// A page as it was asked for.
  struct Place: Hashable, Sendable {
    let url: URL
    let policy: FetchPolicy
  }

  /// Asks for a page, which is told how many pages of the walk were asked for ahead with it.
  typealias Ask = @Sendable (Place, _ number: Int) async throws(ServiceError) -> Fetched<UserPage>
  private typealias Page = Task<Result<Fetched<UserPage>, ServiceError>, Never>

  private struct State {
    /// In the order in which they were asked for.
    var pages: [(place: Place, page: Page)] = []
    /// The page that is asked for just now, and has no task yet.
    var beginning: Place?
    /// The page behind those, which has to wait until one of them is wanted.
    var waiting: (place: Place, ask: Ask)?
    /// How many were asked for in this walk.
    var count = 0

    func isAsked(_ place: Place) -> Bool { beginning == place || pages.contains { $0.place == place } }

    /// Takes the waiting page if there is room for it.
    mutating func next() -> Request? {
      guard let next = waiting, beginning == nil, pages.count < PagesAhead.depth else { return nil }
      waiting = nil
      beginning = next.place
      count += 1
      return Request(place: next.place, number: count, ask: next.ask)
    }
  }

  /// A page that room is reserved for.
  private struct Request {
    let place: Place
    let number: Int
    let ask: Ask
  }

  /// With two, the page behind the next one is under way while the walk still writes the one before; more are no faster.
  private static let depth = 2
  private let state = Mutex(State())

  /// Forgets what was asked for, at the beginning of another walk.
  func restart() {
    let pages = state.withLock { state in
      let pages = state.pages
      state = State()
      return pages
    }
    for (_, page) in pages { page.cancel() }
  }

  /// Asks for a page that will be wanted, now or when there is room for it.
  ///
  /// It is asked for on the thread of the caller, as far as that goes without waiting: a walk waits for this request, and
  /// not for what the thread does next. A page that was cancelled leads nowhere.
  func expect(_ place: Place, _ ask: @escaping Ask) {
    if Task.isCancelled { return }
    let request = state.withLock { state -> Request? in
      guard !state.isAsked(place) else { return nil }
      state.waiting = (place, ask)
      return state.next()
    }
    begin(request)
  }

  /// Waits for a page that was asked for.
  ///
  /// - Returns: The page; `nil` for one that was not.
  func take(_ place: Place) async throws(ServiceError) -> Fetched<UserPage>? {
    let (page, passed, request) = state.withLock { state -> (Page?, [Page], Request?) in
      guard let index = state.pages.firstIndex(where: { $0.place == place }) else {
        let passed = state.pages.map(\.page)
        (state.pages, state.waiting) = ([], nil)
        return (nil, passed, nil)
      }
      let page = state.pages[index].page
      let passed = state.pages[..<index].map(\.page)
      state.pages.removeFirst(index + 1)
      return (page, passed, state.next())
    }
    for page in passed { page.cancel() }
    begin(request)
    guard let page else { return nil }
    return try await withTaskCancellationHandler {
      await page.value
    } onCancel: {
      page.cancel()
    }.get()
  }

  /// Asks for a page, and for the one behind it as soon as that is known and has room.
  private func begin(_ request: Request?) {
    var next = request
    while let request = next {
      let page = Page.startingHere {
        do throws(ServiceError) {
          return .success(try await request.ask(request.place, request.number))
        } catch {
          return .failure(error)
        }
      }
      let isExpected = state.withLock { state in
        guard state.beginning == request.place else { return false }
        state.beginning = nil
        state.pages.append((request.place, page))
        next = state.next()
        return true
      }
      guard isExpected else { return page.cancel() }
    }
  }
}
