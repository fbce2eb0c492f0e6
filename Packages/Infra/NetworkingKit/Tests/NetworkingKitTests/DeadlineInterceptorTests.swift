import ClockFakes
import Foundation
import NetworkingKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct DeadlineInterceptorTests {
  private let clock = ManualClock()
  private let request = HTTPRequest(url: url("https://example.com/a"))

  @Test func `a response in time is returned`() async throws {
    let client = client(StubTransport(.status(200)))

    #expect(try await client.send(request).status == .ok)
  }

  @Test func `an error in time is thrown`() async {
    let client = client(StubTransport(.failure(.notConnected(reason: "x"))))

    await #expect(throws: HTTPClientError.notConnected(reason: "x")) { try await client.send(request) }
  }

  @Test func `a request that takes too long is ended`() async {
    let client = client(NeverTransport())
    let request = request
    let task = Task { try await client.send(request) }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(10))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(10))) { try await task.value }
  }

  @Test func `the pauses of retries count`() async {
    let retry = RetryInterceptor(
      policy: RetryPolicy(attempts: 9, firstPause: .seconds(60), longestPause: .seconds(60)),
      clock: clock,
      random: { 1 },
      now: { .distantPast }
    )
    let client = client(StubTransport(.status(503)), retry)
    let request = request
    let task = Task { try await client.send(request) }
    await clock.waitForSleeps(2)

    clock.advance(by: .seconds(10))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(10))) { try await task.value }
  }

  @Test func `each request has its own time, however many there are`() async throws {
    let client = slowClient()
    for request in [
      HTTPRequest(url: url("https://example.com/a")), HTTPRequest(url: url("https://example.com/b")),
    ] {
      let sleeps = clock.slept.count
      let task = Task { try await client.send(request) }
      await clock.waitForSleeps(sleeps + 2)
      clock.advance(by: .seconds(20))
      #expect(try await task.value.status == .ok)
    }
  }

  @Test(arguments: [
    (RequestDeadline.standard, Duration.seconds(30)), (.within(.seconds(5)), .seconds(5)),
    (.within(.seconds(60)), .seconds(60)),
  ])
  func `a request is ended when its own time is over`(deadline: RequestDeadline, limit: Duration) async {
    let client = HTTPClient(
      transport: NeverTransport(),
      interceptors: [DeadlineInterceptor(limit: .seconds(30), clock: clock)]
    )
    var request = request
    request.deadline = deadline
    let task = Task { [request] in try await client.send(request) }
    await clock.waitForSleeps(1)
    clock.advance(by: limit)

    await #expect(throws: HTTPClientError.timedOut(after: limit)) { try await task.value }
  }

  @Test func `one that takes a second more than its time is ended`() async {
    let client = slowClient(takes: .seconds(31))
    let request = request
    let task = Task { try await client.send(request) }
    await clock.waitForSleeps(2)
    clock.advance(by: .seconds(30))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(30))) { try await task.value }
  }

  @Test func `one without a limit is waited for`() async throws {
    let client = slowClient(takes: .seconds(86_400))
    var request = request
    request.deadline = .unlimited
    let task = Task { [request] in try await client.send(request) }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(86_400))

    #expect(try await task.value.status == .ok)
  }

  @Test(arguments: [RequestDeadline.standard, .within(.seconds(5)), .unlimited])
  func `the time is watched once, and not again by the rest of the chain`(deadline: RequestDeadline)
    async throws
  {
    let seen = Mutex<[RequestDeadline]>([])
    let client = client(
      StubTransport(.status(200)),
      Watcher { deadline in seen.withLock { $0.append(deadline) } }
    )
    var request = request
    request.deadline = deadline

    _ = try await client.send(request)

    #expect(seen.withLock(\.self) == [.unlimited])
  }

  @Test func `cancelling ends the request`() async {
    let client = client(NeverTransport())
    let request = request
    let task = Task { try await client.send(request) }
    await clock.waitForSleeps(1)

    task.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
  }

  private func client(_ transport: any HTTPTransport, _ more: any HTTPInterceptor...) -> HTTPClient {
    let deadline = DeadlineInterceptor(limit: .seconds(10), clock: clock)
    return HTTPClient(transport: transport, interceptors: [deadline] + more)
  }

  private func slowClient(takes time: Duration = .seconds(20)) -> HTTPClient {
    HTTPClient(
      transport: SlowTransport(time: time, clock: clock),
      interceptors: [DeadlineInterceptor(limit: .seconds(30), clock: clock)]
    )
  }

  /// Answers after a time, or not at all when it is cancelled.
  private struct SlowTransport: HTTPTransport {
    let time: Duration
    let clock: ManualClock

    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      do { try await clock.sleep(for: time) } catch { throw .cancelled }
      return HTTPResponse(status: .ok)
    }
  }

  /// Tells of the time that each request still has.
  private struct Watcher: HTTPInterceptor {
    let tell: @Sendable (RequestDeadline) -> Void

    func intercept(
      _ request: HTTPRequest,
      next: any HTTPTransport
    ) async throws(HTTPClientError) -> HTTPResponse {
      tell(request.deadline)
      return try await next.send(request)
    }
  }

  /// Answers nothing until it is cancelled.
  private struct NeverTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      let never = AsyncStream<Never> { _ in }
      for await _ in never {}
      throw .cancelled
    }
  }
}
