import ClockFakes
import Foundation
import Synchronization
import Testing

@testable import NetworkingKit

@Suite(.timeLimit(.minutes(5))) struct ConcurrencyInterceptorTests {
  private let peer = HeldTransport()
  private let interceptor = ConcurrencyInterceptor(limit: 4)
  private let request = HTTPRequest(url: url("https://example.com/a"))

  @Test func `four requests are under way at once, and the fifth when one of them has ended`() async throws {
    let tasks = send(5)
    await waitUntil { peer.arrived == 4 && waiting == 1 }
    #expect(peer.arrived == 4)

    peer.release()
    await waitUntil { peer.arrived == 5 }

    peer.releaseAll()
    for task in tasks { #expect(try await task.value.status == .ok) }
  }

  @Test func `many requests are all answered, four at a time`() async throws {
    let tasks = send(50)
    peer.releaseAll()

    for task in tasks { #expect(try await task.value.status == .ok) }
    #expect(peer.arrived == 50)
    #expect(peer.most <= 4)
  }

  @Test func `those that wait go in the order in which they came`() async throws {
    var tasks = send(4)
    await waitUntil { peer.arrived == 4 }
    for path in ["b", "c", "d"] {
      tasks += send(1, HTTPRequest(url: url("https://example.com/" + path)))
      await waitUntil { waiting == tasks.count - 4 }
    }

    for count in 5...7 {
      peer.release()
      await waitUntil { peer.arrived == count }
    }
    peer.releaseAll()
    for task in tasks { _ = try await task.value }

    #expect(peer.paths.suffix(3) == ["/b", "/c", "/d"])
  }

  @Test func `a turn that is given back leaves the one that is taken`() async throws {
    let first = send(1)[0]
    await waitUntil { peer.arrived == 1 }
    var tasks = send(1)
    await waitUntil { peer.arrived == 2 }
    peer.release()
    _ = try await first.value

    tasks += send(4)
    await waitUntil { peer.arrived == 5 && waiting == 1 }
    peer.releaseAll()

    for task in tasks { #expect(try await task.value.status == .ok) }
    #expect(peer.most == 4)
    #expect(waiting == 0)
  }

  @Test func `each origin has its own turns`() async throws {
    let tasks = send(4) + send(4, HTTPRequest(url: url("https://other.example.com/a")))

    await waitUntil { peer.arrived == 8 }

    peer.releaseAll()
    for task in tasks { _ = try await task.value }
  }

  @Test func `waiting ends when it is cancelled, and the others go on`() async throws {
    let tasks = send(4)
    await waitUntil { peer.arrived == 4 }
    let fifth = send(1)[0]
    await waitUntil { waiting == 1 }

    fifth.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await fifth.value }
    #expect(waiting == 0)
    peer.releaseAll()
    for task in tasks { _ = try await task.value }
    #expect(try await send(1)[0].value.status == .ok)
    #expect(peer.arrived == 5)
  }

  @Test func `a request that is cancelled before its turn is not sent, and takes no turn`() async throws {
    let stub = StubTransport(.status(200))
    let client = HTTPClient(transport: stub, interceptors: [ConcurrencyInterceptor(limit: 1)])
    let request = request
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(request)
    }

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(stub.requests.isEmpty)
    #expect(try await client.send(request).status == .ok)
  }

  @Test func `waiting counts into the deadline`() async throws {
    let clock = ManualClock()
    let tasks = send(4)
    await waitUntil { peer.arrived == 4 }
    let deadline = DeadlineInterceptor(limit: .seconds(10), clock: clock)
    let client = HTTPClient(transport: peer, interceptors: [deadline, interceptor])
    let late = Task { [request] in try await client.send(request) }
    await waitUntil { waiting == 1 }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(10))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(10))) { try await late.value }
    peer.releaseAll()
    for task in tasks { _ = try await task.value }
    #expect(peer.arrived == 4)
  }

  @Test(arguments: [-1, 0, 1])
  func `a limit below one is one`(limit: Int) async throws {
    let interceptor = ConcurrencyInterceptor(limit: limit)
    let client = HTTPClient(transport: peer, interceptors: [interceptor])
    let tasks = (0..<2).map { [request] _ in Task { try await client.send(request) } }
    await waitUntil { peer.arrived == 1 && Origin(request.url).map(interceptor.waiting) == 1 }
    peer.releaseAll()

    for task in tasks { #expect(try await task.value.status == .ok) }
    #expect(peer.most == 1)
  }

  @Test func `a request that fails gives its turn back`() async throws {
    let stub = StubTransport(.failure(.connectionLost(reason: "cut")))
    let client = HTTPClient(transport: stub, interceptors: [ConcurrencyInterceptor(limit: 1)])

    for _ in 0..<3 {
      await #expect(throws: HTTPClientError.connectionLost(reason: "cut")) { try await client.send(request) }
    }
    #expect(stub.requests.count == 3)
  }

  private var waiting: Int { Origin(request.url).map(interceptor.waiting) ?? 0 }

  private func send(_ count: Int, _ request: HTTPRequest? = nil) -> [Task<HTTPResponse, any Error>] {
    let client = HTTPClient(transport: peer, interceptors: [interceptor])
    let request = request ?? self.request
    return (0..<count).map { _ in Task { try await client.send(request) } }
  }
}

/// Answers when a test says so, and counts what is under way.
private final class HeldTransport: HTTPTransport {
  private struct State {
    var paths: [String] = []
    var running = 0
    var most = 0
    var isOpen = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var arrived: Int { state.withLock { $0.paths.count } }
  var most: Int { state.withLock(\.most) }
  var paths: [String] { state.withLock(\.paths) }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        state.paths.append(request.url.path())
        state.running += 1
        state.most = max(state.most, state.running)
        if !state.isOpen { state.held.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
    state.withLock { $0.running -= 1 }
    return HTTPResponse(status: .ok)
  }

  /// Answers the request that has waited longest.
  func release() {
    let first = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
    first?.resume()
  }

  /// Answers every request from now on.
  func releaseAll() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }
}
