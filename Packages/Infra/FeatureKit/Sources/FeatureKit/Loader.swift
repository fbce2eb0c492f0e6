import CommandKit
public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The request of a loader that has only one: everything there is.
public struct Everything: Hashable, Sendable {
  /// Makes the request.
  public init() {}
}

/// Loads what a screen shows: the one state machine behind every view model.
///
/// - A load that is superseded is cancelled, and its response has no effect.
/// - The value stays on the screen while it is refreshed, and when that fails; but not when somebody has to sign in for
///   it, since it may belong to an account that was signed out.
/// - A list that continues is loaded part by part.
@MainActor
public final class Loader<Request: Hashable & Sendable, Value: Sendable, Failure: PresentableFailure> {
  /// Loads something for a request.
  public typealias Operation =
    @Sendable (Request, FetchPolicy) async throws(Failure) -> Fetched<Value>

  /// The state of the load.
  public var state: LoadState<Value, Failure> { progress.state }
  /// The latest request.
  public var request: Request? { progress.request }

  private struct Progress {
    var request: Request?
    var state: LoadState<Value, Failure> = .idle
  }

  /// One property for both, so that they change together for observers.
  @Observed private var progress = Progress()
  private var work: Task<Void, Never>?
  /// The state to restore when the current work is cancelled.
  private var resting = Progress()
  private let operation: Operation
  private let continuation: Continuation?
  private let isEmpty: @Sendable (Value) -> Bool
  private let name: String
  private let observe: @Sendable (FeatureEvent) -> Void

  /// How a list continues.
  public struct Continuation: Sendable {
    /// Whether more follows a value.
    let hasMore: @Sendable (Value) -> Bool
    /// Loads the part that follows a value, and returns both as one value.
    let load: @Sendable (Fetched<Value>, FetchPolicy) async throws(Failure) -> Fetched<Value>

    /// Makes a continuation.
    ///
    /// - Parameters:
    ///   - hasMore: Whether more follows a value.
    ///   - load: Loads the part that follows a value, and returns both as one value.
    public init(
      hasMore: @escaping @Sendable (Value) -> Bool,
      load: @escaping @Sendable (Fetched<Value>, FetchPolicy) async throws(Failure) -> Fetched<Value>
    ) {
      self.hasMore = hasMore
      self.load = load
    }
  }

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - name: The use case that it runs, for traces: `BrowseSections`.
  ///   - isEmpty: Whether a value has nothing in it.
  ///   - continuation: How the value continues; `nil` when it is always whole.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Runs the use case.
  public init(
    _ name: String,
    isEmpty: @escaping @Sendable (Value) -> Bool = { _ in false },
    continuation: Continuation? = nil,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in },
    operation: @escaping Operation
  ) {
    self.name = name
    self.isEmpty = isEmpty
    self.continuation = continuation
    self.observe = observe
    self.operation = operation
  }

  /// Makes a loader of data on this machine, which have no provenance to show.
  ///
  /// - Parameters:
  ///   - name: The use case that it runs, for traces: `ListSettings`.
  ///   - isEmpty: Whether a value has nothing in it.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Runs the use case.
  public convenience init(
    _ name: String,
    isEmpty: @escaping @Sendable (Value) -> Bool = { _ in false },
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in },
    local operation: @escaping @Sendable (Request) async throws(Failure) -> Value
  ) {
    self.init(name, isEmpty: isEmpty, observe: observe) { (request, _) async throws(Failure) in
      Fetched(try await operation(request), provenance: Provenance(kind: .stored, fetchedAt: .distantPast))
    }
  }

  /// Whether there is more to load.
  public var hasMore: Bool {
    guard let value = state.shown?.value, let continuation else { return false }
    return continuation.hasMore(value)
  }

  /// Loads a request, and returns when the load has succeeded, failed, or been superseded.
  ///
  /// The value of the same request stays on the screen meanwhile; that of another one goes. When the calling task is
  /// cancelled, so is loading, and state and request are those from before anything was under way.
  ///
  /// - Parameters:
  ///   - request: What to load.
  ///   - policy: Whether the cache or the service comes first.
  /// - Returns: Whether it ran to its end; `false` when it was superseded or cancelled.
  @discardableResult
  public func load(_ request: Request, _ policy: FetchPolicy) async -> Bool {
    let before = progress
    let shown = request == before.request ? before.state.shown : nil
    progress = Progress(request: request, state: shown.map(LoadState.refreshing) ?? .loading)
    return await run { [operation] () async throws(Failure) in
      try await operation(request, policy)
    } failing: { error in
      // Whose value it was is unknown now, and nobody else may see it.
      .failed(error, previous: error.exitCode == .signInNeeded ? nil : shown)
    }
  }

  /// Loads the next part, if there is one and no other load is under way.
  ///
  /// - Parameter policy: Whether the cache or the service comes first.
  /// - Returns: Whether the part came, or failed to; `false` when there was nothing to do, or it was superseded.
  @discardableResult
  public func loadMore(_ policy: FetchPolicy = .cacheFirst) async -> Bool {
    guard let continuation, !state.isBusy, let shown = state.shown, continuation.hasMore(shown.value) else {
      return false
    }
    progress.state = .loadingMore(shown)
    return await run { () async throws(Failure) in
      try await continuation.load(shown, policy)
    } failing: { error in
      .partial(shown, error)
    }
  }

  /// Cancels the load that is under way, and clears the value.
  public func reset() {
    work?.cancel()
    work = nil
    resting = Progress()
    progress = resting
  }

  private func run(
    _ load: @escaping @Sendable () async throws(Failure) -> Fetched<Value>,
    failing: @escaping @Sendable (Failure) -> LoadState<Value, Failure>
  ) async -> Bool {
    work?.cancel()
    let task = Task { [name, observe] in
      guard !Task.isCancelled else { return }
      observe(.useCase(name, .began))
      let outcome: Result<Fetched<Value>, Failure>
      do throws(Failure) { outcome = .success(try await load()) } catch { outcome = .failure(error) }
      observe(.useCase(name, .ended(FeatureEvent.Outcome(outcome))))
      guard !Task.isCancelled else { return }
      switch outcome {
      case .success(let value): rest(in: isEmpty(value.value) ? .empty(value) : .loaded(value))
      case .failure(let error) where error.isCancellation: goBack()
      case .failure(let error): rest(in: failing(error))
      }
    }
    work = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // Superseded work leaves the state to what came after it.
    guard task.isCancelled else { return true }
    if work == task { goBack() }
    return false
  }

  private func rest(in state: LoadState<Value, Failure>) {
    resting = Progress(request: request, state: state)
    progress = resting
  }

  private func goBack() {
    progress = resting
  }
}
