import CommandKit
import FeatureKit
import LogKit
import NetworkingKit
import OfflineHTTP
import Sandbox
import StorageKit

/// Builds what every area stands on: the store, the transports, the client and its cache.
struct Infrastructure {
  let host: Host
  let invocation: Invocation
  let recorder: StepRecorder
  let store: any DocumentStore

  /// The caching client for a service.
  ///
  /// - Parameters:
  ///   - service: Who answers for the service.
  ///   - permits: Which addresses redirects may lead to.
  ///   - sandbox: The service within the sandbox.
  func client(
    for service: ServiceSelection,
    permits: @escaping @Sendable (URL) -> Bool,
    sandbox: @autoclosure () -> any SandboxService
  ) -> OfflineHTTPClient {
    OfflineHTTPClient(
      transport: httpClient(over: transport(for: service, sandbox: sandbox), permits: permits),
      store: store,
      partition: service.partition,
      now: host.now,
      observe: recorder.record
    )
  }
}
