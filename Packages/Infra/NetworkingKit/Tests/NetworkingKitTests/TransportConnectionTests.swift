import FaultServer
import Foundation
import NetworkingKit
import Testing

/// Which connections are made, kept and used again, and over which library.
@Suite(.timeLimit(.minutes(5))) struct TransportConnectionTests {
  private let transport = CurlTransport(clock: ContinuousClock())
  private let fine = HTTPAnswer(body: "fine")

  @Test func `a missing library is an error of its own`() async throws {
    let libraries = CurlLibraries(curl: ["does-not-exist.so"], zlib: [])
    let transport = CurlTransport(clock: ContinuousClock(), libraries: libraries)
    let server = try FaultServer(resources: [:])

    await #expect(throws: HTTPClientError.libraryMissing) {
      try await transport.send(HTTPRequest(url: server.url()))
    }
    #expect(server.record.connections == 0)
  }

  @Test func `the first library that there is counts`() async throws {
    let libraries = CurlLibraries(curl: ["does-not-exist.so"] + CurlLibraries.system.curl, zlib: [])
    let transport = CurlTransport(clock: ContinuousClock(), libraries: libraries)
    let server = try FaultServer(resources: [:])

    #expect(try await transport.send(HTTPRequest(url: server.url())).status == .notFound)
  }

  @Test func `a connection is used again`() async throws {
    let server = try FaultServer(answering: { [fine] _ in [.send(fine)] })

    for _ in 0..<3 { _ = try await transport.send(HTTPRequest(url: server.url())) }

    #expect(server.record.connections == 1)
  }

  @Test func `a safe request is sent again when a kept connection turns out to be closed`() async throws {
    let server = try FaultServer(connections: [
      [.readRequest, .send(fine), .readRequest, .close], [.readRequest, .send(fine)],
    ])

    _ = try await transport.send(HTTPRequest(url: server.url()))

    #expect(try await transport.send(HTTPRequest(url: server.url())).status == .ok)
    #expect(server.record.requests.count == 3)
  }

  @Test func `an unsafe request is sent once, on a connection of its own`() async throws {
    let server = try FaultServer(connections: [
      [.readRequest, .send(fine), .readRequest, .close], [.readRequest, .close],
    ])

    _ = try await transport.send(HTTPRequest(url: server.url()))
    await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(method: .post, url: server.url()))
    }

    #expect(server.record.requests.map(\.method) == ["GET", "POST"])
    #expect(server.record.connections == 2)
  }

  @Test func `a released transport closes the connections that it kept`() async throws {
    let server = try FaultServer(answering: { [fine] _ in [.send(fine)] })
    var transport: CurlTransport? = CurlTransport(clock: ContinuousClock())
    _ = try await transport?.send(HTTPRequest(url: server.url()))

    transport = nil

    #expect(await server.wait { $0.departures == 1 }.connections == 1)
  }

  @Test func `a method with content announces its length even without any`() async throws {
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(method: .post, url: server.url()))
    let request = try #require(server.record.requests.first)

    #expect(request["Content-Length"] == "0")
    #expect(request["Content-Type"] == nil)
    #expect(request["Expect"] == nil)
  }

  @Test(arguments: [HTTPMethod.post, .get, .delete])
  func `content of any bytes and size arrives whole`(method: HTTPMethod) async throws {
    let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(method: method, url: server.url(), body: Data(content)))
    let request = try #require(server.record.requests.first)

    #expect(request.method == method.rawValue)
    #expect(request.body == content)
  }

  @Test func `a path leaves with its dots, and fields without a value leave too`() async throws {
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(url: server.url("/a/../b/./c?d#e"), fields: ["X-Empty": ""]))
    let request = try #require(server.record.requests.first)

    #expect(request.target == "/a/../b/./c?d")
    #expect(request["X-Empty"]?.isEmpty == true)
  }

  @Test func `requests to this machine go through no proxy`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try FaultServer(.close)
      proxy.stop()
      for variable in ["http_proxy", "all_proxy", "ALL_PROXY"] {
        setenv(variable, proxy.url().absoluteString, 1)
      }
      let server = try FaultServer(resources: [:])
      for host in ["127.0.0.1", "localhost"] {
        let request = HTTPRequest(url: server.url(host: host))
        guard try await CurlTransport(clock: ContinuousClock()).send(request).status == .notFound else {
          exit(1)
        }
      }
    }
  }

  @Test func `requests to other machines go through the proxy of the environment`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try FaultServer(.readRequest, .send(HTTPAnswer(502)))
      setenv("https_proxy", proxy.url().absoluteString, 1)
      let transport = CurlTransport(clock: ContinuousClock())
      await #expect(throws: HTTPClientError.self) {
        try await transport.send(HTTPRequest(url: url("https://service.invalid/")))
      }
      guard proxy.record.requests.first?.target == "service.invalid:443" else { exit(1) }
    }
  }
}
