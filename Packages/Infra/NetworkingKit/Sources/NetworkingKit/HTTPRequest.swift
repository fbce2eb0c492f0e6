#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How long the caller waits for the response to one request, with its retries and redirects.
public enum RequestDeadline: Hashable, Sendable {
  /// As long as the client waits unless told otherwise.
  case standard
  /// At most this long.
  case within(Duration)
  /// Without end: while the server waits for the user, or holds an answer back until there is something new.
  case unlimited

  /// The longest wait, given the standard one.
  ///
  /// - Parameter standard: How long the client waits unless told otherwise.
  /// - Returns: The longest wait; `nil` when there is none.
  public func limit(standard: Duration) -> Duration? {
    switch self {
    case .standard: standard
    case .within(let limit): limit
    case .unlimited: nil
    }
  }
}

/// A request as a value: what to ask of which address.
///
/// Two requests are equal when the same goes over the wire: method, address, fields and content. How it is handled on
/// this side (``deadline``, ``isQuery``, ``hasOwnLimit``) makes no difference.
public struct HTTPRequest: Hashable, Sendable {
  /// The HTTP method.
  public var method: HTTPMethod
  /// The absolute address of the target.
  public var url: URL
  /// The fields of the request.
  public var fields: HTTPFields
  /// The content, if any.
  public var body: Data?
  /// How long the caller waits for the response; not sent.
  public var deadline = RequestDeadline.standard
  /// Whether the request only reads although its method could change something, such as a GraphQL query by `POST`;
  /// not sent.
  public var isQuery = false
  /// Whether the service counts requests for this address by themselves, such as tries to sign in: that there were too
  /// many of them says nothing about other requests; not sent.
  public var hasOwnLimit = false

  /// Whether the request changes nothing at the server, and may be sent again.
  public var isSafe: Bool { method.isSafe || isQuery }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: What to do with the target.
  ///   - url: The absolute address of the target.
  ///   - fields: The fields of the request.
  ///   - body: The content, if any.
  public init(method: HTTPMethod = .get, url: URL, fields: HTTPFields = HTTPFields(), body: Data? = nil) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }

  /// Whether the same goes over the wire.
  public static func == (left: HTTPRequest, right: HTTPRequest) -> Bool {
    left.url == right.url && left.method == right.method && left.fields == right.fields
      && left.body == right.body
  }

  /// Hashes the address, which tells most requests apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
  }
}

/// The method of a request, such as `GET`.
///
/// Methods are case-sensitive (RFC 9110, 9.1); an unknown method is sent as written.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as it goes over the wire.
  public let rawValue: String

  /// Names a method by its wire text.
  ///
  /// - Parameter rawValue: The method, usually in capitals.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the method promises to change nothing at the server (RFC 9110, 9.2.1).
  public var isSafe: Bool {
    [.get, .head, .options].contains(self)
  }

  /// Asks for a representation.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Asks for the fields of a representation, without its body.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Asks what the target supports.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// Hands content to the target.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Replaces the target.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes part of the target.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes the target.
  public static let delete = HTTPMethod(rawValue: "DELETE")
}

extension HTTPRequest {
  /// Refuses what must not or cannot go over the wire.
  ///
  /// - Throws: ``HTTPClientError/invalidRequest(reason:)`` for a relative address, another scheme than `https`
  ///   (or `http` on this machine), a user or password in the address, and for a method, name or value that
  ///   would break out of its line (RFC 9110, 5.5 and 5.6.2).
  func validate() throws(HTTPClientError) {
    guard let origin = Origin(url) else { throw .invalidRequest(reason: .address) }
    guard origin.isTrustworthy else {
      throw .invalidRequest(reason: .plainHTTP(host: origin.host))
    }
    guard url.user() == nil, url.password() == nil else {
      throw .invalidRequest(reason: .userInAddress)
    }
    guard Self.isToken(method.rawValue) else { throw .invalidRequest(reason: .name) }
    for field in fields {
      guard Self.isToken(field.name.rawName) else { throw .invalidRequest(reason: .name) }
      guard field.value.utf8.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
        throw .invalidRequest(reason: .field(field.name.rawName))
      }
    }
  }

  /// Whether a method or name is a token (RFC 9110, 5.6.2).
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
