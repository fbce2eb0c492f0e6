import FaultServer
import Foundation
import Testing

@testable import NetworkingKit

@Suite(.timeLimit(.minutes(5))) struct CurlLoopTests {
  private let unusable = Exchange.Outcome.failure(.connectionLost(reason: "libcurl cannot go on"))

  @Test func `a loop that was stopped takes no exchange`() async throws {
    let loop = try CurlLoop(library: CurlLibrary.open(anyOf: CurlLibraries.system.curl))
    let exchange = try exchange(with: url("https://example.com/"))

    loop.stop()

    #expect(await Self.outcome(of: exchange, on: loop) == unusable)
  }

  @Test func `an exchange that is under way when the loop is stopped ends`() async throws {
    let server = try FaultServer(.readRequest, .stall)
    let loop = try CurlLoop(library: CurlLibrary.open(anyOf: CurlLibraries.system.curl))
    let exchange = try exchange(with: server.url())
    let task = Task { await Self.outcome(of: exchange, on: loop) }
    await server.wait { $0.requests.count == 1 }

    loop.stop()

    #expect(await task.value == unusable)
    #expect(await server.wait { $0.departures == 1 }.departures == 1)
  }

  private func exchange(with address: URL) throws -> Exchange {
    let request = HTTPRequest(url: address)
    let order = try CurlOrder(request, acceptsGzip: false, certificateAuthorities: nil)
    return Exchange(order, limits: HTTPLimits())
  }

  private static func outcome(of exchange: Exchange, on loop: CurlLoop) async -> Exchange.Outcome {
    await withCheckedContinuation { continuation in
      if exchange.begin(continuation) { loop.submit(exchange) }
    }
  }
}
