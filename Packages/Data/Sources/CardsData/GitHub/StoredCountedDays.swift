public import CardsDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores the days up to which contributions were counted, beside the answers, as a text in each partition.
///
/// It goes with the answers of its account. A line that is no day is passed over.
public struct StoredCountedDays: CountedDays {
  /// The most days that are stored; those that were remembered least recently go first.
  static let limit = 366
  /// The name of the document; no address is written so.
  private static let name = "counted days 1"

  private let documents: ObservedDocuments
  private let partition: @Sendable () -> String

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partition: Gives the partition in which responses are stored now.
  ///   - save: Does what stores a day; unless told otherwise, an answer waits for it.
  ///   - observe: Told why days could not be read or stored.
  public init(
    documents: any DocumentStore,
    partition: @escaping @Sendable () -> String,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = ObservedDocuments(documents, save: save, observe: observe)
    self.partition = partition
  }

  /// Gives the days of the partition; none from a store that cannot be read, which is told.
  public func all() async -> [CalendarDay] {
    await documents.document(for: Self.key(in: partition())).map(Self.days) ?? []
  }

  /// Stores a day as the last one of the partition.
  public func remember(_ day: CalendarDay) async {
    await documents.change(Self.key(in: partition())) { document in
      let known = document.map(Self.days) ?? []
      guard known.first != day else { return .unchanged }
      let days = ([day] + known.filter { $0 != day }).prefix(Self.limit)
      let text = days.map(\.description).joined(separator: "\n")
      return .save(Document(metadata: Data(), body: Data(text.utf8)))
    }
  }

  private static func key(in partition: String) -> DocumentKey {
    DocumentKey(partition: partition, name: name)
  }

  private static func days(_ document: Document) -> [CalendarDay] {
    String(decoding: document.body, as: UTF8.self).split(separator: "\n").compactMap {
      CalendarDay(String($0))
    }
  }
}
