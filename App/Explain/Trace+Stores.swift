import Credentials
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import OfflineHTTP
import SettingsData
import StorageKit

/// The events of caches and stores.
extension Trace {
  @Sendable
  func record(_ event: OfflineHTTPEvent) {
    record(.cache, strings.language.labelled(event.url.pathAndQuery, strings.words(for: event.step)))
    if case .storeFailed(let error) = event.step { warnOfMissingCopy(error) }
  }

  /// Warns that a page is not cached; with cached data only, there is none to store.
  func warnOfMissingCopy(_ error: StorageError) {
    guard !usesCacheOnly else { return }
    warnOnce("cache", strings.cannotBeCached(strings.words(for: error)))
  }

  /// Records that what the cache has besides responses could not be read or written.
  ///
  /// Nobody is warned: what fails for the responses in the same file is told with them.
  @Sendable
  func cacheFailed(_ error: PersistenceError) {
    record(.store, strings.cacheFailed(strings.words(for: error)))
  }

  @Sendable
  func record(_ event: DocumentStoreEvent) {
    switch event {
    case .setAside(let path, _): setAside(path)
    case .dropped(let key): record(.store, strings.dropped(key.name))
    case .evicted(let documents, let bytes): record(.store, strings.evicted(documents, bytes: bytes))
    case .read(let key, let bytes, let duration):
      record(.store, strings.read(key.name, bytes: bytes), took: duration)
    case .wrote(let key, let bytes, let duration):
      record(.store, strings.wrote(key.name, bytes: bytes), took: duration)
    }
  }

  @Sendable
  func record(_ event: RecordStoreEvent) {
    switch event {
    case .setAside(let path, _): setAside(path)
    case .salvaged(let records, let lost):
      let words = strings.recovered(records, lost: lost)
      record(.store, words)
      warnOnce(words, strings.warning(ofStep: words))
    case .damaged(let key, let collection):
      record(.store, strings.damaged(key, in: collection))
      warnOnce(collection, strings.warning(ofStep: strings.damaged(key, in: collection)))
    case .read(let collections, let records, let duration):
      record(.store, strings.read(records, of: collections), took: duration)
    case .wrote(let collections, let records, let bytes, let duration):
      record(.store, strings.wrote(records, of: collections, bytes: bytes), took: duration)
    }
  }

  /// Records damage of a store, and nothing else that it does.
  @Sendable
  func recordDamage(_ event: RecordStoreEvent) {
    switch event {
    case .setAside, .salvaged, .damaged: record(event)
    case .read, .wrote: break
    }
  }

  @Sendable
  func record(_ event: SearchTableEvent) {
    switch event {
    case .setAside(let path, _): setAside(path)
    case .dropped(let id, _): record(.store, strings.dropped(id))
    case .evicted(let rows, _): record(.store, strings.evicted(rows, bytes: nil))
    case .outdated(let rows): record(.store, strings.evicted(rows, bytes: nil))
    case .read(_, let rows, let duration):
      record(.store, strings.read(rows, of: [strings.history]), took: duration)
    case .wrote(_, let rows, let bytes, let duration):
      record(.store, strings.wrote(rows, of: [strings.history], bytes: bytes), took: duration)
    }
  }

  /// Records that the browsing history could not be read or written.
  ///
  /// A page that is missing in the cache is missing in the history as well, and one warning is enough.
  @Sendable
  func record(_ error: PersistenceError) {
    let words = strings.words(for: error)
    let isReading = if case .cannotBeRead = error { true } else { usesCacheOnly }
    if isReading {
      record(.store, strings.historyNotRead(words))
      warnOnce("history", strings.historyCannotBeRead(words))
    } else {
      record(.store, strings.historyNotSaved(words))
      warnOnce("cache", strings.cannotBeAddedToHistory(words))
    }
  }

  @Sendable
  func record(_ event: SettingsFileEvent) {
    switch event {
    case .wrote(let path, let bytes): record(.store, strings.wrote(path, bytes: bytes))
    }
  }

  @Sendable
  func record(_ event: AccountRegistryEvent) {
    switch event {
    case .setAside(let path):
      record(.store, strings.accountsReplaced(path))
      warnOnce(path, strings.warning(ofStep: strings.accountsReplaced(path)))
    }
  }

  /// Records that the limits which services set could not be read or written.
  @Sendable
  func limitsFailed(_ error: StorageError) {
    record(.store, strings.limitsFailed(strings.words(for: error)))
  }

  /// Records that a store was cleared.
  func cleared(_ store: String) {
    record(.store, strings.cleared(store))
  }

  private func setAside(_ path: String) {
    record(.store, strings.recreated(path))
    warnOnce(path, strings.warning(ofStep: strings.recreated(path)))
  }
}
