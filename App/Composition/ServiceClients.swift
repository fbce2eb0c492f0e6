import DomainKernel
import FeatureKit
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Sandbox
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clients of a run's services: each the same chain of interceptors, over the network or the sandbox.
final class ServiceClients: Sendable {
  private let launch: Launch
  private let stores: Stores
  private let trace: Trace
  private let log: HTTPLog?
  private let limits: any RateLimitStore
  /// The requests under way: no more at once to one host than the strictest service, GitHub, asks for.
  private let concurrency = ConcurrencyInterceptor(limit: 4)
  private let clients = Mutex<[OfflineHTTPClient]>([])
  private let answered = Mutex(Answered())

  init(_ launch: Launch, _ stores: Stores, _ trace: Trace) {
    self.launch = launch
    self.stores = stores
    self.trace = trace
    log = launch[\.verbose] ? HTTPLog(launch.process) : nil
    limits = stores.rateLimits()
  }

  /// The loader of a service: cached, retried, and limited in time and to the service's own addresses.
  ///
  /// - Parameters:
  ///   - selection: Where the service is.
  ///   - permits: Which addresses belong to the service.
  ///   - account: Who is signed in there; the same value for all loaders of the service.
  ///   - adapter: Brings the service's responses into the terms of the general rules; `nil` where they are in them.
  ///   - bodyBytes: Bytes of a response, at most.
  ///   - sandbox: The service that stands in for the public one; made when the first request is sent.
  /// - Returns: The loader for the repositories of the service.
  func loader(
    for selection: ServiceSelection,
    permits: @escaping @Sendable (URL) -> Bool,
    account: CurrentAccount = CurrentAccount(nil),
    adapter: (any HTTPInterceptor)? = nil,
    bodyBytes: Int = HTTPLimits().bodyBytes,
    sandbox: @escaping @Sendable () -> any SandboxService
  ) -> ResourceLoader {
    // Read before the store is opened for the first time.
    _ = stores.isFirstRun.value
    let client = OfflineHTTPClient(
      transport: client(
        over: DeferredTransport { [self] in transport(for: selection, bodyBytes: bodyBytes, sandbox) },
        for: selection,
        adapter: adapter,
        permits
      ),
      store: stores.responses,
      partition: selection.partition,
      policy: OfflinePolicy(patience: launch[\.patience]),
      now: launch.process.now,
      clock: launch.process.clock,
      observe: trace.record
    )
    clients.withLock { $0.append(client) }
    return ResourceLoader(
      client: client,
      account: account,
      elapsed: launch.process.elapsed,
      observe: trace.resourceObserver()
    )
  }

  /// A transport for files to addresses that a service gives out, which may be of any host: without a cache, an
  /// account, redirects, or fields of its own.
  ///
  /// - Parameters:
  ///   - selection: The service that gives out the addresses.
  ///   - sandbox: The service that stands in for the public one and for its file host; made when the first file is sent.
  /// - Returns: The transport for uploads.
  func uploads(
    for selection: ServiceSelection,
    sandbox: @escaping @Sendable () -> any SandboxService
  ) -> any HTTPTransport {
    client(
      over: DeferredTransport { [self] in transport(for: selection, sandbox) },
      for: selection,
      fields: [:]
    ) { _ in
      false
    }
  }

  /// Whether only sandbox data were shown, and there was no cache before.
  ///
  /// Who was answered has a loader, which asked for the cache before it was opened.
  var isFirstSandboxRun: Bool {
    answered.withLock { $0.bySandbox && !$0.byService } && stores.isFirstRun.value
  }

  /// Waits for what goes on in the background.
  func finish() async {
    await withTaskGroup { group in
      for client in clients.withLock(\.self) { group.addTask { await client.finishBackgroundWork() } }
    }
  }

  /// Ends what goes on in the background; the user has quit and waits for the prompt.
  func cancelBackgroundWork() async {
    for client in clients.withLock(\.self) { await client.cancelBackgroundWork() }
  }

  private func transport(
    for selection: ServiceSelection,
    bodyBytes: Int = HTTPLimits().bodyBytes,
    _ sandbox: @Sendable () -> any SandboxService
  ) -> any HTTPTransport {
    let process = launch.process
    guard selection.usesSandbox else {
      let limits = HTTPLimits(bodyBytes: bodyBytes, duration: launch[\.timeout])
      return CurlTransport(limits: limits, clock: process.clock)
    }
    let transport = SandboxTransport(services: [sandbox()])
    guard let condition = selection.condition else { return transport }
    return ConditionedTransport(
      transport,
      condition: condition,
      clock: process.clock,
      now: process.now,
      errorBody: transport.errorBody
    )
  }

  private func client(
    over transport: any HTTPTransport,
    for selection: ServiceSelection,
    fields: HTTPFields = [.userAgent: "tessera/\(TesseraProgram.version)"],
    adapter: (any HTTPInterceptor)? = nil,
    _ permits: @escaping @Sendable (URL) -> Bool
  ) -> HTTPClient {
    let process = launch.process
    let isSandboxed = selection.usesSandbox
    let report: @Sendable (HTTPEvent) -> Void = { [self] event in
      if case .received = event { answered.withLock { $0.note(isSandboxed: isSandboxed) } }
      log?.write(event, isSandboxed: isSandboxed)
      trace.record(event, isSandboxed: isSandboxed)
    }
    var interceptors: [any HTTPInterceptor] = [
      TimeoutExplainer(trace: trace),
      DeadlineInterceptor(limit: launch[\.timeout], clock: process.clock),
      DefaultFieldsInterceptor(fields),
      RedirectInterceptor(report: report, isAllowed: permits),
      RetryInterceptor(clock: process.clock, random: process.randomNumber, now: process.now, report: report),
    ]
    // A limit that the sandbox simulates is over with the command.
    if !isSandboxed {
      interceptors.append(concurrency)
      interceptors.append(
        RateLimitInterceptor(
          store: limits,
          bareRefusals: selection.bareRefusals,
          now: process.now,
          report: report
        )
      )
    }
    if let adapter { interceptors.append(adapter) }
    interceptors.append(LoggingInterceptor(clock: process.clock, report: report))
    return HTTPClient(transport: transport, interceptors: interceptors)
  }
}

/// A transport that is built when something is sent for the first time.
private struct DeferredTransport: HTTPTransport {
  private let transport: Once<any HTTPTransport>

  init(_ make: @escaping @Sendable () -> any HTTPTransport) {
    transport = Once(make)
  }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    try await transport.value.send(request)
  }
}

/// Who has answered requests of this run.
private struct Answered {
  private(set) var bySandbox = false
  /// A service over the network: the public one, or one whose address the user has set.
  private(set) var byService = false

  mutating func note(isSandboxed: Bool) {
    if isSandboxed { bySandbox = true } else { byService = true }
  }
}
