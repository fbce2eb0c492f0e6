import CareersData
import Credentials
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Sandbox
import StorageKit

/// The careers service, and the account of the user there.
struct CareersServices: Sendable {
  static let service = ServiceDescriptor(
    variable: "TESSERA_CAREERS_URL",
    address: "https://senpai-api-app-production.up.railway.app"
  ) { CareersEndpoints(root: $0) != nil }

  /// Everything that users of the sandbox made, kept between runs.
  static let sandboxState = StoreDescriptor(file: "careers-sandbox.sqlite", folder: .data)

  /// Reads and writes through the service, for the account that is signed in.
  let loader: ResourceLoader
  /// The addresses of the service.
  let endpoints: CareersEndpoints
  /// The account that is signed in; every loader of the service shares it.
  let account: CurrentAccount
  /// The partition of this run: that of the account, or of the service when nobody is signed in.
  let partition: String

  /// The service that stands in for the public one, with what users made there before.
  static func sandbox(_ services: Services) -> CareersService {
    let process = services.launch.process
    return CareersService(
      store: services.sandboxRecords(sandboxState),
      seed: UInt64(process.random() * 0x1p53),
      now: process.now
    )
  }

  init(_ services: Services) {
    let process = services.launch.process
    let selection = services.selection(of: Self.service)
    // An address that is none of this service is a problem of the selection, which ends every command.
    guard let endpoints = CareersEndpoints(root: selection.root) else {
      preconditionFailure("The address of the careers service has no origin.")
    }
    let sandbox = Once<CareersService> { Self.sandbox(services) }
    // Tokens are renewed for nobody's account: the request must not wait for itself.
    let anonymous = services.loader(for: selection, permits: endpoints.permits) { sandbox.value }
    let tokens = CareersTokens(loader: anonymous, endpoints: endpoints)
    let service = SignedInService(named: "careers", Self.service, services) {
      [now = process.now] credentials throws(HTTPClientError) in
      try await tokens.renewed(credentials, at: now())
    }
    let account = CurrentAccount(service.accounts.initialAccount())
    self.endpoints = endpoints
    self.account = account
    partition = account.value?.partition ?? selection.partition
    loader = services.loader(for: selection, permits: endpoints.permits, account: account) { sandbox.value }
  }
}
