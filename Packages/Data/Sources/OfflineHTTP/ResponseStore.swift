import NetworkingKit
import StorageKit

/// The stored responses of one partition, for one operation.
///
/// A store that fails is reported, and does not fail a request that the origin answers. Changes go on after their
/// methods have returned.
struct ResponseStore: Sendable {
  let documents: any DocumentStore
  let session: PartitionSession
  let wipes: PartitionWipes
  let changes: PendingChanges
  let observe: @Sendable (OfflineHTTPEvent) -> Void

  /// Everything stored under a key, with the changes that have begun.
  ///
  /// - Throws: ``StorageKit/StorageError`` when the store cannot be read; it is reported.
  func variants(for key: CacheKey) async throws(StorageError) -> StoredVariants {
    await changes.wait(for: place(key))
    do throws(StorageError) {
      return try await read(key)
    } catch {
      report(key, .storeFailed(error))
      throw error
    }
  }

  /// Keeps a response in place of those that answered the same request, unless it would cost content.
  func save(_ response: StoredResponse, for request: HTTPRequest, key: CacheKey) {
    change(key) { () throws(StorageError) in
      var variants = try await read(key)
      guard variants.accepts(response) else { return report(key, .notStored(because: .contentStored)) }
      variants.insert(response, for: request)
      let isStored = try await save(variants, for: key)
      report(key, isStored ? .stored(bytes: response.body.count) : .notStored(because: .wiped))
    }
  }

  /// Marks a stored response with an answer that was not believed; nothing happens when it was replaced meanwhile.
  func remember(_ doubt: Doubt, about response: StoredResponse, for key: CacheKey) {
    change(key) { () throws(StorageError) in
      var variants = try await read(key)
      guard variants.remember(doubt, about: response) else { return }
      _ = try await write(variants, for: key)
    }
  }

  /// Removes one of the responses under a key; the other variants stay.
  func drop(_ response: StoredResponse, for key: CacheKey, because reason: DroppedReason) {
    change(key) { () throws(StorageError) in
      let rest = StoredVariants(try await read(key).responses.filter { $0 != response })
      if rest.responses.isEmpty {
        try await documents.remove(place(key))
      } else {
        _ = try await write(rest, for: key)
      }
      report(key, .dropped(because: reason))
    }
  }

  /// Removes everything stored under a key, because it was changed at the origin; returns when it is done.
  func invalidate(_ key: CacheKey) async {
    await change(key) { () throws(StorageError) in
      guard try await documents.document(for: place(key)) != nil else { return }
      try await documents.remove(place(key))
      report(key, .invalidated)
    }.value
  }

  private func read(_ key: CacheKey) async throws(StorageError) -> StoredVariants {
    guard let document = try await documents.document(for: place(key)) else { return StoredVariants() }
    if let variants = StoredVariants(document) { return variants }
    try await documents.remove(place(key))
    report(key, .dropped(because: .otherFormat))
    return StoredVariants()
  }

  /// Begins a change; an error is reported.
  @discardableResult
  private func change(
    _ key: CacheKey,
    _ change: @escaping @Sendable () async throws(StorageError) -> Void
  ) -> Task<Void, Never> {
    changes.begin(place(key)) {
      do throws(StorageError) {
        try await change()
      } catch {
        report(key, .storeFailed(error))
      }
    }
  }

  /// Saves the variants, or only the latest one when together they are too large.
  private func save(_ variants: StoredVariants, for key: CacheKey) async throws(StorageError) -> Bool {
    do throws(StorageError) {
      return try await write(variants, for: key)
    } catch {
      guard case .tooLarge = error, variants.responses.count > 1 else { throw error }
      return try await write(StoredVariants(Array(variants.responses.prefix(1))), for: key)
    }
  }

  /// Writes unless the partition was wiped since the operation began; what lands in a wipe is removed again.
  private func write(_ variants: StoredVariants, for key: CacheKey) async throws(StorageError) -> Bool {
    guard !wipes.isOver(session) else { return false }
    try await documents.save(variants.document, for: place(key))
    guard wipes.isOver(session) else { return true }
    try await documents.remove(place(key))
    return false
  }

  /// Tells what was done.
  func report(_ key: CacheKey, _ step: OfflineHTTPEvent.Step) {
    observe(OfflineHTTPEvent(url: key.url, step: step))
  }

  private func place(_ key: CacheKey) -> DocumentKey {
    DocumentKey(partition: session.partition, name: key.name)
  }
}
