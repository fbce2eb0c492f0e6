import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored responses of one partition.
///
/// A store that fails is reported and then treated as empty: it must not fail a request.
struct ResponseStore: Sendable {
  let documents: any DocumentStore
  let partition: String
  let observe: @Sendable (OfflineHTTPEvent) -> Void

  /// Everything stored for an address.
  func variants(for url: URL) async -> StoredVariants {
    do throws(StorageError) {
      guard let document = try await documents.document(for: key(url)) else { return StoredVariants() }
      if let variants = StoredVariants(document) { return variants }
      try await documents.remove(key(url))
      report(url, .dropped(because: .otherFormat))
    } catch {
      report(url, .storeFailed(error))
    }
    return StoredVariants()
  }

  /// Keeps a response in place of those that answered the same request, unless it would cost content.
  func save(_ response: StoredResponse, for request: HTTPRequest) async {
    var variants = await variants(for: request.url)
    guard variants.accepts(response) else {
      return report(request.url, .notStored(because: .contentStored))
    }
    variants.insert(response, for: request)
    do throws(StorageError) {
      try await save(variants, for: request.url)
      report(request.url, .stored(bytes: response.body.count))
    } catch {
      report(request.url, .storeFailed(error))
    }
  }

  /// Removes one of the responses for an address; the other variants stay.
  func drop(_ response: StoredResponse, for url: URL, because reason: DroppedReason) async {
    let rest = StoredVariants(await variants(for: url).responses.filter { $0 != response })
    do throws(StorageError) {
      if rest.responses.isEmpty {
        try await documents.remove(key(url))
      } else {
        try await documents.save(rest.document, for: key(url))
      }
      report(url, .dropped(because: reason))
    } catch {
      report(url, .storeFailed(error))
    }
  }

  /// Removes everything stored for an address, because it was changed there.
  func invalidate(_ url: URL) async {
    do throws(StorageError) {
      guard try await documents.document(for: key(url)) != nil else { return }
      try await documents.remove(key(url))
      report(url, .invalidated)
    } catch {
      report(url, .storeFailed(error))
    }
  }

  /// Saves the variants, or only the latest one when together they are too large.
  private func save(_ variants: StoredVariants, for url: URL) async throws(StorageError) {
    do throws(StorageError) {
      try await documents.save(variants.document, for: key(url))
    } catch {
      guard case .tooLarge = error, variants.responses.count > 1 else { throw error }
      try await documents.save(StoredVariants(Array(variants.responses.prefix(1))).document, for: key(url))
    }
  }

  /// Tells what was done.
  func report(_ url: URL, _ step: OfflineHTTPEvent.Step) {
    observe(OfflineHTTPEvent(url: url, step: step))
  }

  /// The whole address without its fragment, which never reaches the origin.
  private func key(_ url: URL) -> DocumentKey {
    let address = url.absoluteString
    return DocumentKey(partition: partition, name: String(address.prefix { $0 != "#" }))
  }
}
