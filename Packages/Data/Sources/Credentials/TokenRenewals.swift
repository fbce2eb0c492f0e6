import NetworkingKit
import Synchronization

/// The renewals of tokens that are under way, which neither the end of a command nor of the program cancels.
///
/// A service voids the old tokens when it makes new ones: an answer that nobody takes ends the session of the user.
/// The time limit of the request ends a renewal all the same.
public final class TokenRenewals: Sendable {
  /// Keeps the process from ending at once, and gives back what lets it end.
  public typealias Hold = @Sendable () -> @Sendable () -> Void

  private struct State {
    var running: [Int: Task<Void, Never>] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())
  private let hold: Hold

  /// Begins without any.
  ///
  /// - Parameter hold: Called at the beginning of each renewal, and what it gives back at the end, once the
  ///   new tokens are saved.
  public init(holding hold: @escaping Hold = { () in {} }) {
    self.hold = hold
  }

  /// Does a renewal to its end, also when the task that asks for it is cancelled.
  ///
  /// - Parameter renewal: The work, up to where the new tokens are saved.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  func run<Value: Sendable>(
    _ renewal: @escaping @Sendable () async throws(HTTPClientError) -> Value
  ) async throws(HTTPClientError) -> Value {
    let release = hold()
    let work = Task { () async -> Result<Value, HTTPClientError> in
      defer { release() }
      do throws(HTTPClientError) { return Result<Value, HTTPClientError>.success(try await renewal()) } catch
      {
        return .failure(error)
      }
    }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.running[state.lastNumber] = Task { _ = await work.value }
      return state.lastNumber
    }
    let result = await work.value
    state.withLock { $0.running[number] = nil }
    return try result.get()
  }

  /// Waits until no renewal is under way, to be called before the program ends.
  public func finish() async {
    while let next = state.withLock({ $0.running.first }) {
      await next.value.value
      state.withLock { $0.running[next.key] = nil }
    }
  }
}
