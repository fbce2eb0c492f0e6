import ClockFakes
import Foundation
import NetworkingKit
import Testing

@Suite(.timeLimit(.minutes(1))) struct DeadlineInterceptorTests {
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

  /// Answers nothing until it is cancelled.
  private struct NeverTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      let never = AsyncStream<Never> { _ in }
      for await _ in never {}
      throw .cancelled
    }
  }
}
