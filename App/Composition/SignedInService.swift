import Credentials
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A service that knows its users, as this run uses it: where it is, and who is signed in there.
///
/// The public service, another address and the sandbox are different services, each with its own account.
struct SignedInService: Sendable {
  /// Where the service is.
  let selection: ServiceSelection
  /// The accounts of the service.
  let accounts: ServiceAccounts
  /// The folder for tokens that are not encrypted; `nil` without a folder for files.
  let tokenFolder: String?
  private let plainName: String
  private let service: ServiceDescriptor

  /// Describes the service of this run.
  ///
  /// - Parameters:
  ///   - plainName: The name of the service without its address.
  ///   - service: The service.
  ///   - services: What the run is made of.
  ///   - others: Other services of this run that take the same tokens.
  ///   - renew: Renews tokens.
  init(
    named plainName: String,
    _ service: ServiceDescriptor,
    _ services: Services,
    alsoAt others: Set<Origin> = [],
    renew: @escaping RenewingCredentials.Renew
  ) {
    let launch = services.launch
    let process = launch.process
    self.plainName = plainName
    self.service = service
    selection = services.selection(of: service)
    // An address without an origin is a problem of the selection, which ends every command.
    guard let origin = Origin(selection.root) else {
      preconditionFailure("The address of a service has no origin.")
    }
    let data = launch.directories.data
    let secrets = data.map { SecretFileStore(folder: $0 + "/secrets", busyTimeout: launch.busyTimeout) }
    var stores: [TokenStore: any SecretStore] = [
      .keyring: SecretToolStore(owner: "tessera", runner: process.programs)
    ]
    stores[.file] = secrets
    tokenFolder = secrets?.folder
    let registry = AccountRegistry(
      file: data.map { WholeFile(path: $0 + "/accounts.json", busyTimeout: launch.busyTimeout) },
      places: stores,
      observe: services.trace.record
    )
    let present = Self.storageName(plainName, selection, service)
    accounts = ServiceAccounts(
      of: registry.storedName(of: present) { Self.presentName(plainName, storedAs: $0, service) == present },
      at: origin,
      and: others,
      in: registry,
      // Without a folder there is no account to renew tokens of.
      lock: InterprocessLock(
        path: (data ?? "") + "/token-renewal.lock",
        timeout: launch[\.timeout],
        clock: process.clock
      ),
      now: process.now,
      renewals: services.renewals,
      renew: renew
    )
  }

  /// The name under which everything of an account is stored: that of the service alone for the public one.
  static func storageName(
    _ plainName: String,
    _ selection: ServiceSelection,
    _ service: ServiceDescriptor
  ) -> String {
    selection.usesSandbox ? plainName + ".sandbox" : storageName(plainName, at: selection.root, service)
  }

  private static func storageName(_ plainName: String, at root: URL, _ service: ServiceDescriptor) -> String {
    root == URL(string: service.address) ? plainName : plainName + "@" + root.absoluteString
  }

  /// The present name of a service that an earlier version stored with the user's spelling of its address; `nil` for the
  /// sandbox, and where it cannot be told.
  private static func presentName(
    _ plainName: String,
    storedAs stored: String,
    _ service: ServiceDescriptor
  ) -> String? {
    if stored == plainName { return plainName }
    guard stored.hasPrefix(plainName + "@"),
      let address = URL(string: String(stored.dropFirst(plainName.count + 1))),
      let root = service.normalForm(address)
    else { return nil }
    return storageName(plainName, at: root, service)
  }

  /// The partition of an account in the spelling of this run.
  ///
  /// - Parameter stored: A partition that was stored, maybe with another spelling of the service's address or of the
  ///   id.
  /// - Returns: The partition of the same account now; the stored one for that of another service.
  func partition(storedAs stored: String) -> String {
    let present = Self.storageName(plainName, selection, service)
    guard let end = stored.lastIndex(of: ":"),
      Self.presentName(plainName, storedAs: String(stored[..<end]), service) == present
    else { return stored }
    return accounts.service + ":" + String(stored[stored.index(after: end)...]).idKey
  }
}
