public import SettingsDomain
import Synchronization

/// A sandbox in memory, or one that fails as a test says.
public final class FakeSandbox: SandboxControl {
  private let state: Mutex<State>

  private struct State {
    var services: [SandboxedService]
    var served: [ServedVariable]
    var failure: SandboxError?
    var advanced: [AdvanceRequest] = []
    var ports: [Int?] = []
  }

  /// Makes a sandbox.
  ///
  /// - Parameters:
  ///   - services: What it has.
  ///   - served: The variables that lead to it where it is served.
  public init(_ services: [SandboxedService] = [], served: [ServedVariable] = []) {
    state = Mutex(State(services: services, served: served))
  }

  /// The steps that the operator was told to take.
  public var advanced: [AdvanceRequest] { state.withLock(\.advanced) }

  /// The first ports that were asked for.
  public var ports: [Int?] { state.withLock(\.ports) }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: SandboxError?) {
    state.withLock { $0.failure = error }
  }

  /// Tells what it has.
  public func status() async throws(SandboxError) -> [SandboxedService] {
    try change { $0.services }
  }

  /// Empties everything.
  public func reset() async throws(SandboxError) -> [SandboxedService] {
    try change { state in
      let removed = state.services.filter { $0.bytes > 0 }
      state.services = state.services.map { SandboxedService(host: $0.host, path: $0.path) }
      return removed
    }
  }

  /// Offers a job.
  public func advance(_ request: AdvanceRequest) async throws(SandboxError) -> AdvancedStep {
    try change { state in
      state.advanced.append(request)
      return AdvancedStep(kind: "application", id: request.id, status: "OFFERED", title: "Offer stage")
    }
  }

  /// Begins and ends at once.
  public func serve(
    from port: Int?,
    started: @Sendable ([ServedVariable]) async -> Void
  ) async throws(SandboxError) {
    let served = try change { state in
      state.ports.append(port)
      return state.served
    }
    await started(served)
  }

  private func change<Answer>(
    _ change: (inout State) -> sending Answer
  ) throws(SandboxError) -> sending Answer {
    try state.withLock { state throws(SandboxError) in
      if let failure = state.failure { throw failure }
      return change(&state)
    }
  }
}
