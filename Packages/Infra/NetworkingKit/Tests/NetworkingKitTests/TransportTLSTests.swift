import FaultServer
import Foundation
import NetworkingKit
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Fault 31: peers that cannot be trusted, and one that can.
///
/// The authority and its certificates were made for these tests; the one that has expired did so in 2021, the others
/// last until 2120.
@Suite(.timeLimit(.minutes(5))) struct TransportTLSTests {
  private let transport = CurlTransport(clock: ContinuousClock(), certificateAuthorities: TLSPeer.authorities)

  @Test(arguments: ["localhost", "127.0.0.1"])
  func `a certificate of a trusted authority for this host is accepted`(host: String) async throws {
    let peer = try TLSPeer(certificate: "localhost")

    #expect(try await transport.send(HTTPRequest(url: peer.url(host: host))).status == .ok)
  }

  @Test(.enabled(if: hasIPv6)) func `an IPv6 address is connected to`() async throws {
    let peer = try TLSPeer(certificate: "localhost", host: "[::1]")

    #expect(try await transport.send(HTTPRequest(url: peer.url(host: "[::1]"))).status == .ok)
  }

  @Test(arguments: [
    ("selfsigned", TrustFault.selfSigned), ("expired", .expired), ("otherhost", .otherHost),
  ])
  func `a certificate that proves nothing is refused`(certificate: String, fault: TrustFault) async throws {
    let peer = try TLSPeer(certificate: certificate)

    let error = await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: peer.url(host: "localhost")))
    }
    guard case .insecure(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason == fault || reason == .untrusted)
  }

  @Test func `the system does not trust the authority of the tests`() async throws {
    let peer = try TLSPeer(certificate: "localhost")

    let error = await #expect(throws: HTTPClientError.self) {
      try await CurlTransport(clock: ContinuousClock()).send(HTTPRequest(url: peer.url(host: "localhost")))
    }
    guard case .insecure = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `authorities that cannot be read are an error`() async throws {
    let peer = try TLSPeer(certificate: "localhost")
    let transport = CurlTransport(clock: ContinuousClock(), certificateAuthorities: "/does/not/exist.pem")

    let error = await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: peer.url(host: "localhost")))
    }
    guard case .insecure = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `HTTP/2 is spoken where the server has it`() async throws {
    let peer = try TLSPeer(certificate: "localhost", .http2(answer: HTTP2.answer(body: "hello")))

    let response = try await transport.send(HTTPRequest(url: peer.url(host: "localhost")))

    #expect(response.status == .ok)
    #expect(response.fields["X-A"] == "b")
    #expect(response.body == Data("hello".utf8))
  }

  @Test func `a peer that does not speak TLS is refused`() async throws {
    let server = try FaultServer(.send("220 mail ready\r\n"), .stall)

    let error = await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: server.url(scheme: "https")))
    }
    guard case .insecure = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a request that is given up during the handshake ends its connection`() async throws {
    let server = try FaultServer(.stall)
    let transport = transport
    let task = Task { try await transport.send(HTTPRequest(url: server.url(scheme: "https"))) }
    await server.wait { $0.connections == 1 }

    task.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(await server.wait { $0.departures == 1 }.departures == 1)
  }

  /// Whether this machine has `::1`.
  private static let hasIPv6: Bool = {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET6, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
      }
    }
  }()
}
