/// Holds the answers to some requests back until a test lets them go.
public actor AnswerGate<Request: Hashable & Sendable> {
  private var held: Set<Request>
  private var waiting: [Request: [CheckedContinuation<Void, Never>]] = [:]
  private var observers: [Request: [CheckedContinuation<Void, Never>]] = [:]

  /// Makes a gate that is closed for some requests.
  ///
  /// - Parameter held: The requests that wait; all others pass.
  public init(holding held: Set<Request>) {
    self.held = held
  }

  /// Waits until the gate is open for a request.
  ///
  /// - Parameter request: What was asked.
  public func pass(_ request: Request) async {
    guard held.contains(request) else { return }
    await withCheckedContinuation { continuation in
      waiting[request, default: []].append(continuation)
      for observer in observers.removeValue(forKey: request) ?? [] { observer.resume() }
    }
  }

  /// Returns as soon as a request waits at the gate.
  ///
  /// - Parameter request: What was asked.
  public func arrival(of request: Request) async {
    guard waiting[request] == nil else { return }
    await withCheckedContinuation { observers[request, default: []].append($0) }
  }

  /// Lets a request pass, those that wait and those that come.
  ///
  /// - Parameter request: What was asked.
  public func open(_ request: Request) {
    held.remove(request)
    for continuation in waiting.removeValue(forKey: request) ?? [] { continuation.resume() }
  }
}
