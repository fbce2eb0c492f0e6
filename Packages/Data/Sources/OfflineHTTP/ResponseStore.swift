import NetworkingKit
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored responses of one partition, for one operation.
///
/// A store that fails is reported, and does not fail a request that the origin answers. Changes go on after their
/// methods have returned.
struct ResponseStore: Sendable {
  let documents: any DocumentStore
  let session: PartitionSession
  let wipes: PartitionWipes
  /// Whether another process has signed the account out.
  let isSignedOut: @Sendable () -> Bool
  let changes: PendingChanges
  let observe: @Sendable (OfflineHTTPEvent) -> Void
  private let known = ReadVariants()

  init(
    documents: any DocumentStore,
    session: PartitionSession,
    wipes: PartitionWipes,
    isSignedOut: @escaping @Sendable () -> Bool,
    changes: PendingChanges,
    observe: @escaping @Sendable (OfflineHTTPEvent) -> Void
  ) {
    self.documents = documents
    self.session = session
    self.wipes = wipes
    self.isSignedOut = isSignedOut
    self.changes = changes
    self.observe = observe
  }

  /// Opens the store in the background, before a response comes that may be stored.
  func prepare() {
    Task { await documents.prepare() }
  }

  /// Everything stored under a key, with the changes that have begun.
  ///
  /// - Throws: ``/StorageKit/StorageError`` when the store cannot be read; it is reported.
  func variants(for key: CacheKey) async throws(StorageError) -> StoredVariants {
    while true {
      switch changes.overlay(of: place(key), in: session) {
      case .variants(let variants, let version):
        known.note(variants, version: version, for: key)
        return variants
      case .unknown(let work):
        await work.value
      case .none(let version):
        let variants = try await read(key)
        known.note(variants, version: version, for: key)
        return variants
      }
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

  /// Keeps a stored response with the fields of a confirmation; its write may be delayed, see ``PendingChanges``.
  ///
  /// - Parameters:
  ///   - response: The response as it is now.
  ///   - stored: The response that was confirmed.
  ///   - request: The request that it answers.
  ///   - key: What it is stored under.
  func confirm(_ response: StoredResponse, of stored: StoredResponse, for request: HTTPRequest, key: CacheKey)
  {
    change(key, isConfirmation: true) { variants in
      guard variants.accepts(response) else { return .notStored(because: .contentStored) }
      guard !variants.hasNewer(than: response, besides: stored, for: request) else { return nil }
      variants.insert(response, for: request)
      return .stored(bytes: response.body.count)
    }
  }

  /// Marks a stored response with an answer that does not take its place; nothing happens when it was replaced
  /// meanwhile.
  func remember(_ doubt: Doubt, about response: StoredResponse, for key: CacheKey) {
    change(key) { variants in
      variants.remember(doubt, about: response)
      return nil
    }
  }

  /// Marks whether the origin has sent other content since than that of a stored response; nothing happens when
  /// another one took its place meanwhile.
  func mark(_ response: StoredResponse, isReplaced: Bool, for key: CacheKey) {
    change(key) { variants in
      variants.mark(response, isReplaced: isReplaced)
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

  /// Marks what is stored under a key as outdated, because it was changed at the origin; returns when it is done.
  ///
  /// - Parameters:
  ///   - key: What was changed.
  ///   - date: When the origin had changed it.
  ///   - isCertain: Whether the change was made, or nobody knows.
  func invalidate(_ key: CacheKey, at date: Date, isCertain: Bool = true) async {
    await change(key) { variants in
      guard !variants.responses.isEmpty else { return nil }
      variants.outdate(at: date, isCertain: isCertain)
      return .invalidated
    }.value
  }

  private func read(_ key: CacheKey) async throws(StorageError) -> StoredVariants {
    do throws(StorageError) {
      guard let document = try await documents.document(for: place(key)) else { return StoredVariants() }
      if let variants = StoredVariants(document) { return variants }
      try await documents.remove(place(key))
      report(key, .dropped(because: .otherFormat))
      return StoredVariants()
    } catch {
      report(key, .storeUnreadable(error))
      throw error
    }
  }

  /// Begins a change and reports what came of it.
  @discardableResult
  private func change(
    _ key: CacheKey,
    isConfirmation: Bool = false,
    _ edit: @escaping PendingChanges.Edit
  ) -> Task<Void, Never> {
    changes.begin(
      place(key),
      known: known[key],
      in: session,
      isConfirmation: isConfirmation,
      edit
    ) { edits in
      do throws(StorageError) {
        for step in try await applyWithinLimit(edits, to: key) { report(key, step) }
      } catch {
        report(key, .storeFailed(error))
      }
    }
  }

  /// Applies changes; when all variants together are too large, only the latest one stays.
  private func applyWithinLimit(
    _ edits: [PendingChanges.Edit],
    to key: CacheKey
  ) async throws(StorageError) -> [OfflineHTTPEvent.Step] {
    do throws(StorageError) {
      return try await apply(edits, to: key)
    } catch {
      guard case .tooLarge = error else { throw error }
      let latestOnly: PendingChanges.Edit = { variants in
        variants = StoredVariants(Array(variants.responses.prefix(1)))
        return nil
      }
      return try await apply(edits + [latestOnly], to: key)
    }
  }

  /// Changes the variants in one step, so that those of another process are not lost, unless the partition was wiped
  /// since the operation began; what lands in a wipe is removed again.
  private func apply(
    _ edits: [PendingChanges.Edit],
    to key: CacheKey
  ) async throws(StorageError) -> [OfflineHTTPEvent.Step] {
    let steps = Mutex<[OfflineHTTPEvent.Step]>([])
    try await documents.change(place(key)) { document in
      guard !isOver else { return .unchanged }
      let stored = document.flatMap { StoredVariants($0) }
      var variants = stored ?? StoredVariants()
      let done = edits.compactMap { $0(&variants) }
      steps.withLock { $0 = done }
      return variants.change(from: stored)
    }
    guard isOver else { return steps.withLock(\.self) }
    try await documents.remove(place(key))
    return [.notStored(because: .wiped)]
  }

  /// Whether what is stored for the account was removed since the operation began; a sign-out is on record before it
  /// removes anything, so that one of another process is noticed too.
  private var isOver: Bool { wipes.isOver(session) || isSignedOut() }

  /// Tells what was done.
  func report(_ key: CacheKey, _ step: OfflineHTTPEvent.Step) {
    observe(OfflineHTTPEvent(url: key.url, step: step))
  }

  private func place(_ key: CacheKey) -> DocumentKey {
    DocumentKey(partition: session.partition, name: key.name)
  }
}
