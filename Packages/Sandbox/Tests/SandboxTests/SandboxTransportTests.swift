import Foundation
import NetworkingKit
import Sandbox
import Synchronization
import Testing

@Suite struct SandboxTransportTests {
  private let transport = SandboxTransport(services: [
    EchoService(hosts: ["one.example"], name: "first"),
    EchoService(hosts: ["two.example", "one.example"], name: "second"),
  ])

  private func answer(_ address: String) async throws -> String {
    let url = try #require(URL(string: address))
    return String(decoding: try await transport.send(HTTPRequest(url: url)).body, as: UTF8.self)
  }

  @Test(arguments: [
    ("https://two.example/a", "second /a"), ("https://one.example/a", "first /a"),
    ("https://TWO.example:443/a", "second /a"),
  ])
  func `a request goes to the first service that owns the host, in any letter case`(
    address: String,
    expected: String
  ) async throws {
    #expect(try await answer(address) == expected)
  }

  @Test(arguments: [
    "https://three.example/", "http://one.example/", "https://one.example:8443/", "https://one.example.org/",
  ])
  func `where no service listens there is no connection`(address: String) async throws {
    await #expect {
      _ = try await answer(address)
    } throws: { error in
      guard case HTTPClientError.notConnected = error else { return false }
      return true
    }
  }

  @Test func `an address without a host cannot be sent`() async throws {
    await #expect(
      throws: HTTPClientError.invalidRequest(reason: .address)
    ) {
      _ = try await answer("/relative")
    }
  }

  @Test func `a cancelled task gets no answer`() async throws {
    let url = try #require(URL(string: "https://one.example/"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(url: url))
    }
    await #expect(throws: HTTPClientError.cancelled) { _ = try await task.value }
  }

  @Test func `a request of a task that was cancelled does not reach its service`() async throws {
    let (service, url) = (CountingService(), try #require(URL(string: "https://one.example/")))
    let transport = SandboxTransport(services: [service])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(url: url))
    }

    await #expect(throws: HTTPClientError.cancelled) { _ = try await task.value }
    #expect(service.count == 0)
  }

  @Test func `a task that is cancelled while the service answers gets no answer`() async throws {
    let url = try #require(URL(string: "https://one.example/"))
    let service = CountingService { _ = withUnsafeCurrentTask { $0?.cancel() } }
    let transport = SandboxTransport(services: [service])
    let task = Task { try await transport.send(HTTPRequest(url: url)) }

    await #expect(throws: HTTPClientError.cancelled) { _ = try await task.value }
    #expect(service.count == 1)
  }

  @Test func `the error body is the one of the service that owns the host`() throws {
    let known = HTTPRequest(url: try #require(URL(string: "https://two.example/")))
    let unknown = HTTPRequest(url: try #require(URL(string: "https://three.example/")))
    #expect(transport.errorBody(.notFound, for: known).data == Data("second 404".utf8))
    #expect(transport.errorBody(.notFound, for: unknown).data == Data())
    #expect(transport.errorBody(.notFound, for: unknown).mediaType == "text/plain")
  }
}

/// A service that counts its requests, and does something before each answer.
private final class CountingService: SandboxService {
  let hosts: Set<String> = ["one.example"]
  private let counted = Mutex(0)
  private let beforeAnswer: @Sendable () -> Void

  init(beforeAnswer: @escaping @Sendable () -> Void = {}) {
    self.beforeAnswer = beforeAnswer
  }

  var count: Int { counted.withLock { $0 } }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    counted.withLock { $0 += 1 }
    beforeAnswer()
    return HTTPResponse(status: .ok)
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain", data: Data())
  }
}
