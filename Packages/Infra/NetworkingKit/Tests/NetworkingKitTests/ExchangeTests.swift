import Foundation
import Testing

@testable import NetworkingKit

@Suite(.timeLimit(.minutes(5))) struct ExchangeTests {
  @Test func `only the first outcome counts`() async throws {
    let exchange = try begun()
    exchange.end(.failure(.cancelled))

    exchange.end(.failure(.sessionEnded))
    exchange.complete(with: nil)

    #expect(await outcome(of: exchange) == .failure(.cancelled))
  }

  @Test func `nothing is taken after the end`() throws {
    let exchange = try begun()
    #expect(!exchange.hasEnded)

    exchange.end(.failure(.cancelled))

    #expect(exchange.hasEnded)
    #expect(!take("X-A: 1\r\n", exchange))
    #expect(!deliver("a", to: exchange))
  }

  @Test func `the parts of a body count together, up to the limit and no further`() async throws {
    let whole = try begun(limit: 5)
    let tooLarge = try begun(limit: 5)
    for exchange in [whole, tooLarge] {
      #expect(deliver("abc", to: exchange))
      #expect(deliver("de", to: exchange))
    }

    whole.complete(with: nil)
    #expect(!deliver("f", to: tooLarge))

    #expect(try await outcome(of: whole).get().body == Data("abcde".utf8))
    #expect(await outcome(of: tooLarge) == .failure(.bodyTooLarge(limit: 5)))
  }

  @Test(arguments: [
    (HTTPMethod.get, 200, 5, true), (.get, 200, 6, false), (.head, 200, 6, true), (.get, 304, 6, true),
    (.get, 204, 6, true),
  ])
  func `a length beyond the limit is refused where there is content`(
    method: HTTPMethod,
    status: Int,
    length: Int,
    isAccepted: Bool
  ) throws {
    let exchange = try exchange(method, limit: 5)
    #expect(take("HTTP/1.1 \(status) Status\r\n", exchange))
    #expect(take("Content-Length: \(length)\r\n", exchange))

    #expect(take("\r\n", exchange) == isAccepted)
    #expect(exchange.hasEnded == !isAccepted)
  }

  @Test func `a body has to be as long as it was announced`() async throws {
    let short = try begun("Content-Length: 3\r\n")
    let whole = try begun("Content-Length: 3\r\n")
    #expect(deliver("ab", to: short))
    #expect(deliver("abc", to: whole))

    short.complete(with: nil)
    whole.complete(with: nil)

    let reason = "the connection was closed before the end of the body"
    #expect(await outcome(of: short) == .failure(.connectionLost(reason: reason)))
    #expect(try await outcome(of: whole).get().body == Data("abc".utf8))
  }

  @Test func `a body whose length was not announced may be empty`() async throws {
    let exchange = try begun()

    exchange.complete(with: nil)

    #expect(try await outcome(of: exchange).get().body.isEmpty)
  }

  @Test func `without the end of the head there is no response`() async throws {
    let exchange = try exchange()
    #expect(take("HTTP/1.1 200 OK\r\n", exchange))

    exchange.complete(with: nil)

    let reason = "the connection was closed before the end of the head"
    #expect(await outcome(of: exchange) == .failure(.connectionLost(reason: reason)))
  }

  @Test func `a failure of libcurl is the outcome in spite of a whole response`() async throws {
    let exchange = try begun()
    let failure = CurlFailure(code: 6)

    exchange.complete(with: failure)

    #expect(await outcome(of: exchange) == .failure(HTTPClientError(failure)))
  }

  /// An exchange of which the head has come, with these field lines.
  private func begun(_ lines: String = "", limit: Int = 1000) throws -> Exchange {
    let exchange = try exchange(limit: limit)
    for line in ["HTTP/1.1 200 OK\r\n", lines, "\r\n"] where !line.isEmpty {
      #expect(take(line, exchange))
    }
    return exchange
  }

  private func exchange(_ method: HTTPMethod = .get, limit: Int = 1000) throws -> Exchange {
    let request = HTTPRequest(method: method, url: url("https://example.com/"))
    let order = try CurlOrder(request, acceptsGzip: false, certificateAuthorities: nil)
    return Exchange(order, limits: HTTPLimits(bodyBytes: limit))
  }

  private func take(_ line: String, _ exchange: Exchange) -> Bool {
    exchange.receive(line: Array(line.utf8))
  }

  private func deliver(_ part: String, to exchange: Exchange) -> Bool {
    Array(part.utf8).withUnsafeBytes { exchange.receive($0) }
  }

  private func outcome(of exchange: Exchange) async -> Exchange.Outcome {
    await withCheckedContinuation { continuation in
      _ = exchange.begin(continuation)
    }
  }
}
