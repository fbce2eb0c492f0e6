public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores the applications that were sent from here beside what is stored of the service, a JSON document for each job.
///
/// They go with the partition of the account when it is wiped; where one is evicted, the stored list of applications and
/// the service still tell of it.
public struct StoredSentApplications: SentApplicationStore {
  private struct Record: Codable {
    let id: String
    let note: String?
    let createdAt: Date?
  }

  private var documents: AccountDocuments

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - documents: Stores the responses of the service.
  ///   - partition: Gives the partition of the account that is signed in; `nil` where nobody is.
  public init(documents: any DocumentStore, partition: @escaping @Sendable () -> String?) {
    self.documents = AccountDocuments(in: documents, partition: partition)
  }

  /// The same store for the account that is signed in now.
  public var ofCurrentAccount: any SentApplicationStore {
    var copy = self
    copy.documents = documents.ofCurrentAccount
    return copy
  }

  /// Reads the application for a job; one that cannot be decoded is none.
  public func application(for job: Job.ID) async throws(PersistenceError) -> SentApplication? {
    guard let key = key(of: job) else { return nil }
    let document: Document?
    do throws(StorageError) { document = try await documents.store.document(for: key) } catch {
      throw PersistenceError(reading: error)
    }
    guard let document else { return nil }
    // monorepo:allow swallowed-error: the service tells of a second application anyway
    let record = try? JSONDecoder().decode(Record.self, from: document.body)
    guard let record, let id = Application.ID(rawValue: record.id) else { return nil }
    return SentApplication(id: id, isNew: false, note: record.note, createdAt: record.createdAt)
  }

  /// Remembers the application for a job.
  public func remember(_ application: SentApplication, for job: Job.ID) async throws(PersistenceError) {
    guard let key = key(of: job) else { return }
    let record = Record(
      id: application.id.rawValue,
      note: application.note,
      createdAt: application.createdAt
    )
    let body: Data
    do { body = try JSONEncoder().encode(record) } catch {
      throw .cannotBeSaved(reason: "an application cannot be written as JSON")
    }
    do throws(StorageError) {
      try await documents.store.save(Document(metadata: Data(), body: body), for: key)
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// The name of the document, which is no address.
  ///
  /// A UUID is the same in any letter case (RFC 9562, section 4).
  private func key(of job: Job.ID) -> DocumentKey? {
    job.isWellFormed ? documents.key("careers application 1 \(job.rawValue.lowercased())") : nil
  }
}
