public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores the changes of saved entries that the service has beside the lists that they are shown on.
///
/// They go with the partition of the account when it is wiped, and where they are evicted, a stored list is shown as the
/// service gave it. The document has a line for each change: its kind, the id, 1 or 0 for saved or removed, and the
/// milliseconds since 1970. A line that cannot be read is left out.
public struct StoredConfirmedChanges: ConfirmedChangeStore {
  /// The name of the document in the partition of an account; no address is written so.
  static let name = "careers saved changes 1"

  private var documents: AccountDocuments

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partition: Gives the partition of the account that is signed in; `nil` where nobody is.
  public init(documents: any DocumentStore, partition: @escaping @Sendable () -> String?) {
    self.documents = AccountDocuments(in: documents, partition: partition)
  }

  /// The same store for the account that is signed in now; nothing is read or stored as soon as another one is.
  public var ofCurrentAccount: any ConfirmedChangeStore {
    var copy = self
    copy.documents = documents.ofCurrentAccount
    return copy
  }

  /// Reads the changes of the account that is signed in.
  public func changes() async throws(PersistenceError) -> [ConfirmedChange] {
    guard let key else { return [] }
    do throws(StorageError) {
      return Self.changes(in: try await documents.store.document(for: key))
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// Changes the list as one step.
  public func update(
    _ change: @Sendable ([ConfirmedChange]) -> [ConfirmedChange]
  ) async throws(PersistenceError) {
    guard let key else { return }
    do throws(StorageError) {
      try await documents.store.change(key) { document in
        let lines = change(Self.changes(in: document)).map(Self.line)
        return .save(Document(metadata: Data(), body: Data(lines.joined().utf8)))
      }
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  private var key: DocumentKey? { documents.key(Self.name) }

  private static func line(_ confirmed: ConfirmedChange) -> String {
    let change = confirmed.change
    // Rounded up, so that a change is never older than a list that was fetched before it.
    let time = (confirmed.date.timeIntervalSince1970 * 1000).rounded(.up)
    let milliseconds = Int64(exactly: time) ?? 0
    return "\(change.kind.rawValue) \(change.id) \(change.isSaved ? 1 : 0) \(milliseconds)\n"
  }

  private static func changes(in document: Document?) -> [ConfirmedChange] {
    guard let document else { return [] }
    return String(decoding: document.body, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 4, let kind = SavedChange.Kind(rawValue: String(parts[0])),
        let isSaved = ["0": false, "1": true][parts[2]], let milliseconds = Int64(parts[3])
      else { return nil }
      let change = SavedChange(isSaved, String(parts[1]), kind)
      return ConfirmedChange(change, at: Date(milliseconds: milliseconds))
    }
  }
}
