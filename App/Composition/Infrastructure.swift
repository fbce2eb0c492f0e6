import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import Sandbox
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What every area stands on: the store, the client with its cache, and the way to the person.
final class Infrastructure: Sendable {
  let process: ProcessContext
  let diagnostics: Diagnostics
  private let given: GivenOptions
  private let store: any DocumentStore
  private let data: URL?
  private let clients = Mutex<[OfflineHTTPClient]>([])
  private let usesSandbox = Mutex(false)
  private let isFirstRun: Bool
  private let deadline: Duration

  /// Builds it for the options of a command.
  ///
  /// - Parameters:
  ///   - process: What the program is run with.
  ///   - given: The options that were given.
  /// - Throws: `CommandFailure` when the variables name no folder that can be used.
  init(process: ProcessContext, given: GivenOptions) throws(CommandFailure) {
    self.process = process
    self.given = given
    diagnostics = Diagnostics(process, given)
    deadline = process.elapsed() + given[\.timeout]
    let directories = try Directories(process.environment, Strings(given.language))
    data = directories.data
    guard let folder = directories.cache else {
      isFirstRun = false
      store = InMemoryDocumentStore()
      return
    }
    let file = folder.appending(path: "http.sqlite").path(percentEncoded: false)
    isFirstRun = !process.fileExists(file)
    store = SQLiteDocumentStore(path: file, now: process.now, observe: diagnostics.hear)
  }

  /// Whether the person wants to know which way the answer took.
  var explains: Bool { given[\.explain] }

  /// Which peer answers for a service.
  func service(variable: String, standard: String) throws(CommandFailure) -> ServiceSelection {
    try ServiceSelection(variable: variable, standard: standard, given, process)
  }

  /// What one run of a command works with; without a service, nothing but this program answers.
  func session<UseCases>(
    with service: ServiceSelection? = nil,
    _ useCases: UseCases
  ) -> FeatureSession<UseCases> {
    let isSandboxed = service?.usesSandbox ?? false
    usesSandbox.withLock { $0 = isSandboxed }
    diagnostics.recorder.record(.command, given.invocation.path.joined(separator: " "))
    diagnostics.recorder.record(.useCase, "\(UseCases.self)")
    let presenter = OutputPresenter(
      process: process,
      style: OutputStyle(given, stream: process.output, process: process),
      language: given.language,
      backendLabel: isSandboxed ? Strings(given.language).sandbox : nil,
      recorder: diagnostics.recorder
    )
    let patience = TimeLimit(.seconds(3), clock: process.clock)
    return FeatureSession(
      useCases: useCases,
      presenter: presenter,
      patience: patience,
      observe: diagnostics.hear
    )
  }

  /// The caching client of a service.
  ///
  /// - Parameters:
  ///   - service: Who answers for the service.
  ///   - permits: Which addresses redirects may lead to.
  ///   - sandbox: The service within the sandbox.
  /// - Returns: The client; it is finished with everything else.
  func client(
    for service: ServiceSelection,
    permits: @escaping @Sendable (URL) -> Bool,
    sandbox: @autoclosure @escaping @Sendable () -> any SandboxService
  ) -> OfflineHTTPClient {
    let http = HTTPStack(
      process: process,
      deadline: deadline,
      timeout: given[\.timeout],
      report: diagnostics.hear
    )
    let transport = DeferredTransport {
      service.usesSandbox ? http.sandbox(sandbox(), condition: service.condition) : http.network
    }
    let client = OfflineHTTPClient(
      transport: http.client(over: transport, permits: permits),
      store: store,
      partition: service.partition,
      now: process.now,
      observe: diagnostics.hear
    )
    clients.withLock { $0.append(client) }
    return client
  }

  /// Where small things are kept apart from what can be fetched again; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the data folder.
  ///   - durability: What an acknowledged change outlives.
  ///   - mebibytes: How much it may hold.
  /// - Returns: The store; when there is no place for the file, one that is empty and refuses to keep anything.
  func keyValues(
    _ name: String,
    _ durability: SQLiteKeyValueStore.Durability,
    mebibytes: Int = 64
  ) -> any KeyValueStore {
    guard let data else { return UnavailableKeyValueStore(reason: Strings(given.language).noPlaceForFiles) }
    return SQLiteKeyValueStore(
      path: data.appending(path: name).path(percentEncoded: false),
      durability: durability,
      limit: mebibytes << 20,
      observe: diagnostics.hear
    )
  }

  /// Lets work in the background end, and says what is to be said after a command.
  func finish() async {
    for client in clients.withLock({ $0 }) { await client.finishBackgroundWork() }
    if explains {
      let style = OutputStyle(given, stream: process.errorOutput, process: process)
      process.errorOutput.write(
        "\n" + style.render(explanationView(diagnostics.recorder.steps, Strings(given.language)))
      )
    }
    guard isFirstRun, usesSandbox.withLock({ $0 }), process.errorOutput.isTerminal else { return }
    process.errorOutput.write("\n\(Strings(given.language).firstRunHint)\n")
  }
}
