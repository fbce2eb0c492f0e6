import CommandKit
import DesignKit
import FeatureKit
import LogKit
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
  let recorder: StepRecorder
  private let invocation: Invocation
  private let store: any DocumentStore
  private let clients = Mutex<[OfflineHTTPClient]>([])
  private let usesSandbox = Mutex(false)
  private let isFirstRun: Bool

  /// Builds it for the options of a command.
  init(process: ProcessContext, invocation: Invocation) {
    self.process = process
    self.invocation = invocation
    recorder = StepRecorder(elapsed: process.elapsed)
    let file = Directories(process).cache.appending(path: "http.sqlite").path(percentEncoded: false)
    isFirstRun = !process.fileExists(file)
    store = SQLiteDocumentStore(path: file, now: process.now)
  }

  /// Whether the person wants to know which way the answer took.
  var explains: Bool { invocation[GlobalOptions.explain] }

  private var log: HTTPLog? {
    guard invocation[GlobalOptions.verbose] else { return nil }
    let sink = TextLogSink(now: process.now) { [write = process.errorOutput.write] in write($0 + "\n") }
    return HTTPLog(logger: Logger(label: "http", level: .debug, sink: sink))
  }

  /// Which peer answers for a service.
  func service(variable: String, standard: String) throws(CommandFailure) -> ServiceSelection {
    try ServiceSelection(variable: variable, standard: standard, invocation, process)
  }

  /// What one run of a command works with.
  func session<UseCases>(with service: ServiceSelection, _ useCases: UseCases) -> FeatureSession<UseCases> {
    usesSandbox.withLock { $0 = service.usesSandbox }
    let presenter = OutputPresenter(
      process: process,
      style: OutputStyle(invocation, stream: process.output, process: process),
      backendLabel: service.usesSandbox ? "sandbox" : nil
    )
    return FeatureSession(
      useCases: useCases,
      presenter: presenter,
      patience: Patience(Self.patience, clock: process.clock)
    )
  }

  private static let patience: Duration = .seconds(3)

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
    let http = HTTPStack(process: process, timeout: invocation[GlobalOptions.timeout], report: report)
    let transport = DeferredTransport {
      service.usesSandbox ? http.sandbox(sandbox(), condition: service.condition) : http.network
    }
    let client = OfflineHTTPClient(
      transport: http.client(over: transport, permits: permits),
      store: store,
      partition: service.partition,
      now: process.now,
      observe: recorder.record
    )
    clients.withLock { $0.append(client) }
    return client
  }

  /// Lets work in the background end, and says what is to be said after a command.
  func finish() async {
    for client in clients.withLock({ $0 }) { await client.finishBackgroundWork() }
    if explains { explain() }
    if isFirstRun && usesSandbox.withLock({ $0 }) && process.errorOutput.isTerminal { hintAtLiveServices() }
  }

  @Sendable
  private func report(_ event: HTTPEvent) {
    recorder.record(event)
    log?.write(event)
  }

  private func explain() {
    let style = OutputStyle(invocation, stream: process.errorOutput, process: process)
    process.errorOutput.write("\n" + style.render(explanationView(recorder.steps)))
  }

  private func hintAtLiveServices() {
    process.errorOutput.write(
      "\nThis is the sandbox: made-up content that needs no network. For the real service: --backend live\n"
    )
  }
}
