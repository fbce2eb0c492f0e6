import ClockFakes
import FaultServer
import Foundation
import NetworkingKit
import Testing

/// Fault 33: giving up at each point of an exchange.
@Suite(.timeLimit(.minutes(5))) struct TransportCancellationTests {
  private let transport = CurlTransport(clock: ManualClock())

  @Test func `before the request is sent`() async throws {
    let server = try FaultServer(resources: [:])
    let transport = transport
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(url: server.url()))
    }

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(server.record.requests.isEmpty)
  }

  @Test func `while the response is waited for`() async throws {
    let server = try FaultServer(.readRequest, .stall)
    let task = send(to: server)
    await server.wait { $0.requests.count == 1 }

    task.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(await server.wait { $0.departures == 1 }.departures == 1)
  }

  @Test func `in the middle of the body`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n1234"),
      .readRequest
    )
    let task = send(to: server)
    await server.wait { $0.requests.count == 1 }

    task.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(await server.wait { $0.departures == 1 }.departures == 1)
  }

  @Test func `the deadline also ends the connection`() async throws {
    let server = try FaultServer(.readRequest, .stall)
    let clock = ManualClock()
    let transport = CurlTransport(limits: HTTPLimits(duration: .seconds(9)), clock: clock)
    let task = Task { try await transport.send(HTTPRequest(url: server.url())) }
    await server.wait { $0.requests.count == 1 }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(9))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(9))) { try await task.value }
    #expect(await server.wait { $0.departures == 1 }.departures == 1)
  }

  @Test func `other requests go on after one was given up`() async throws {
    let server = try FaultServer(answering: { $0.path == "/stall" ? [.stall] : [.send(HTTPAnswer())] })
    let task = send(to: server, target: "/stall")
    await server.wait { $0.requests.count == 1 }

    task.cancel()

    _ = await task.result
    #expect(try await transport.send(HTTPRequest(url: server.url("/next"))).status == .ok)
  }

  @Test func `every other one of many requests is given up, and the others get their answers`() async throws {
    let server = try FaultServer(answering: { [.send(HTTPAnswer(body: $0.target))] })
    let tasks = (0..<200).map { send(to: server, target: "/" + String($0)) }

    for task in tasks.enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(\.element) { task.cancel() }

    for (number, task) in tasks.enumerated() where !number.isMultiple(of: 2) {
      #expect(try await task.value.body == Data(("/" + String(number)).utf8))
    }
  }

  private func send(
    to server: FaultServer,
    target: String = "/"
  ) -> Task<HTTPResponse, any Error> {
    let transport = transport
    return Task { try await transport.send(HTTPRequest(url: server.url(target))) }
  }
}
