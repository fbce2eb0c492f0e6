import NetworkingKit
import StorageKit
import Synchronization

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

  /// Changes variants, and says what is then reported; may run again.
  private typealias Edit = @Sendable (inout StoredVariants) -> OfflineHTTPEvent.Step?

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
    change(key) { variants in
      guard variants.accepts(response) else { return .notStored(because: .contentStored) }
      variants.insert(response, for: request)
      return .stored(bytes: response.body.count)
    }
  }

  /// Marks a stored response with an answer that was not believed; nothing happens when it was replaced meanwhile.
  func remember(_ doubt: Doubt, about response: StoredResponse, for key: CacheKey) {
    change(key) { variants in
      variants.remember(doubt, about: response)
      return nil
    }
  }

  /// Removes one of the responses under a key; the other variants stay.
  func drop(_ response: StoredResponse, for key: CacheKey, because reason: DroppedReason) {
    change(key) { variants in
      variants.remove(response)
      return .dropped(because: reason)
    }
  }

  /// Removes everything stored under a key, because it was changed at the origin; returns when it is done.
  func invalidate(_ key: CacheKey) async {
    await change(key) { variants in
      guard !variants.responses.isEmpty else { return nil }
      variants = StoredVariants()
      return .invalidated
    }.value
  }

  private func read(_ key: CacheKey) async throws(StorageError) -> StoredVariants {
    guard let document = try await documents.document(for: place(key)) else { return StoredVariants() }
    if let variants = StoredVariants(document) { return variants }
    try await documents.remove(place(key))
    report(key, .dropped(because: .otherFormat))
    return StoredVariants()
  }

  /// Begins a change and reports what came of it.
  @discardableResult
  private func change(_ key: CacheKey, _ edit: @escaping Edit) -> Task<Void, Never> {
    changes.begin(place(key)) {
      do throws(StorageError) {
        if let step = try await applyWithinLimit(edit, to: key) { report(key, step) }
      } catch {
        report(key, .storeFailed(error))
      }
    }
  }

  /// Applies a change; when all variants together are too large, only the latest one stays.
  private func applyWithinLimit(
    _ edit: @escaping Edit,
    to key: CacheKey
  ) async throws(StorageError) -> OfflineHTTPEvent.Step? {
    do throws(StorageError) {
      return try await apply(edit, to: key)
    } catch {
      guard case .tooLarge = error else { throw error }
      return try await apply(
        { variants in
          let step = edit(&variants)
          variants = StoredVariants(Array(variants.responses.prefix(1)))
          return step
        },
        to: key
      )
    }
  }

  /// Changes the variants in one step, so that those of another process are not lost, unless the partition was wiped
  /// since the operation began; what lands in a wipe is removed again.
  private func apply(_ edit: Edit, to key: CacheKey) async throws(StorageError) -> OfflineHTTPEvent.Step? {
    let step = Mutex<OfflineHTTPEvent.Step?>(nil)
    try await documents.change(place(key)) { document in
      guard !wipes.isOver(session) else { return .unchanged }
      let stored = document.flatMap { StoredVariants($0) }
      var variants = stored ?? StoredVariants()
      let done = edit(&variants)
      step.withLock { $0 = done }
      return variants.change(from: stored)
    }
    guard wipes.isOver(session) else { return step.withLock(\.self) }
    try await documents.remove(place(key))
    return .notStored(because: .wiped)
  }

  /// Tells what was done.
  func report(_ key: CacheKey, _ step: OfflineHTTPEvent.Step) {
    observe(OfflineHTTPEvent(url: key.url, step: step))
  }

  private func place(_ key: CacheKey) -> DocumentKey {
    DocumentKey(partition: session.partition, name: key.name)
  }
}
