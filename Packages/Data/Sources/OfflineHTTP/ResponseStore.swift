import NetworkingKit
import StorageKit

/// The stored responses of one partition, for one operation.
///
/// A store that fails is reported and then treated as empty: it must not fail a request.
struct ResponseStore: Sendable {
  let documents: any DocumentStore
  let session: PartitionSession
  let wipes: PartitionWipes
  let observe: @Sendable (OfflineHTTPEvent) -> Void

  /// Everything stored under a key.
  func variants(for key: CacheKey) async -> StoredVariants {
    do throws(StorageError) {
      guard let document = try await documents.document(for: place(key)) else { return StoredVariants() }
      if let variants = StoredVariants(document) { return variants }
      try await documents.remove(place(key))
      report(key, .dropped(because: .otherFormat))
    } catch {
      report(key, .storeFailed(error))
    }
    return StoredVariants()
  }

  /// Keeps a response in place of those that answered the same request, unless it would cost content.
  func save(_ response: StoredResponse, for request: HTTPRequest, key: CacheKey) async {
    var variants = await variants(for: key)
    guard variants.accepts(response) else { return report(key, .notStored(because: .contentStored)) }
    variants.insert(response, for: request)
    do throws(StorageError) {
      let isStored = try await save(variants, for: key)
      report(key, isStored ? .stored(bytes: response.body.count) : .notStored(because: .wiped))
    } catch {
      report(key, .storeFailed(error))
    }
  }

  /// Marks a stored response with an answer that was not believed; nothing happens when it was replaced meanwhile.
  func remember(_ doubt: Doubt, about response: StoredResponse, for key: CacheKey) async {
    var variants = await variants(for: key)
    guard variants.remember(doubt, about: response) else { return }
    do throws(StorageError) {
      _ = try await write(variants, for: key)
    } catch {
      report(key, .storeFailed(error))
    }
  }

  /// Removes one of the responses under a key; the other variants stay.
  func drop(_ response: StoredResponse, for key: CacheKey, because reason: DroppedReason) async {
    let rest = StoredVariants(await variants(for: key).responses.filter { $0 != response })
    do throws(StorageError) {
      if rest.responses.isEmpty {
        try await documents.remove(place(key))
      } else {
        _ = try await write(rest, for: key)
      }
      report(key, .dropped(because: reason))
    } catch {
      report(key, .storeFailed(error))
    }
  }

  /// Removes everything stored under a key, because it was changed at the origin.
  func invalidate(_ key: CacheKey) async {
    do throws(StorageError) {
      guard try await documents.document(for: place(key)) != nil else { return }
      try await documents.remove(place(key))
      report(key, .invalidated)
    } catch {
      report(key, .storeFailed(error))
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
