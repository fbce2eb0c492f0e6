public import DomainKernel
public import SettingsDomain
import Synchronization

/// A cache in memory, or one that fails as a test says.
public final class FakeCache: CacheMaintenance {
  private let state: Mutex<State>

  private struct State {
    var stores: [CachedStore]
    var failure: PersistenceError?
  }

  /// Makes a cache.
  ///
  /// - Parameter stores: Its parts.
  public init(_ stores: [CachedStore] = []) {
    state = Mutex(State(stores: stores))
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    state.withLock { $0.failure = error }
  }

  /// Measures the parts.
  public func status() async throws(PersistenceError) -> [CachedStore] {
    try change { $0 }
  }

  /// Empties the parts of some kinds.
  public func clear(_ kinds: Set<CachedStore.Kind>) async throws(PersistenceError) -> [CachedStore] {
    try change { stores in
      let removed = stores.filter { kinds.contains($0.kind) }
      stores = stores.map { store in
        guard kinds.contains(store.kind) else { return store }
        return CachedStore(kind: store.kind, name: store.name, path: store.path, bytes: 0, entries: 0)
      }
      return removed
    }
  }

  private func change<Answer>(
    _ change: (inout [CachedStore]) -> sending Answer
  ) throws(PersistenceError) -> sending Answer {
    try state.withLock { state throws(PersistenceError) in
      if let failure = state.failure { throw failure }
      return change(&state.stores)
    }
  }
}
