import FaultServer
import Foundation
import NetworkingKit
import Testing

/// Bodies in gzip, decoded within the limits (RFC 1952).
@Suite(.timeLimit(.minutes(5))) struct TransportGzipTests {
  private let transport = CurlTransport(limits: HTTPLimits(bodyBytes: 1000), clock: ContinuousClock())
  private let hello = Gzip.stored(Array("hello".utf8))

  @Test(arguments: ["gzip", "x-gzip", "GZip"])
  func `a decoded body has no fields of the encoded one`(coding: String) async throws {
    let response = try await response(hello, coding: coding)

    #expect(response.body == Data("hello".utf8))
    #expect(response.fields[.contentEncoding] == nil)
    #expect(response.fields[.contentLength] == nil)
    #expect(response.fields[.etag] == "\"1\"")
  }

  @Test func `several members are one body`() async throws {
    let response = try await response(hello + hello)

    #expect(response.body == Data("hellohello".utf8))
  }

  @Test func `an encoded body without a byte is empty`() async throws {
    #expect(try await response([]).body.isEmpty)
  }

  @Test func `a gzip body cut short at any byte is refused`() async throws {
    for count in 1..<hello.count {
      let error = await #expect(throws: HTTPClientError.self, "after \(count) bytes") {
        try await response(Array(hello.prefix(count)))
      }
      guard case .invalidResponse = error else {
        Issue.record("after \(count) bytes: \(String(describing: error))")
        continue
      }
    }
  }

  @Test func `a gzip body with a wrong checksum is refused`() async throws {
    var damaged = hello
    damaged[damaged.count - 8] ^= 1

    await #expect(throws: HTTPClientError.invalidResponse(reason: .damagedGzip)) {
      try await response(damaged)
    }
  }

  @Test func `a body that is no gzip is refused`() async throws {
    await #expect(throws: HTTPClientError.invalidResponse(reason: .damagedGzip)) {
      try await response(Array("hello".utf8))
    }
  }

  @Test func `a decoded body at the limit is accepted, and one byte more is refused`() async throws {
    #expect(try await response(Gzip.zeros(1000)).body == Data(count: 1000))
    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 1000)) {
      try await response(Gzip.zeros(1001))
    }
  }

  @Test(arguments: [65_536, 65_537, 140_000])
  func `a body that takes several steps to decode arrives whole`(count: Int) async throws {
    let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let answer = HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Gzip.stored(body))
    let server = try FaultServer(.readRequest, .send(answer))

    let response = try await CurlTransport(clock: ContinuousClock()).send(HTTPRequest(url: server.url()))

    #expect(response.body == Data(body))
  }

  @Test func `the members of a body count together`() async throws {
    #expect(try await response(Gzip.zeros(500) + Gzip.zeros(500)).body.count == 1000)
    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 1000)) {
      try await response(Gzip.zeros(500) + Gzip.zeros(501))
    }
  }

  @Test func `a gzip body without its end says so`() async throws {
    await #expect(throws: HTTPClientError.invalidResponse(reason: .truncatedGzip)) {
      try await response(Array(hello.dropLast()))
    }
  }

  @Test func `an encoded body beyond the limit is refused`() async throws {
    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 1000)) {
      try await response(Gzip.stored([UInt8](repeating: 65, count: 990)))
    }
  }

  @Test func `the answer to HEAD keeps the fields of the encoded body`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 28\r\n\r\n"
    let server = try FaultServer(.readRequest, .send(head))
    let response = try await transport.send(HTTPRequest(method: .head, url: server.url()))

    #expect(response.fields[.contentEncoding] == "gzip")
    #expect(response.fields[.contentLength] == "28")
  }

  @Test func `gzip is asked for unless the request asks for something else`() async throws {
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(url: server.url()))
    _ = try await transport.send(HTTPRequest(url: server.url(), fields: ["accept-encoding": "br"]))

    #expect(
      server.record.requests.map {
        $0.fields.filter { $0.name.lowercased() == "accept-encoding" }.map(\.value)
      }
        == [["gzip"], ["br"]]
    )
  }

  @Test func `without zlib gzip is not asked for, and delivered as it came`() async throws {
    let libraries = CurlLibraries(curl: CurlLibraries.system.curl, zlib: ["does-not-exist.so"])
    let transport = CurlTransport(clock: ContinuousClock(), libraries: libraries)
    let server = try FaultServer(
      .readRequest,
      .send(HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: hello))
    )
    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(server.record.requests.first?["Accept-Encoding"] == "identity")
    #expect(response.body == Data(hello))
    #expect(response.fields[.contentEncoding] == "gzip")
  }

  @Test func `the first zlib that there is counts`() async throws {
    let zlib = ["does-not-exist.so"] + CurlLibraries.system.zlib
    let libraries = CurlLibraries(curl: CurlLibraries.system.curl, zlib: zlib)
    let transport = CurlTransport(clock: ContinuousClock(), libraries: libraries)
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(url: server.url()))

    #expect(server.record.requests.first?["Accept-Encoding"] == "gzip")
  }

  private func response(_ body: [UInt8], coding: String = "gzip") async throws -> HTTPResponse {
    let answer = HTTPAnswer(fields: ["Content-Encoding": coding, "ETag": "\"1\""], body: body)
    let server = try FaultServer(.readRequest, .send(answer))
    return try await transport.send(HTTPRequest(url: server.url()))
  }
}
