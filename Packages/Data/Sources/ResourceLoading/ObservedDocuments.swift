public import DomainKernel
public import StorageKit

/// Documents beside the responses of a service that help to find those again, and that it works without.
///
/// A store that fails is told to an observer, and never fails the answer that a document belongs to.
public struct ObservedDocuments: Sendable {
  private let documents: any DocumentStore
  private let save: SaveLater
  private let observe: @Sendable (PersistenceError) -> Void

  /// Observes a store.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - save: Does what changes a document; unless told otherwise, an answer waits for it.
  ///   - observe: Told why a document could not be read or stored.
  public init(
    _ documents: any DocumentStore,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.documents = documents
    self.save = save
    self.observe = observe
  }

  /// Reads a document.
  ///
  /// - Parameter key: The place of the document.
  /// - Returns: The document; `nil` where there is none, and from a store that cannot be read, which is told.
  public func document(for key: DocumentKey) async -> Document? {
    do throws(StorageError) { return try await documents.document(for: key) } catch {
      observe(PersistenceError(reading: error))
      return nil
    }
  }

  /// Reads a document and changes it as one step; a store that cannot be changed is told.
  ///
  /// - Parameters:
  ///   - key: The place of the document.
  ///   - decide: Gets the document, `nil` when there is none, and returns the change, as
  ///     ``/StorageKit/DocumentStore/change(_:_:)`` asks for it.
  public func change(
    _ key: DocumentKey,
    _ decide: @escaping @Sendable (Document?) -> DocumentChange
  ) async {
    await save { [documents, observe] in
      do throws(StorageError) { try await documents.change(key, decide) } catch {
        observe(PersistenceError(saving: error))
      }
    }
  }
}
