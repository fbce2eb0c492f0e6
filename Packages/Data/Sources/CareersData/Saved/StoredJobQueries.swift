public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores which lists of jobs were narrowed, beside the lists themselves, as a JSON document in each partition.
public struct StoredJobQueries: RecentQueries {
  /// The most queries that are stored; the oldest go first.
  static let limit = 10
  /// The name of the document; no address is written so.
  private static let name = "careers job queries 1"

  private struct Record: Codable {
    let text: String?
    let employment: String?
    let sponsorsVisa: Bool
    let location: String?
  }

  private let documents: ObservedDocuments
  private let partitions: @Sendable () -> [String]

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partitions: Gives the partitions in which lists of jobs are found, first the one in which they are stored now.
  ///   - observe: Told why queries could not be read or stored.
  public init(
    documents: any DocumentStore,
    partitions: @escaping @Sendable () -> [String],
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = ObservedDocuments(documents, observe: observe)
    self.partitions = partitions
  }

  /// Gives the queries, the latest of the first partition first.
  public func queries() async -> [JobQuery] {
    var queries: [JobQuery] = []
    for partition in partitions() {
      for query in await stored(in: partition) where !queries.contains(query) { queries.append(query) }
    }
    return queries
  }

  private func stored(in partition: String) async -> [JobQuery] {
    Self.queries(in: await documents.document(for: DocumentKey(partition: partition, name: Self.name)))
  }

  /// Remembers a query as the latest one of the first partition; nothing is written where it is.
  public func remember(_ query: JobQuery) async {
    guard let partition = partitions().first, await stored(in: partition).first != query else { return }
    let key = DocumentKey(partition: partition, name: Self.name)
    await documents.change(key) { document in
      let others = Self.queries(in: document).filter { $0 != query }
      return .save(Document(metadata: Data(), body: Self.body(of: ([query] + others).prefix(Self.limit))))
    }
  }

  private static func body(of queries: ArraySlice<JobQuery>) -> Data {
    let records = queries.map {
      Record(
        text: $0.text,
        employment: $0.employment?.word,
        sponsorsVisa: $0.sponsorsVisa,
        location: $0.location
      )
    }
    // monorepo:allow swallowed-error: strings and truth values can always be written
    return (try? JSONEncoder().encode(records)) ?? Data()
  }

  private static func queries(in document: Document?) -> [JobQuery] {
    guard let document else { return [] }
    // monorepo:allow swallowed-error: without the queries, entries are shown by their IDs
    let records = try? JSONDecoder().decode([Record].self, from: document.body)
    return (records ?? []).map {
      JobQuery(
        text: $0.text,
        employment: $0.employment.map { EmploymentType(word: $0) },
        sponsorsVisa: $0.sponsorsVisa,
        location: $0.location
      )
    }
  }
}
