import DomainKernel
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
/// is wanted is asked for then.
final class PagesAhead: Sendable {
  /// A page as it was asked for.
  struct Place: Hashable, Sendable {
    let url: URL
    let policy: FetchPolicy
  }

  /// Asks for a page.
  typealias Ask = @Sendable (Place) async throws(ServiceError) -> Fetched<UserPage>
  private typealias Page = Task<Result<Fetched<UserPage>, ServiceError>, Never>

  private struct State {
    var pages: [Place: Page] = [:]
    /// The page that is asked for just now, and has no task yet.
    var beginning: Place?
    /// The page behind those, which has to wait until one of them is wanted.
    var waiting: (place: Place, ask: Ask)?
    /// How many were asked for in this walk.
    var count = 0

    /// Reserves room for a page; false where there is none.
    mutating func reserve(_ place: Place) -> Bool {
      guard beginning == nil, pages.count < PagesAhead.depth else { return false }
      beginning = place
      count += 1
      return true
    }
  }

  /// With two, the page behind the next one is under way while the walk still writes the one before; more are no faster.
  private static let depth = 2
  private let most: Int
  private let state = Mutex(State())

  /// Begins without pages.
  ///
  /// - Parameter most: The most pages of a walk; those behind them are asked for when they are wanted.
  init(most: Int = .max) {
    self.most = most
  }

  /// Forgets what was asked for, at the beginning of another walk.
  func restart() {
    let pages = state.withLock { state in
      let pages = state.pages.values
      state = State()
      return Array(pages)
    }
    for page in pages { page.cancel() }
  }

  /// Asks for a page that will be wanted, now or when another one has been taken.
  ///
  /// It is asked for on the thread of the caller, as far as that goes without waiting: a walk waits for this request, and
  /// not for what the thread does next.
  ///
  /// - Returns: Whether it is; false for a page behind the most of a walk.
  func expect(_ place: Place, _ ask: @escaping Ask) -> Bool {
    let (isExpected, begins) = state.withLock { state in
      guard state.pages[place] == nil, state.beginning != place else { return (true, false) }
      guard state.count < most else { return (false, false) }
      if state.reserve(place) { return (true, true) }
      state.waiting = (place, ask)
      return (true, false)
    }
    if begins { begin(place, ask) }
    return isExpected
  }

  /// Waits for a page that was asked for.
  ///
  /// - Returns: The page; `nil` for one that was not.
  func take(_ place: Place) async throws(ServiceError) -> Fetched<UserPage>? {
    let (page, next) = state.withLock { state in
      guard let page = state.pages.removeValue(forKey: place) else {
        return (nil as Page?, nil as (Place, Ask)?)
      }
      guard let next = state.waiting, state.reserve(next.place) else { return (page, nil) }
      state.waiting = nil
      return (page, (next.place, next.ask))
    }
    if let (place, ask) = next { begin(place, ask) }
    guard let page else { return nil }
    return try await withTaskCancellationHandler {
      await page.value
    } onCancel: {
      page.cancel()
    }.get()
  }

  /// Asks for a page that room is reserved for; cancelled where another walk has begun meanwhile.
  private func begin(_ place: Place, _ ask: @escaping Ask) {
    let page = Page.startingHere {
      do throws(ServiceError) { return .success(try await ask(place)) } catch { return .failure(error) }
    }
    let isExpected = state.withLock { state in
      guard state.beginning == place else { return false }
      state.beginning = nil
      state.pages[place] = page
      return true
    }
    if !isExpected { page.cancel() }
  }
}

extension Task where Failure == Never {
  /// Begins a task that runs at once up to where it first waits, where the system can do that.
  fileprivate static func startingHere(_ operation: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate(operation: operation)
    } else {
      Task(operation: operation)
    }
  }
}
