public import DomainKernel
import PeopleDomain
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores where pages began that did not begin at the top, beside the pages, as a JSON document in each partition.
///
/// Lists are found from there, so that what was shown of them opens offline for other places too, also where the pages
/// before them have changed and lead elsewhere. A document that cannot be read is told, counts as empty, and
/// is replaced by the next page.
public struct StoredListStarts: Sendable {
  /// A place where a page began, and the number of accounts that were asked for.
  struct Start: Hashable, Codable {
    let id: Int
    let count: Int
    /// The address of the page as the service wrote it; `nil` where it is the usual one.
    var address: String?
  }

  /// The most places that are stored; those that were asked for least recently go first.
  static let limit = 50
  /// The name of the document; no address is written so.
  private static let name = "people list starts 1"

  private let documents: ObservedDocuments
  private let partition: @Sendable () -> String
  private let searched: @Sendable () -> [String]
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partition: Gives the partition in which responses are stored now.
  ///   - searched: Gives the partitions in which pages are found, first the one in which they are stored now;
  ///     only that one unless told otherwise.
  ///   - save: Does what stores a place; unless told otherwise, an answer waits for it.
  ///   - observe: Told why places could not be read or stored.
  public init(
    documents: any DocumentStore,
    partition: @escaping @Sendable () -> String,
    searched: (@Sendable () -> [String])? = nil,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = ObservedDocuments(documents, save: save, observe: observe)
    self.partition = partition
    self.searched = searched ?? { [partition()] }
    self.observe = observe
  }

  /// The places, each once, the one of the first partition that was asked for last first.
  func all() async -> [Start] {
    var starts: [Start] = []
    for partition in searched() {
      for start in await stored(in: partition) where !starts.contains(start) { starts.append(start) }
    }
    return starts
  }

  private func stored(in partition: String) async -> [Start] {
    guard let document = await documents.document(for: Self.key(in: partition)) else { return [] }
    guard let starts = Self.starts(in: document) else {
      observe(.cannotBeRead(reason: KnownReason.damagedListStarts.rawValue))
      return []
    }
    return starts
  }

  /// Stores a place as the one that was asked for last.
  func remember(_ start: Start) async {
    await documents.change(Self.key(in: partition())) { document in
      let known = document.flatMap(Self.starts) ?? []
      guard known.first != start else { return .unchanged }
      let starts = ([start] + known.filter { $0 != start }).prefix(Self.limit)
      return Self.body(of: Array(starts)).map { .save(Document(metadata: Data(), body: $0)) } ?? .unchanged
    }
  }

  private static func key(in partition: String) -> DocumentKey {
    DocumentKey(partition: partition, name: name)
  }

  private static func body(of starts: [Start]) -> Data? {
    // monorepo:allow swallowed-error: numbers can always be written
    try? JSONEncoder().encode(starts)
  }

  /// The places of a document; `nil` for a damaged one.
  private static func starts(in document: Document) -> [Start]? {
    // monorepo:allow swallowed-error: without the places, lists open from where they began and from the top
    try? JSONDecoder().decode([Start].self, from: document.body)
  }
}
