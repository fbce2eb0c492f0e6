/// Limits the time from a request to its response, including everything that the rest of the chain does.
///
/// Each request has its own time: it begins when the request is sent, and retries and redirects share it. The
/// request may ask for another limit or for none, see ``RequestDeadline``.
public struct DeadlineInterceptor: HTTPInterceptor {
  private let limit: Duration
  private let clock: any Clock<Duration>

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - limit: The time for a request that does not ask for another one.
  ///   - clock: Measures it.
  public init(limit: Duration, clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }

  /// Sends the request and cancels what is under way when the time is over; the rest of the chain need not watch it too.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    guard let limit = request.deadline.limit(standard: limit) else { return try await next.send(request) }
    var watched = request
    watched.deadline = .unlimited
    return try await Deadline(limit: limit, clock: clock).enforce {
      [watched] () async -> Result<HTTPResponse, HTTPClientError> in
      do throws(HTTPClientError) {
        return .success(try await next.send(watched))
      } catch {
        return .failure(error)
      }
    }
  }
}

/// A limit to the time that an operation may take.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Runs an operation and gives up on it when the time is over.
  ///
  /// The operation has to end soon after its task is cancelled, since its end is waited for in any case. Both begin on
  /// the thread of the caller, as far as they come without waiting: a change of threads takes longer than that.
  func enforce<Value: Sendable>(
    on operation: @escaping @Sendable () async -> Result<Value, HTTPClientError>
  ) async throws(HTTPClientError) -> Value {
    let first = await withTaskGroup(of: Result<Value, HTTPClientError>?.self) { group in
      group.start { await operation() }
      group.start { await timeOut() }
      defer { group.cancelAll() }
      for await result in group {
        if let result { return result }
      }
      return .failure(.cancelled)
    }
    return try first.get()
  }

  /// The failure once the time is over, or `nil` when it is not needed any more.
  private func timeOut<Value>() async -> Result<Value, HTTPClientError>? {
    do {
      try await clock.sleep(for: limit)
      return .failure(.timedOut(after: limit))
    } catch {
      return nil
    }
  }
}

extension TaskGroup {
  /// Adds a child that begins at once, where the system can do that.
  fileprivate mutating func start(_ operation: @escaping @Sendable () async -> ChildTaskResult) {
    if #available(macOS 26, iOS 26, *) {
      addImmediateTask(operation: operation)
    } else {
      addTask(operation: operation)
    }
  }
}
