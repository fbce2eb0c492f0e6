import DomainKernel
import StorageKit

/// The documents of the account that is signed in, beside what is stored of the service.
struct AccountDocuments: Sendable {
  let store: any DocumentStore
  private let partition: @Sendable () -> String?
  /// Tells whether a partition may be read and changed.
  private var permits: @Sendable (String?) -> Bool = { _ in true }

  /// - Parameters:
  ///   - store: Stores the responses of the service.
  ///   - partition: Gives the partition of the account that is signed in; `nil` where nobody is.
  init(in store: any DocumentStore, partition: @escaping @Sendable () -> String?) {
    self.store = store
    self.partition = partition
  }

  /// The documents of the account that is signed in now; there are none as soon as another one is.
  var ofCurrentAccount: AccountDocuments {
    let account = partition()
    var copy = self
    copy.permits = { [permits] partition in partition == account && permits(partition) }
    return copy
  }

  /// The key of a document by its name, which is no address; `nil` where no account may be used.
  func key(_ name: String) -> DocumentKey? {
    let partition = partition()
    guard permits(partition) else { return nil }
    return partition.map { DocumentKey(partition: $0, name: name) }
  }
}
