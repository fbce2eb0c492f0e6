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
  private static let mostChunkLine = 4 << 10
  private static let tooLarge = HTTPStatus(rawValue: 413)
  /// An idle connection is closed then, as the service of careers does.
  private static let idleLimit = Duration.seconds(5)
  private static let pauseLimit = Duration.seconds(30)
  /// How many times bytes of a refused request are received at most, 16 KiB each time.
  private static let mostDropped = 4096
  private static let dropLimit = Duration.seconds(1)

  init(_ socket: StreamSocket) {
    self.socket = socket
  }

  /// Waits for a request to a host.
  mutating func nextRequest(host: String) -> Next {
    do throws(ReadingEnd) {
      return try readRequest(host: host)
    } catch {
      switch error {
      case .refused(let status): return .refused(status)
      case .ended: return .ended
      }
    }
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

  /// Drops what the client still sends of a request that was refused.
  ///
  /// Where a socket is closed with bytes in it that nobody has read, the system may take back a response that
  /// the client has not read yet (RFC 9112, 9.6).
  func dropRest() {
    socket.finishSending()
    for _ in 0..<Self.mostDropped {
      guard case .bytes = socket.receive(within: Self.dropLimit) else { return }
    }
  }

  // MARK: - Reading

  private mutating func readRequest(host: String) throws(ReadingEnd) -> Next {
    let head = try RequestHead(try readHead())
    let body = try readContent(of: head)
    guard let url = URL(string: "https://\(host)\(head.path)") else { throw .refused(.badRequest) }
    var fields = head.fields
    if head.isChunked { fields[.contentLength] = body.map { String($0.count) } }
    let names: [HTTPField.Name] = [
      "host", "connection", "expect", "keep-alive", "transfer-encoding", "trailer",
    ]
    for name in names { fields[name] = nil }
    let request = HTTPRequest(method: head.method, url: url, fields: fields, body: body)
    return .request(request, keepsOpen: head.isCurrent && !head.endsConnection)
  }

  private mutating func readHead() throws(ReadingEnd) -> [UInt8] {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      let rest = unread.indices.dropFirst(searched)
      if let start = rest.first(where: { unread[$0...].starts(with: end) }) {
        guard start <= Self.mostHead else { break }
        let head = Array(unread[..<start])
        unread.removeFirst(start + end.count)
        return head
      }
      searched = max(0, unread.count - end.count + 1)
      guard unread.count < Self.mostHead + end.count else { break }
      try readMore(within: unread.isEmpty ? Self.idleLimit : Self.pauseLimit)
    }
    throw .refused(HTTPStatus(rawValue: 431))
  }

  /// Reads the content that a head announces; `nil` where it announces none.
  private mutating func readContent(of head: RequestHead) throws(ReadingEnd) -> Data? {
    guard !head.isChunked else {
      try head.checkChunked()
      try tellToContinue(head, isContentThere: !unread.isEmpty)
      return try readChunks()
    }
    guard let length = head.fields[.contentLength] else { return nil }
    guard length.utf8.allSatisfy(RequestHead.isDigit), let count = Int(length) else {
      throw .refused(.badRequest)
    }
    guard count <= Self.mostBody else { throw .refused(Self.tooLarge) }
    try tellToContinue(head, isContentThere: count <= unread.count)
    return try readBytes(count)
  }

  /// Answers a client that asks before it sends content; one of HTTP/1.0 knows no such answer.
  private func tellToContinue(_ head: RequestHead, isContentThere: Bool) throws(ReadingEnd) {
    let isAsking = head.isCurrent && head.fields["expect"]?.lowercased() == "100-continue"
    guard isAsking, !isContentThere else { return }
    guard socket.deliver(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { throw .ended }
  }

  /// Reads content in chunks, whose extensions and trailers are dropped (RFC 9112, 7.1).
  private mutating func readChunks() throws(ReadingEnd) -> Data {
    var content = Data()
    while let size = try Self.chunkSize(try readLine(atMost: Self.mostChunkLine)) {
      guard size <= Self.mostBody - content.count else { throw .refused(Self.tooLarge) }
      let chunk = try readBytes(size)
      content.append(chunk)
      guard try readLine(atMost: 0).isEmpty else { throw .refused(.badRequest) }
    }
    var rest = Self.mostHead
    while true {
      let line = try readLine(atMost: rest)
      guard !line.isEmpty else { return content }
      _ = try RequestHead.field(line[...])
      rest = max(0, rest - line.count)
    }
  }

  /// The number of bytes in a chunk; `nil` for the last chunk, which has none.
  private static func chunkSize(_ line: [UInt8]) throws(ReadingEnd) -> Int? {
    let digits = line.prefix { Character(Unicode.Scalar($0)).isHexDigit }
    let rest = line.dropFirst(digits.count)
    let extensions = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !digits.isEmpty, rest.isEmpty || extensions.first == UInt8(ascii: ";"), RequestHead.isText(line)
    else { throw .refused(.badRequest) }
    guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw .refused(tooLarge)
    }
    return size == 0 ? nil : size
  }

  /// Reads a line of chunked content, without its end.
  private mutating func readLine(atMost limit: Int) throws(ReadingEnd) -> [UInt8] {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard end > 0, unread[end - 1] == UInt8(ascii: "\r"), end - 1 <= limit else { break }
        let line = Array(unread[..<(end - 1)])
        unread.removeFirst(end + 1)
        return line
      }
      searched = unread.count
      // A line that is as long as it may be has one more byte, the first one of its end.
      guard searched <= limit + 1 else { break }
      try readMore(within: Self.pauseLimit)
    }
    throw .refused(.badRequest)
  }

  private mutating func readBytes(_ count: Int) throws(ReadingEnd) -> Data {
    while unread.count < count { try readMore(within: Self.pauseLimit) }
    let bytes = Data(unread.prefix(count))
    unread.removeFirst(count)
    return bytes
  }

  private mutating func readMore(within limit: Duration) throws(ReadingEnd) {
    guard case .bytes(let bytes) = socket.receive(within: limit) else { throw .ended }
    unread += bytes
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
