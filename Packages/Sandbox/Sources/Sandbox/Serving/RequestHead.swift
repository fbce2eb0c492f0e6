import NetworkingKit

/// Why no request is read from a connection.
enum ReadingEnd: Error, Hashable {
  /// There is something that is no request to this service.
  case refused(HTTPStatus)
  /// The client sends nothing more.
  case ended
}

/// The first line and the fields of a request to this computer (RFC 9112, 2 to 5).
///
/// What two readers could take for different things is refused: where another program stands between a client
/// and this one, a request must not become two.
struct RequestHead: Hashable, Sendable {
  /// The method.
  let method: HTTPMethod
  /// The path with its query, as the client wrote it.
  let path: String
  /// Whether the client knows HTTP/1.1: it names the host, and may send content in chunks or ask before that.
  let isCurrent: Bool
  /// The fields in their order.
  let fields: HTTPFields

  /// Reads a head.
  ///
  /// - Parameter bytes: The head without the line ends that end it.
  /// - Throws: The status with which a head that HTTP/1.1 does not allow is refused.
  init(_ bytes: [UInt8]) throws(ReadingEnd) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for place in lines.indices.dropLast() {
      guard lines[place].last == UInt8(ascii: "\r") else { throw .refused(.badRequest) }
      lines[place] = lines[place].dropLast()
    }
    // An empty line in front of a request does not belong to it (RFC 9112, 2.2).
    if lines.first?.isEmpty == true { lines.removeFirst() }
    guard let first = lines.first, Self.isText(first), !first.contains(UInt8(ascii: "\t")),
      let text = String(validating: first, as: UTF8.self)
    else { throw .refused(.badRequest) }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0].utf8), let minor = Self.minorVersion(words[2]) else {
      throw .refused(.badRequest)
    }
    var fields = HTTPFields()
    for line in lines.dropFirst() { fields.append(try Self.field(line)) }
    method = HTTPMethod(rawValue: String(words[0]))
    isCurrent = minor > 0
    self.fields = fields

    let hosts = fields[values: "host"]
    guard hosts.count == 1 || (hosts.isEmpty && minor == 0) else { throw .refused(.badRequest) }
    let target = try Self.target(words[1])
    path = target.path
    // A host in the target stands in for the field (RFC 9112, 3.2.2).
    if let host = target.host ?? hosts.first { try Self.checkThisComputer(host) }
  }

  /// Whether the content comes in chunks, or in a way that nobody here knows.
  var isChunked: Bool { fields["transfer-encoding"] != nil }

  /// Whether the client sends no other request.
  var endsConnection: Bool { Self.names(in: fields["connection"] ?? "").contains("close") }

  /// Refuses content whose end could be found in two ways, or in none (RFC 9112, 6.1 and 6.3).
  func checkChunked() throws(ReadingEnd) {
    let codings = Self.names(in: fields["transfer-encoding"] ?? "")
    guard isCurrent, fields[.contentLength] == nil, codings.last == "chunked" else {
      throw .refused(.badRequest)
    }
    guard codings.count == 1 else { throw .refused(HTTPStatus(rawValue: 501)) }
  }

  private static func names(in list: String) -> [Substring] {
    list.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }
  }

  // MARK: - Lines

  /// Reads the line of a field, or of a trailer.
  ///
  /// - Parameter line: The line without its end.
  /// - Returns: The field; a value that is no UTF-8 is taken for Latin-1 (RFC 9110, 5.5).
  /// - Throws: The status with which a line that is no field is refused.
  static func field(_ line: ArraySlice<UInt8>) throws(ReadingEnd) -> HTTPField {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]), isText(line) else {
      throw .refused(.badRequest)
    }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    let value = line[(colon + 1)...]
    return HTTPField(
      name: HTTPField.Name(name),
      value: String(validating: value, as: UTF8.self) ?? latin1(value)
    )
  }

  /// Whether a line has no control characters but tabs.
  static func isText(_ line: some Sequence<UInt8>) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: "\t") || ($0 >= 0x20 && $0 != 0x7F) }
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }

  /// Whether it can be a method or the name of a field (RFC 9110, 5.6.2).
  private static func isToken(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty
      && text.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// The digit behind `HTTP/1.`; `nil` for other versions and for what is none.
  private static func minorVersion(_ word: Substring) -> Int? {
    guard word.utf8.count == 8, word.hasPrefix("HTTP/1."), let digit = word.utf8.last,
      isDigit(digit)
    else { return nil }
    return Int(digit - 0x30)
  }

  // MARK: - Addresses

  /// Splits a target, which has a host in absolute form, and in no form a fragment.
  private static func target(_ word: Substring) throws(ReadingEnd) -> (host: String?, path: String) {
    guard !word.contains("#") else { throw .refused(.badRequest) }
    guard !word.hasPrefix("/") else { return (nil, String(word)) }
    let scheme = "http://"
    guard word.prefix(scheme.count).lowercased() == scheme else { throw .refused(.badRequest) }
    let rest = word.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest.dropFirst(host.count)
    return (String(host), path.hasPrefix("/") ? String(path) : "/" + path)
  }

  /// Refuses the host of another computer, and what is no host with or without a port.
  private static func checkThisComputer(_ text: String) throws(ReadingEnd) {
    let end =
      if text.hasPrefix("[") {
        text.firstIndex(of: "]").map { text.index(after: $0) }
      } else {
        text.firstIndex(of: ":")
      }
    let (host, port) = (text[..<(end ?? text.endIndex)], text[(end ?? text.endIndex)...])
    guard port.isEmpty || (port.hasPrefix(":") && port.dropFirst().utf8.allSatisfy(Self.isDigit)) else {
      throw .refused(.badRequest)
    }
    guard ["127.0.0.1", "localhost", "[::1]"].contains(host.lowercased()) else {
      throw .refused(HTTPStatus(rawValue: 421))
    }
  }
}
