import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import SettingsData
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Listens to the typed events of all layers: keeps them for `--explain`, and warns of what the user has to know.
final class Trace: Sendable {
  /// Something that a layer did.
  struct Step: Hashable, Sendable {
    /// Who did it, in the order in which a request passes them.
    enum Layer: Int, Hashable, Sendable {
      case command
      case useCase
      case resource
      case cache
      case network
      case mapping
      case store
      case output

      /// Whether other layers work on behalf of its steps.
      var hasParts: Bool { self == .useCase || self == .resource }
    }

    /// When it began, counted from the start of the program.
    let start: Duration
    /// How long it took, where it took time.
    let duration: Duration?
    /// Who did it.
    let layer: Layer
    /// The operation, in a few words.
    let what: String
  }

  /// The form of the output on standard output.
  enum Result: Hashable, Sendable {
    case document
    case lines(Int)
  }

  private struct State {
    var steps: [Step] = []
    var useCases: [String: [Duration]] = [:]
    var warnings: Set<String> = []
    /// The steps of requests that were cancelled, by what was requested.
    var cancelled: [String: Step] = [:]
    /// The requests for which the transport itself reported the timeout.
    var timedOut: Set<String> = []
    /// The number of the last request that the service failed at, or else of the last one.
    private(set) var requestID: String?
    private var isOfServiceError = false

    mutating func note(_ id: String?, isServiceError: Bool) {
      guard isServiceError || !isOfServiceError else { return }
      (requestID, isOfServiceError) = (id, isServiceError)
    }

    /// The start of the use case of a name that has run longest; one that was superseded ends first.
    mutating func earliest(_ name: String) -> Duration? {
      guard let starts = useCases[name], !starts.isEmpty else { return nil }
      return useCases[name]?.removeFirst()
    }
  }

  /// The operations of one loader that have begun, by their numbers.
  private final class Operations: Sendable {
    let begun = Mutex<[ResourceEvent.ID: (start: Duration, what: String)]>([:])
  }

  /// A browsing session goes on for hours; its beginning is of no use then.
  private static let mostSteps = 2000

  private let isKept: Bool
  private let elapsed: @Sendable () -> Duration
  let strings: Strings
  /// Whether the user asked for cached data only, so that nothing new is stored.
  let usesCacheOnly: Bool
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())

  init(_ launch: Launch) {
    let process = launch.process
    isKept = launch[\.explain]
    elapsed = process.elapsed
    strings = Strings(launch.language)
    usesCacheOnly = launch.policy == .cacheOnly
    warn = { process.errorOutput.write(SafeText($0).string + "\n") }
  }

  /// The steps so far, ordered by start.
  var steps: [Step] {
    state.withLock(\.steps).enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  /// The number by which the service finds the request that failed; of no use after other failures than those of the
  /// service.
  var requestID: String? { state.withLock(\.requestID) }

  /// Remembers a step that ends now.
  func record(_ layer: Step.Layer, _ what: @autoclosure () -> String, took duration: Duration? = nil) {
    guard isKept else { return }
    keep(ending(layer, what(), took: duration))
  }

  func wrote(_ result: Result) {
    switch result {
    case .document: record(.output, strings.document)
    case .lines(let count): record(.output, strings.lines(count))
    }
  }

  /// A step that ends now.
  private func ending(_ layer: Step.Layer, _ what: String, took duration: Duration?) -> Step {
    let end = elapsed()
    let start = duration.map { max(.zero, end - $0) } ?? end
    return Step(start: start, duration: duration, layer: layer, what: what)
  }

  private func keep(_ step: Step) {
    state.withLock { state in
      state.steps.append(step)
      if state.steps.count > Self.mostSteps { state.steps.removeFirst(Self.mostSteps / 2) }
    }
  }

  /// Warns of something once, however often it happens and however it is put.
  func warnOnce(_ subject: String, _ warning: String) {
    let isFirst = state.withLock { $0.warnings.insert(subject).inserted }
    if isFirst { warn(warning) }
  }
}

// MARK: - Features and resources

extension Trace {
  @Sendable
  func record(_ event: FeatureEvent) {
    guard isKept, case .useCase(let name, let phase) = event else { return }
    let now = elapsed()
    switch phase {
    case .began:
      state.withLock { $0.useCases[name, default: []].append(now) }
    case .ended(let outcome):
      let start = state.withLock { $0.earliest(name) } ?? now
      let what = strings.language.labelled(name, strings.words(for: outcome))
      keep(Step(start: start, duration: now - start, layer: .useCase, what: what))
    }
  }

  /// Listens to one more loader.
  func resourceObserver() -> @Sendable (ResourceEvent) -> Void {
    let operations = Operations()
    return { [self] event in record(event, among: operations) }
  }

  private func record(_ event: ResourceEvent, among operations: Operations) {
    if event.step == .openedWithoutAccount { warnOnce("accounts", strings.openedWithoutAccount) }
    guard isKept else { return }
    let now = elapsed()
    let place = event.url.pathAndQuery
    switch event.step {
    case .began(let method, let intent):
      let what = strings.resource(method.rawValue, place, isWrite: intent == .write)
      operations.begun.withLock { $0[event.id] = (now, what) }
    case .openedWithoutAccount: record(.resource, strings.language.labelled(place, strings.withoutAccount))
    case .mapped(let bytes, let duration):
      record(.mapping, strings.decoded(place, bytes: bytes), took: duration)
    case .succeeded(let kind):
      end(event, among: operations, now, kind.rawValue)
    case .failed(let error):
      end(event, among: operations, now, error.code)
    }
  }

  private func end(
    _ event: ResourceEvent,
    among operations: Operations,
    _ now: Duration,
    _ outcome: String
  ) {
    let begun = operations.begun.withLock { $0.removeValue(forKey: event.id) }
    guard let (start, what) = begun else { return }
    let line = strings.language.labelled(what, outcome)
    keep(Step(start: start, duration: now - start, layer: .resource, what: line))
  }
}

// MARK: - Network

extension Trace {
  /// Records an event of a request.
  ///
  /// - Parameters:
  ///   - event: What happened to it.
  ///   - isSandboxed: Whether the sandbox answers in place of the service.
  func record(_ event: HTTPEvent, isSandboxed: Bool) {
    switch event {
    case .sending(let request):
      let line = request.line
      record(.network, isSandboxed ? strings.answeredBySandbox(line) : line)
    case .received(_, let status, let bytes, let duration, let quota, let requestID):
      state.withLock { $0.note(requestID, isServiceError: status.rawValue >= 500) }
      record(.network, strings.answered(status, bytes: bytes, quota), took: duration)
    case .retrying(_, let pause, let reason):
      record(.network, strings.triesAgain(because: reason, after: pause))
    case .redirecting(let status, let request):
      record(.network, strings.redirected(status, to: request.address))
    case .failed(let request, .cancelled, let duration):
      guard isKept else { return }
      // The canceller may give a reason: see `timedOut`.
      let step = ending(.network, strings.failed(.cancelled), took: duration)
      keep(step)
      state.withLock { $0.cancelled[request.line] = step }
    case .failed(let request, let error, let duration):
      record(.network, strings.failed(error), took: duration)
      guard isKept, case .timedOut = error else { return }
      state.withLock { _ = $0.timedOut.insert(request.line) }
    }
  }

  /// Records the timeout of a request, which has cancelled its pending work.
  func timedOut(_ request: HTTPRequestSummary, after limit: Duration) {
    guard isKept else { return }
    let words = strings.failed(.timedOut(after: limit))
    let isSaid = state.withLock { state in
      if state.timedOut.remove(request.line) != nil { return true }
      guard let step = state.cancelled.removeValue(forKey: request.line),
        let index = state.steps.lastIndex(of: step)
      else { return false }
      state.steps[index] = Step(start: step.start, duration: step.duration, layer: step.layer, what: words)
      return true
    }
    if !isSaid { record(.network, words) }
  }
}

extension HTTPRequestSummary {
  /// Method and address.
  fileprivate var line: String { "\(method.rawValue) \(address)" }
}

extension URL {
  /// Path and query: the host is the same for all, and user and fragment are nobody's business.
  var pathAndQuery: String {
    path() + (query().map { "?" + $0 } ?? "")
  }
}

/// Tells a trace that the time for a request is over; the interceptors behind it only see that they are cancelled.
struct TimeoutExplainer: HTTPInterceptor {
  let trace: Trace

  func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    do throws(HTTPClientError) { return try await next.send(request) } catch {
      if case .timedOut(let limit) = error { trace.timedOut(HTTPRequestSummary(request), after: limit) }
      throw error
    }
  }
}
