import DomainKernel
import ResourceLoading
import StorageKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ObservedDocumentsTests {
  private let store = InMemoryDocumentStore()
  private let key = DocumentKey(partition: "ada", name: "places 1")
  private let document = Document(metadata: Data(), body: Data("one".utf8))

  @Test func `a document is read as it was changed`() async {
    let documents = ObservedDocuments(store, observe: { Issue.record("\($0)") })
    #expect(await documents.document(for: key) == nil)

    await documents.change(key) { [document] known in known == nil ? .save(document) : .remove }
    #expect(await documents.document(for: key) == document)

    await documents.change(key) { [document] known in known == document ? .remove : .unchanged }
    #expect(await documents.document(for: key) == nil)
  }

  @Test func `a store that fails has no document, and its reasons are told`() async {
    let errors = Mutex<[PersistenceError]>([])
    let documents = ObservedDocuments(
      FailingStore(),
      observe: { error in errors.withLock { $0.append(error) } }
    )

    #expect(await documents.document(for: key) == nil)
    await documents.change(key) { [document] _ in .save(document) }

    #expect(
      errors.withLock(\.self)
        == [.cannotBeRead(reason: FailingStore.reason), .cannotBeSaved(reason: FailingStore.reason)]
    )
  }

  @Test func `a change can be made later`() async {
    let work = Mutex<[@Sendable () async -> Void]>([])
    let documents = ObservedDocuments(
      store,
      save: { task in work.withLock { $0.append(task) } },
      observe: { Issue.record("\($0)") }
    )

    await documents.change(key) { [document] _ in .save(document) }
    #expect(await documents.document(for: key) == nil)
    for task in work.withLock(\.self) { await task() }

    #expect(await documents.document(for: key) == document)
  }
}
