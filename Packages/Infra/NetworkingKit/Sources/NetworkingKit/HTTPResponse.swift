#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A complete response as a value: status, fields and the whole body.
public struct HTTPResponse: Hashable, Sendable {
  /// The outcome.
  public var status: HTTPStatus
  /// The fields of the response.
  public var fields: HTTPFields
  /// The content, empty when there is none; only a coding that `Content-Encoding` still names is left in it.
  public var body: Data

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: The outcome.
  ///   - fields: The fields of the response.
  ///   - body: The content, without the codings that the fields do not name.
  public init(status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Whether the content is a web page, by its type.
  ///
  /// A service that speaks JSON does not send one: it comes from something on the way, such as a sign-in page of a
  /// network or the host of a service that is down.
  public var isWebPage: Bool {
    fields[.contentType].map { $0.lowercased().hasPrefix("text/html") } ?? false
  }
}

/// A response without its content: what a mapping may need besides the document, such as `Link`.
public struct HTTPResponseHead: Hashable, Sendable {
  /// The outcome.
  public let status: HTTPStatus
  /// The fields of the response.
  public let fields: HTTPFields

  /// Takes the head of a response.
  ///
  /// - Parameter response: A complete response.
  public init(_ response: HTTPResponse) {
    status = response.status
    fields = response.fields
  }
}

/// The status code of a response, such as 200.
public struct HTTPStatus: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The code, usually 100…599; others are kept as they arrive.
  public let rawValue: Int

  /// Names a status by its code.
  ///
  /// - Parameter rawValue: The three-digit code.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The code in decimal.
  public var description: String { String(rawValue) }

  /// Whether the request was understood and done (2xx).
  public var isSuccess: Bool { (200..<300).contains(rawValue) }
  /// Whether the server failed a request that may be valid (5xx).
  public var isServerError: Bool { (500..<600).contains(rawValue) }

  /// The request succeeded.
  public static let ok = HTTPStatus(rawValue: 200)
  /// The stored representation is still the current one.
  public static let notModified = HTTPStatus(rawValue: 304)
  /// The request is malformed.
  public static let badRequest = HTTPStatus(rawValue: 400)
  /// Credentials are needed.
  public static let unauthorized = HTTPStatus(rawValue: 401)
  /// The server understood and refuses.
  public static let forbidden = HTTPStatus(rawValue: 403)
  /// There is nothing here.
  public static let notFound = HTTPStatus(rawValue: 404)
  /// The method does not apply to the target.
  public static let methodNotAllowed = HTTPStatus(rawValue: 405)
  /// There was something here, and it will not come back.
  public static let gone = HTTPStatus(rawValue: 410)
  /// Too many requests in a given time.
  public static let tooManyRequests = HTTPStatus(rawValue: 429)
  /// The server failed.
  public static let internalServerError = HTTPStatus(rawValue: 500)
  /// The server is overloaded or down for maintenance.
  public static let serviceUnavailable = HTTPStatus(rawValue: 503)
  /// Nothing answered in time; also what `only-if-cached` gets when nothing is stored.
  public static let gatewayTimeout = HTTPStatus(rawValue: 504)
}
