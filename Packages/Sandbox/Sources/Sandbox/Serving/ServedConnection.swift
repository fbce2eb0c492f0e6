import LoopbackSockets
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads requests from a connection and writes responses to it (RFC 9112), with limits for everything.
struct ServedConnection: Sendable {
  /// The next thing on a connection.
  enum Next: Sendable {
    /// A request, and whether the client wants to send another one.
    case request(HTTPRequest, keepsOpen: Bool)
    /// Something that is no request to this service.
    case refused(HTTPStatus)
    /// Nothing more.
    case ended
  }

  let socket: StreamSocket
  private var unread: [UInt8] = []

  private static let mostHead = 64 << 10
  private static let mostBody = 16 << 20
  /// An idle connection is closed then, as the service of careers does.
  private static let idleLimit = Duration.seconds(5)
  private static let pauseLimit = Duration.seconds(30)

  init(_ socket: StreamSocket) {
    self.socket = socket
  }

  /// Waits for a request to a host.
  mutating func nextRequest(host: String) -> Next {
    let head: [UInt8]
    switch readHead() {
    case .success(let read): head = read
    case .failure(.ended): return .ended
    case .failure(.tooLong): return .refused(HTTPStatus(rawValue: 431))
    }
    guard let text = String(validating: head, as: UTF8.self) else { return .refused(.badRequest) }
    let lines = text.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return .refused(.badRequest)
    }
    var fields = HTTPFields()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        return .refused(.badRequest)
      }
      let value = line[line.index(after: colon)...]
      fields.append(HTTPField(name: HTTPField.Name(String(line[..<colon])), value: String(value)))
    }
    guard Self.isThisComputer(fields["host"]) else { return .refused(HTTPStatus(rawValue: 421)) }
    guard fields["transfer-encoding"] == nil else { return .refused(HTTPStatus(rawValue: 411)) }
    let length = fields[.contentLength].map { Int($0) ?? -1 } ?? 0
    guard length >= 0 else { return .refused(.badRequest) }
    guard length <= Self.mostBody else { return .refused(HTTPStatus(rawValue: 413)) }
    if fields["expect"]?.lowercased() == "100-continue", length > unread.count {
      guard socket.deliver(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return .ended }
    }
    while unread.count < length { guard readMore(within: Self.pauseLimit) else { return .ended } }
    let body = Data(unread.prefix(length))
    unread.removeFirst(length)
    guard let url = URL(string: "https://\(host)\(words[1])") else { return .refused(.badRequest) }
    let keepsOpen = words[2] == "HTTP/1.1" && fields["connection"]?.lowercased() != "close"
    for name: HTTPField.Name in ["host", "connection", "expect", "keep-alive"] { fields[name] = nil }
    let request = HTTPRequest(
      method: HTTPMethod(rawValue: String(words[0])),
      url: url,
      fields: fields,
      body: fields[.contentLength] == nil ? nil : body
    )
    return .request(request, keepsOpen: keepsOpen)
  }

  /// Writes a response; false when the client is gone.
  func deliver(_ response: HTTPResponse, isHead: Bool, keepsOpen: Bool) -> Bool {
    let status = response.status.rawValue
    let hasContent = status >= 200 && status != 204 && status != 304
    var fields = response.fields
    fields["transfer-encoding"] = nil
    if !hasContent {
      fields[.contentLength] = nil
    } else if !isHead || (fields[.contentLength] == nil && !response.body.isEmpty) {
      fields[.contentLength] = String(response.body.count)
    }
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for field in fields { head += "\(field.name.rawName): \(field.value)\r\n" }
    head +=
      keepsOpen ? "Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n" : "Connection: close\r\n\r\n"
    return socket.deliver(Array(head.utf8) + (isHead || !hasContent ? [] : Array(response.body)))
  }

  // MARK: - Reading

  private enum HeadProblem: Error {
    case ended
    case tooLong
  }

  private mutating func readHead() -> Result<[UInt8], HeadProblem> {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      let rest = unread.indices.dropFirst(searched)
      if let start = rest.first(where: { unread[$0...].starts(with: end) }) {
        guard start <= Self.mostHead else { return .failure(.tooLong) }
        let head = Array(unread[..<start])
        unread.removeFirst(start + end.count)
        return .success(head)
      }
      searched = max(0, unread.count - end.count + 1)
      guard unread.count < Self.mostHead + end.count else { return .failure(.tooLong) }
      guard readMore(within: unread.isEmpty ? Self.idleLimit : Self.pauseLimit) else {
        return .failure(.ended)
      }
    }
  }

  private mutating func readMore(within limit: Duration) -> Bool {
    guard case .bytes(let bytes) = socket.receive(within: limit) else { return false }
    unread += bytes
    return true
  }

  private static func isThisComputer(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { host == $0 || host.hasPrefix($0 + ":") }
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 409: "Conflict"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    default: ""
    }
  }
}
