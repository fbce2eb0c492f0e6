import Synchronization

/// Sends requests over the network with the system's libcurl (RFC 9110; HTTP/2 over TLS where the server has it).
///
/// libcurl is opened at the first request, and not at all in a program that sends none. It keeps no cache, no cookies
/// and no credentials, and follows no redirect. Certificates are verified, with TLS 1.2 or later.
///
/// A proxy is used for `https` where libcurl's environment variables name one: `https_proxy` or `all_proxy`, except for
/// the hosts in `no_proxy`. Requests to this machine never go through one.
///
/// Every request that is under way over HTTP/1.1 has a connection of its own; a ``ConcurrencyInterceptor`` limits their
/// number.
public final class CurlTransport: HTTPTransport {
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let libraries: CurlLibraries
  private let certificateAuthorities: String?
  private let loop = Mutex<CurlLoop?>(nil)

  /// Makes a transport; nothing is opened or started before the first request.
  ///
  /// - Parameters:
  ///   - limits: What one exchange may cost.
  ///   - clock: Measures the time of an exchange.
  ///   - libraries: The shared libraries to open, the system's unless told otherwise.
  ///   - certificateAuthorities: Path of a PEM file with the authorities to trust; the system's unless told otherwise.
  public init(
    limits: HTTPLimits = HTTPLimits(),
    clock: any Clock<Duration>,
    libraries: CurlLibraries = .system,
    certificateAuthorities: String? = nil
  ) {
    self.limits = limits
    self.clock = clock
    self.libraries = libraries
    self.certificateAuthorities = certificateAuthorities
  }

  deinit {
    loop.withLock { $0?.stop() }
  }

  /// Sends a request and waits for the complete response, within the limits.
  ///
  /// Redirects are returned like any other response. All field lines arrive, in their order; bytes that are not UTF-8
  /// are read as ISO-8859-1 (RFC 9110, 5.5). A `gzip` body is decoded, and its `Content-Encoding` and `Content-Length`
  /// are removed; a body in another coding is delivered as it came, with its fields (RFC 9110, 8.4). A request without
  /// `Accept-Encoding` asks for `gzip`.
  ///
  /// - Parameter request: What to send; `https`, or `http` to this machine.
  /// - Returns: The response.
  /// - Throws: ``HTTPClientError`` when there is no complete response, or one beyond the limits.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    try request.validate()
    let zlib = Zlib.open(anyOf: libraries.zlib)
    let order = try CurlOrder(
      request,
      acceptsGzip: zlib != nil,
      certificateAuthorities: certificateAuthorities
    )
    let loop = try openLoop()
    let exchange = Exchange(order, limits: limits)
    let response: HTTPResponse
    if let limit = request.deadline.limit(standard: limits.duration) {
      response = try await Deadline(limit: limit, clock: clock).enforce { await Self.run(exchange, on: loop) }
    } else {
      response = try await Self.run(exchange, on: loop).get()
    }
    return try zlib.map { zlib throws(HTTPClientError) in
      try response.decoded(with: zlib, limit: limits.bodyBytes)
    } ?? response
  }

  private static func run(_ exchange: Exchange, on loop: CurlLoop) async -> Exchange.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if exchange.begin(continuation) { loop.submit(exchange) }
      }
    } onCancel: {
      exchange.end(.failure(.cancelled))
      loop.withdraw(exchange)
    }
  }

  private func openLoop() throws(HTTPClientError) -> CurlLoop {
    try loop.withLock { loop throws(HTTPClientError) in
      if let loop { return loop }
      let new = try CurlLoop(library: CurlLibrary.open(anyOf: libraries.curl))
      loop = new
      return new
    }
  }
}

/// The shared libraries that a transport opens while the program runs.
public struct CurlLibraries: Hashable, Sendable {
  /// Names or paths of libcurl, 7.68 or later; the first one that there is counts.
  public var curl: [String]
  /// Names or paths of zlib; without any, `gzip` is not asked for.
  public var zlib: [String]

  /// Names the libraries.
  ///
  /// - Parameters:
  ///   - curl: Names or paths of libcurl, in the order in which they are tried.
  ///   - zlib: Names or paths of zlib, in the order in which they are tried.
  public init(curl: [String], zlib: [String]) {
    self.curl = curl
    self.zlib = zlib
  }

  /// Where Linux distributions and macOS have them.
  public static let system = CurlLibraries(
    curl: ["libcurl.so.4", "libcurl-gnutls.so.4", "/usr/lib/libcurl.4.dylib"],
    zlib: ["libz.so.1", "/usr/lib/libz.1.dylib"]
  )
}

extension HTTPResponse {
  /// The response with its body out of `gzip`, when that is its only coding (RFC 9110, 8.4.1.3).
  func decoded(with zlib: Zlib, limit: Int) throws(HTTPClientError) -> HTTPResponse {
    guard let coding = fields[.contentEncoding]?.lowercased(), ["gzip", "x-gzip"].contains(coding),
      !body.isEmpty
    else { return self }
    var decoded = self
    decoded.body = try zlib.inflate(body, limit: limit)
    decoded.fields.removeAll([.contentEncoding, .contentLength])
    return decoded
  }
}
