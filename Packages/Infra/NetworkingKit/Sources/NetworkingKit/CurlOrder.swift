#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request in the terms of libcurl.
struct CurlOrder: Sendable {
  /// The address, put together from what was checked, so that libcurl cannot read another host in it.
  let address: String
  let method: HTTPMethod
  let fieldLines: [String]
  let content: Data?
  /// Whether libcurl may send the request again when a connection that it kept turns out to be closed
  /// (RFC 9110, 9.2.2).
  let mayBeRepeated: Bool
  /// Whether libcurl may ask its environment variables for a proxy; never for this machine.
  let mayUseProxy: Bool
  let certificateAuthorities: String?

  /// - Throws: ``HTTPClientError/invalidRequest(reason:)`` when the request must not or cannot be sent.
  init(
    _ request: HTTPRequest,
    acceptsGzip: Bool,
    certificateAuthorities: String?
  ) throws(HTTPClientError) {
    guard let origin = Origin(request.url), let url = request.url.rebased(onto: origin) else {
      throw .invalidRequest(reason: .address)
    }
    address = url.absoluteString
    method = request.method
    content = Self.content(of: request)
    fieldLines = Self.fieldLines(of: request, hasContent: content != nil, acceptsGzip: acceptsGzip)
    mayBeRepeated = request.isSafe
    mayUseProxy = !origin.isLoopback
    self.certificateAuthorities = certificateAuthorities
  }

  /// Methods that define a meaning for content announce a length even without any (RFC 9110, 8.6).
  private static func content(of request: HTTPRequest) -> Data? {
    if request.method == .head { return nil }
    return request.body ?? ([.post, .put, .patch].contains(request.method) ? Data() : nil)
  }

  /// The field lines in libcurl's notation.
  ///
  /// A semicolon ends a name without a value, and a colon removes a line that libcurl would add. The framing fields are
  /// libcurl's own.
  private static func fieldLines(
    of request: HTTPRequest,
    hasContent: Bool,
    acceptsGzip: Bool
  ) -> [String] {
    let framing: [HTTPField.Name] = [.contentLength, "Transfer-Encoding"]
    var lines = request.fields.filter { !framing.contains($0.name) }.map {
      $0.value.isEmpty ? $0.name.rawName + ";" : $0.name.rawName + ": " + $0.value
    }
    if request.fields["Accept-Encoding"] == nil {
      lines.append("Accept-Encoding: " + (acceptsGzip ? "gzip" : "identity"))
    }
    if hasContent {
      if request.fields["Expect"] == nil { lines.append("Expect:") }
      if request.fields[.contentType] == nil { lines.append("Content-Type:") }
    }
    return lines
  }
}
