public import DomainKernel
import ResourceLoading
public import StorageKit
public import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores which sections were opened, beside their pages, as a JSON document for each address of the service.
///
/// A document that cannot be read counts as empty, and is replaced by the next section that is opened.
public struct StoredOpenedSections: OpenedSections {
  private struct Record: Codable, Hashable {
    let id: String
    let name: String?
    let title: String
    let kind: String?
    let address: String

    init(_ section: ContentSection) {
      id = section.id.rawValue
      name = section.name
      title = section.title
      kind = section.kind?.word
      address = section.address.rawValue
    }

    var section: ContentSection {
      ContentSection(
        id: ContentSection.ID(rawValue: id),
        name: name,
        title: title,
        kind: kind.map(SectionKind.init(word:)),
        address: PageAddress(rawValue: address)
      )
    }
  }

  /// The most sections that are stored; those that were opened least recently go first.
  private static let limit = 100

  private let documents: ObservedDocuments
  private let key: DocumentKey

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partition: The partition in which they are stored.
  ///   - links: The address of the service; sections of others in the same partition stay apart.
  ///   - save: Does what stores a section; unless told otherwise, an answer waits for it.
  ///   - observe: Told why sections could not be read or stored.
  public init(
    documents: any DocumentStore,
    partition: String,
    links: StreamingLinks,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = ObservedDocuments(documents, save: save, observe: observe)
    // No response is stored by such a name.
    key = DocumentKey(partition: partition, name: "streaming opened sections 1 \(links.root.absoluteString)")
  }

  /// Lists the sections, the one that was opened last first.
  public func all() async -> [ContentSection] {
    await documents.document(for: key).map(Self.records)?.map(\.section) ?? []
  }

  /// Stores a section as the one that was opened last.
  public func remember(_ section: ContentSection) async {
    let record = Record(section)
    await documents.change(key) { document in
      let known = document.map(Self.records) ?? []
      guard known.first != record else { return .unchanged }
      let records = ([record] + known.filter { $0.id != record.id }).prefix(Self.limit)
      return Self.body(of: Array(records)).map { .save(Document(metadata: Data(), body: $0)) } ?? .unchanged
    }
  }

  private static func body(of records: [Record]) -> Data? {
    // monorepo:allow swallowed-error: texts can always be written
    try? JSONEncoder().encode(records)
  }

  private static func records(in document: Document) -> [Record] {
    // monorepo:allow swallowed-error: without the record, the sections of the list open as before
    (try? JSONDecoder().decode([Record].self, from: document.body)) ?? []
  }
}
