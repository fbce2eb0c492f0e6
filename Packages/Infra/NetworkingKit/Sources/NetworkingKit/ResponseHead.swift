/// Status and fields of a response whose body is still to come.
struct ResponseHead: Hashable, Sendable {
  let status: HTTPStatus
  let fields: HTTPFields

  /// Whether a response to this method has content at all (RFC 9110, 6.4.1).
  func hasContent(after method: HTTPMethod) -> Bool {
    method != .head && status.rawValue != 204 && status != .notModified
  }

  /// The bytes of the content on the wire; `nil` when they are not announced (RFC 9112, 6.3).
  ///
  /// - Throws: ``HTTPClientError/invalidResponse(reason:)`` when the announcement contradicts itself or is no number.
  func announcedLength() throws(HTTPClientError) -> Int? {
    guard fields["Transfer-Encoding"] == nil, let announced = fields[.contentLength] else { return nil }
    let members = Set(
      announced.split(separator: ",", omittingEmptySubsequences: false).map { HTTPField.trimmed(String($0)) }
    )
    guard members.count == 1, let digits = members.first, !digits.isEmpty,
      digits.utf8.allSatisfy(isDigit), let length = Int(digits)
    else {
      throw .invalidResponse(reason: .malformedLength)
    }
    return length
  }
}

/// Reads the head of a response line by line, as libcurl delivers it: interim responses, fields, trailers.
struct ResponseHeadReader: Sendable {
  /// The head of the final response, once its empty line has come (RFC 9112, 2.1).
  private(set) var head: ResponseHead?
  private let limit: Int
  private var size = 0
  private var status: HTTPStatus?
  private var lines: [HTTPField] = []

  /// - Parameter limit: Bytes of all field lines, at most; those of interim responses count.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a line with its end; trailers after the body are dropped (RFC 9110, 6.5.1).
  ///
  /// - Throws: ``HTTPClientError/invalidResponse(reason:)`` when the line is malformed, or the head too large.
  mutating func receive(_ line: [UInt8]) throws(HTTPClientError) {
    guard head == nil else { return }
    var line = line[...]
    // Removing the last byte instead would copy all the others.
    if line.last == 0x0A { line = line.dropLast() }
    if line.last == 0x0D { line = line.dropLast() }
    guard let status else {
      self.status = try Self.status(in: line)
      return
    }
    if line.isEmpty {
      if !(100..<200).contains(status.rawValue) {
        head = ResponseHead(status: status, fields: HTTPFields(lines))
      }
      self.status = nil
      lines = []
    } else {
      try append(line)
    }
  }

  private mutating func append(_ line: ArraySlice<UInt8>) throws(HTTPClientError) {
    size += line.count
    guard size <= limit else { throw .invalidResponse(reason: .headTooLarge) }
    if line.first == 0x20 || line.first == 0x09 {
      // A folded line goes on with the value before it (RFC 9112, 5.2).
      guard let last = lines.popLast() else { throw Self.malformed }
      return lines.append(
        HTTPField(name: last.name, value: last.value + " " + HTTPField.trimmed(Self.text(line)))
      )
    }
    guard lines.count < Self.mostLines else { throw .invalidResponse(reason: .headTooLarge) }
    guard let colon = line.firstIndex(of: 0x3A) else { throw Self.malformed }
    let name = HTTPField.trimmed(Self.text(line[..<colon]))
    guard HTTPRequest.isToken(name) else { throw Self.malformed }
    lines.append(HTTPField(name: HTTPField.Name(name), value: Self.text(line[(colon + 1)...])))
  }

  /// The most field lines of a response: each may be compared with all others.
  private static let mostLines = 1000

  private static let malformed = HTTPClientError.invalidResponse(reason: .malformedHead)

  /// The code of a status line such as `HTTP/1.1 200 OK` or `HTTP/2 200` (RFC 9112, 4).
  private static func status(in line: ArraySlice<UInt8>) throws(HTTPClientError) -> HTTPStatus {
    let words = line.split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count > 1, words[0].starts(with: "HTTP/".utf8), words[1].count == 3,
      words[1].allSatisfy(isDigit), let code = Int(text(words[1]))
    else { throw .invalidResponse(reason: .notHTTP) }
    return HTTPStatus(rawValue: code)
  }

  /// UTF-8, or else ISO-8859-1, with blanks for CR, LF and NUL (RFC 9110, 5.5).
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x0D || $0 == 0x0A || $0 == 0x00 }
    let bytes = bytes.contains(where: isBlank) ? ArraySlice(bytes.map { isBlank($0) ? 0x20 : $0 }) : bytes
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte)
}
