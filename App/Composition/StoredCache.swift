import DomainKernel
import ResourceLoading
import SettingsDomain
import StorageKit

/// The caches of all areas, as files that can be looked at and cleared.
struct StoredCache: CacheMaintenance {
  private let trace: Trace
  private let writes: BackgroundWrites
  private let stores: [(kind: CachedStore.Kind, name: String, store: any MaintainedStore)]

  init(_ services: Services) {
    trace = services.trace
    writes = services.writes
    let histories = Area.all.flatMap { $0.histories() }
    stores =
      [(.responses, "responses", services.stores.responses)]
      + histories.map { (.history, $0.name, services.stores.searchTable($0)) }
      + histories.compactMap { history in
        services.stores.earlierRecords(of: history).map { (.history, history.name, $0) }
      }
  }

  func status() async throws(PersistenceError) -> [CachedStore] {
    var found: [CachedStore] = []
    for (kind, name, store) in stores {
      found.append(try await status(of: store, kind, name))
    }
    return found
  }

  private func status(
    of store: any MaintainedStore,
    _ kind: CachedStore.Kind,
    _ name: String
  ) async throws(PersistenceError) -> CachedStore {
    do throws(StorageError) {
      let status = try await store.status()
      let file = status.file
      return CachedStore(
        kind: kind,
        name: name,
        path: file.path,
        bytes: file.bytes,
        entries: status.entries
      )
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// A part that fails keeps none of the others from being cleared; the first failure is reported at the end.
  func clear(_ kinds: Set<CachedStore.Kind>) async throws(PersistenceError) -> [CachedStore] {
    await writes.finish()
    var cleared: [CachedStore] = []
    var failure: PersistenceError?
    for (kind, name, store) in stores where kinds.contains(kind) {
      do throws(PersistenceError) {
        let before = try await status(of: store, kind, name)
        try await clear(store, name)
        cleared.append(before)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return cleared
  }

  private func clear(_ store: any MaintainedStore, _ name: String) async throws(PersistenceError) {
    do throws(StorageError) {
      try await store.removeAll()
      trace.cleared(name)
    } catch {
      throw PersistenceError(saving: error)
    }
  }
}

extension StoreStatus {
  /// Where the file of the store is, and what it takes; no path for a store in memory.
  var file: (path: String?, bytes: Int) {
    switch place {
    case .memory: (nil, 0)
    case .missing(let path): (path, 0)
    case .file(let path, let bytes): (path, bytes)
    }
  }
}
