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

  /// Describes the service of this run.
  ///
  /// - Parameters:
  ///   - name: The name under which everything of the account is stored.
  ///   - service: The service.
  ///   - services: What the run is made of.
  ///   - others: Other services of this run that take the same tokens.
  ///   - renew: Renews tokens.
  init(
    named name: String,
    _ service: ServiceDescriptor,
    _ services: Services,
    alsoAt others: Set<Origin> = [],
    renew: @escaping RenewingCredentials.Renew
  ) {
    let launch = services.launch
    let process = launch.process
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
    accounts = ServiceAccounts(
      of: Self.name(name, selection, service),
      at: origin,
      and: others,
      in: AccountRegistry(
        file: data.map { WholeFile(path: $0 + "/accounts.json", busyTimeout: launch.busyTimeout) },
        places: stores,
        observe: services.trace.record
      ),
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
  static func name(
    _ name: String,
    _ selection: ServiceSelection,
    _ service: ServiceDescriptor
  ) -> String {
    if selection.usesSandbox { return name + ".sandbox" }
    return selection.root == URL(string: service.address) ? name : name + "@" + selection.root.absoluteString
  }
}
