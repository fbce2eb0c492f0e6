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
    /// The page behind those, which has to wait until one of them is wanted.
    var waiting: (place: Place, ask: Ask)?

    mutating func begin(_ place: Place, _ ask: @escaping Ask) {
      pages[place] = Task {
        do throws(ServiceError) { return .success(try await ask(place)) } catch { return .failure(error) }
      }
    }
  }

  private static let depth = 1
  private let state = Mutex(State())

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
  func expect(_ place: Place, _ ask: @escaping Ask) {
    state.withLock { state in
      guard state.pages[place] == nil else { return }
      if state.pages.count < Self.depth { state.begin(place, ask) } else { state.waiting = (place, ask) }
    }
  }

  /// Waits for a page that was asked for.
  ///
  /// - Returns: The page; `nil` for one that was not.
  func take(_ place: Place) async throws(ServiceError) -> Fetched<UserPage>? {
    let page = state.withLock { state in
      guard let page = state.pages.removeValue(forKey: place) else { return nil as Page? }
      if let (place, ask) = state.waiting {
        state.waiting = nil
        state.begin(place, ask)
      }
      return page
    }
    guard let page else { return nil }
    return try await withTaskCancellationHandler {
      await page.value
    } onCancel: {
      page.cancel()
    }.get()
  }
}
