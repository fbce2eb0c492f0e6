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
    try await status(of: Set(stores.map(\.kind)))
  }

  private func status(of kinds: Set<CachedStore.Kind>) async throws(PersistenceError) -> [CachedStore] {
    var found: [CachedStore] = []
    for (kind, name, store) in stores where kinds.contains(kind) {
      do throws(StorageError) {
        let status = try await store.status()
        let file = status.file
        found.append(
          CachedStore(kind: kind, name: name, path: file.path, bytes: file.bytes, entries: status.entries)
        )
      } catch {
        throw PersistenceError(reading: error)
      }
    }
    return found
  }

  func clear(_ kinds: Set<CachedStore.Kind>) async throws(PersistenceError) -> [CachedStore] {
    await writes.finish()
    let cleared = try await status(of: kinds)
    for (kind, name, store) in stores where kinds.contains(kind) {
      do throws(StorageError) {
        try await store.removeAll()
        trace.cleared(name)
      } catch {
        throw PersistenceError(saving: error)
      }
    }
    return cleared
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
