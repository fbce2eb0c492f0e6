import CommandKit
import DomainKernel
import FeatureKit
import LogKit
import NetworkingKit
import OfflineHTTP
import OutboxStore
import ResourceLoading
import Sandbox
import SettingsData
import SettingsDomain
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The second phase of a run: what features are made of, each made when it is needed for the first time.
final class Services: Sendable {
  let launch: Launch
  let trace: Trace
  private let documents: Once<any DocumentStore>
  private let log: HTTPLog?
  private let clients = Mutex<[OfflineHTTPClient]>([])
  private let isFirstRun: Once<Bool>
  private let earlierFiles = Mutex<[String: SQLiteRecordStore]>([:])
  private let usesSandbox = Mutex(false)
  private let features = Mutex<[String: Once<[any Feature]>]>([:])
  private let gitHubServices = Mutex<GitHubServices?>(nil)
  private let careersServices = Mutex<CareersServices?>(nil)
  private let cardsServices = Mutex<CardsServices?>(nil)
  private let pictureServices = Mutex<PictureServices?>(nil)
  private let storedOutbox = Mutex<StoredOutbox?>(nil)
  /// The limits of requests, for all services and all processes of the user.
  private let limits: any RateLimitStore
  /// The requests under way to services that ask for few at once.
  private let concurrency = ConcurrencyInterceptor(limit: 4)

  init(_ launch: Launch) {
    self.launch = launch
    let process = launch.process
    let trace = Trace(launch)
    self.trace = trace
    let file = launch.directories.cache.map { $0 + "/http.sqlite" }
    isFirstRun = Once { file.map { !process.fileExists($0) } ?? false }
    documents = Once {
      guard let file else { return InMemoryDocumentStore() }
      return SQLiteDocumentStore(
        path: file,
        busyTimeout: launch.cacheBusyTimeout,
        now: process.now,
        elapsed: process.elapsed,
        observe: trace.record
      )
    }
    log = launch[\.verbose] ? HTTPLog(process) : nil
    limits =
      launch.directories.cache.map { folder in
        RateLimitFile(
          path: folder + "/limits.json",
          busyTimeout: launch.busyTimeout,
          observe: trace.limitsFailed
        )
      } ?? InMemoryRateLimits()
  }

  // MARK: - Services

  /// The features of an area, made when they are asked for the first time.
  func features(of area: Area) -> [any Feature] {
    let made = features.withLock { features in
      let made = features[area.commands[0]] ?? Once { [self] in area.features(self) }
      features[area.commands[0]] = made
      return made
    }
    return made.value
  }

  /// Where a service is, and whether the sandbox stands in for it.
  func selection(of service: ServiceDescriptor) -> ServiceSelection {
    ServiceSelection(service, launch)
  }

  /// The loader of a service: cached, retried, and limited in time and to the service's own addresses.
  ///
  /// - Parameters:
  ///   - selection: Where the service is.
  ///   - permits: Which addresses belong to the service.
  ///   - account: Who is signed in there; the same value for all loaders of the service.
  ///   - bodyBytes: Bytes of a response, at most.
  ///   - sandbox: What stands in for the service; made when the first request is sent.
  /// - Returns: What repositories read through.
  func loader(
    for selection: ServiceSelection,
    permits: @escaping @Sendable (URL) -> Bool,
    account: CurrentAccount = CurrentAccount(nil),
    bodyBytes: Int = HTTPLimits().bodyBytes,
    sandbox: @escaping @Sendable () -> any SandboxService
  ) -> ResourceLoader {
    // Read before the store is opened for the first time.
    _ = isFirstRun.value
    if selection.usesSandbox { usesSandbox.withLock { $0 = true } }
    let client = OfflineHTTPClient(
      transport: client(
        over: DeferredTransport { [self] in transport(for: selection, bodyBytes: bodyBytes, sandbox) },
        for: selection,
        permits
      ),
      store: documents.value,
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

  /// Carries files to the addresses that a service gives out, which may be of any host: without a cache, an account,
  /// redirects, or fields of its own.
  ///
  /// - Parameters:
  ///   - selection: The service that gives out the addresses.
  ///   - sandbox: What stands in for the service and for the place of its files; made when the first file is sent.
  /// - Returns: What files are sent through.
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

  /// GitHub's API, and the account with which it is asked.
  var gitHub: GitHubServices {
    gitHubServices.withLock { made in
      if let made { return made }
      let new = GitHubServices(self)
      made = new
      return new
    }
  }

  /// The careers service, and the account with which it is asked.
  var careers: CareersServices {
    careersServices.withLock { made in
      if let made { return made }
      let new = CareersServices(self)
      made = new
      return new
    }
  }

  /// Cards, decks and communities; `nil` when an address cannot be used, which ends every command.
  var cards: CardsServices? {
    cardsServices.withLock { made in
      if let made { return made }
      let new = CardsServices(self)
      made = new
      return new
    }
  }

  /// Pictures of accounts, for output that shows pictures.
  var pictures: PictureServices {
    pictureServices.withLock { made in
      if let made { return made }
      let new = PictureServices(self)
      made = new
      return new
    }
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
    _ permits: @escaping @Sendable (URL) -> Bool
  ) -> HTTPClient {
    let process = launch.process
    let isSandboxed = selection.usesSandbox
    let report: @Sendable (HTTPEvent) -> Void = { [trace, log] event in
      log?.write(event, isSandboxed: isSandboxed)
      trace.record(event, isSandboxed: isSandboxed)
    }
    var interceptors: [any HTTPInterceptor] = [
      TimeoutExplainer(trace: trace),
      DeadlineInterceptor(limit: launch[\.timeout], clock: process.clock),
      DefaultFieldsInterceptor(fields),
      RedirectInterceptor(report: report, isAllowed: permits),
      RetryInterceptor(clock: process.clock, random: process.random, now: process.now, report: report),
    ]
    if !isSandboxed {
      // A limit that the sandbox simulates is over with the command.
      if selection.limitsConcurrency { interceptors.append(concurrency) }
      interceptors.append(RateLimitInterceptor(store: limits, now: process.now, report: report))
    }
    interceptors.append(LoggingInterceptor(clock: process.clock, report: report))
    return HTTPClient(transport: transport, interceptors: interceptors)
  }

  // MARK: - Stores

  /// A store of what the user has saved; in memory when there is no folder, and then it says so when it is written to.
  func records(_ store: StoreDescriptor) -> any RecordStore {
    guard let path = path(of: store) else {
      return UnavailableRecordStore(reason: Strings(launch.language).noPlaceForFiles)
    }
    return SQLiteRecordStore(
      path: path,
      busyTimeout: launch.busyTimeout,
      elapsed: launch.process.elapsed,
      observe: trace.record
    )
  }

  /// A store of what a service of the sandbox keeps; in memory when there is no folder, and then it lasts for the run.
  ///
  /// Nobody is told about its work: it stands for that of a server.
  func sandboxRecords(_ store: StoreDescriptor) -> any RecordStore {
    guard let path = path(of: store) else { return InMemoryRecordStore() }
    return SQLiteRecordStore(path: path, busyTimeout: launch.busyTimeout)
  }

  /// The changes that wait for the network, in one file for all areas; nothing is opened before it is used.
  var outbox: StoredOutbox {
    storedOutbox.withLock { made in
      if let made { return made }
      let process = launch.process
      let new = StoredOutbox(
        store: records(Self.outboxStore),
        lockPath: launch.directories.data.map { $0 + "/outbox" },
        clock: process.clock,
        now: process.now
      )
      made = new
      return new
    }
  }

  /// The file of the outbox.
  static let outboxStore = StoreDescriptor(file: "outbox.sqlite", folder: .data)

  /// Sends what waits in the outbox.
  var drainOutbox: DrainOutbox { DrainOutbox(outbox: outbox, now: launch.process.now) }

  /// Whether something was ever stored in the outbox; the one check that a command without changes makes.
  var hasOutbox: Bool { path(of: Self.outboxStore).map(launch.process.fileExists) ?? false }

  /// A table of what can be found again without the service.
  func searchTable(_ history: HistoryDescriptor) -> any SearchTable {
    guard let path = path(of: history.store) else { return InMemorySearchTable(columns: history.columns) }
    return SQLiteSearchTable(
      path: path,
      columns: history.columns,
      formatVersion: history.formatVersion,
      busyTimeout: launch.cacheBusyTimeout,
      elapsed: launch.process.elapsed,
      observe: trace.record
    )
  }

  /// The records of a history from an earlier version of the program; `nil` without such a file.
  func earlierRecords(of history: HistoryDescriptor) -> (any RecordStore)? {
    guard let earlier = history.earlier, let path = path(of: earlier), launch.process.fileExists(path) else {
      return nil
    }
    return earlierFiles.withLock { files in
      let store = files[path] ?? SQLiteRecordStore(path: path, observe: trace.record)
      files[path] = store
      return store
    }
  }

  /// The damaged files of what the user saved, which are kept until the user moves or removes them.
  ///
  /// - Throws: `StorageError` when a folder cannot be read.
  func damagedFiles() throws(StorageError) -> [String] {
    var found: [String] = []
    for path in Area.all.flatMap(\.saved).compactMap(path) { found += try DamagedFiles(of: path).paths() }
    return found
  }

  /// The settings of the user.
  var settings: any SettingsRepository {
    launch.settingsFile?.observed(by: trace.record)
      ?? UnavailableSettings(reason: Strings(launch.language).noPlaceForFiles)
  }

  /// The store of responses.
  var responses: any DocumentStore { documents.value }

  private func path(of store: StoreDescriptor) -> String? {
    switch store.folder {
    case .cache: launch.directories.cache.map { $0 + "/" + store.file }
    case .data: launch.directories.data.map { $0 + "/" + store.file }
    }
  }

  // MARK: - The end of a run

  /// Waits for what goes on in the background, and removes files of an earlier version from which all was taken over.
  func finish() async {
    for client in clients.withLock(\.self) { await client.finishBackgroundWork() }
    await documents.existing?.tidyUp()
    for (path, store) in earlierFiles.withLock(\.self) {
      do throws(StorageError) {
        guard try await store.status().entries == 0 else { continue }
      } catch {
        // What cannot be read was not taken over; the reader has reported it.
        continue
      }
      for suffix in ["", "-wal", "-shm", ".lock", ".used"] { launch.process.removeFile(path + suffix) }
      trace.cleared(path)
    }
  }

  /// Ends what goes on in the background; the user has quit and waits for the prompt.
  func cancelBackgroundWork() async {
    for client in clients.withLock(\.self) { await client.cancelBackgroundWork() }
  }

  /// Whether sandbox data were shown, and nothing had been cached before.
  var isFirstSandboxRun: Bool { (isFirstRun.existing ?? false) && usesSandbox.withLock(\.self) }
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
