import NetworkingKit

/// An answer of the careers service that refuses a request.
///
/// Clients decide on the code and show the message, which is English prose.
struct CareersFault: Error, Hashable, Sendable {
  /// The status.
  let status: HTTPStatus
  /// The code, such as `job_not_found`.
  let code: String
  /// The description of the mistake.
  let message: String

  /// A mistake in a field of the request (400).
  static func invalid(_ code: String, _ message: String) -> CareersFault {
    CareersFault(status: .badRequest, code: code, message: message)
  }

  /// Missing or unusable credentials (401).
  static func unauthorized(_ code: String, _ message: String) -> CareersFault {
    CareersFault(status: .unauthorized, code: code, message: message)
  }

  /// Something that does not exist, or not for this user (404).
  static func notFound(_ code: String, _ message: String) -> CareersFault {
    CareersFault(status: .notFound, code: code, message: message)
  }

  /// A step that the state does not permit (409).
  static func conflict(_ code: String, _ message: String) -> CareersFault {
    CareersFault(status: HTTPStatus(rawValue: 409), code: code, message: message)
  }

  /// A path or method that the service does not have.
  static let noRoute = notFound("not_found", "Route not found")

  /// Input on which the public service fails, too.
  static let failure = CareersFault(
    status: .internalServerError,
    code: "internal_error",
    message: "Internal server error"
  )

  /// The body.
  var json: JSONValue {
    .object(["error": .object(["code": .string(code), "message": .string(message)])])
  }
}

/// An answer of the careers service that grants a request.
struct CareersReply: Sendable {
  /// The status.
  let status: HTTPStatus
  /// The body; `nil` without one.
  let json: JSONValue?

  /// An answer with a body.
  static func ok(_ json: JSONValue) -> CareersReply {
    CareersReply(status: .ok, json: json)
  }

  /// An answer about something new (201).
  static func created(_ json: JSONValue) -> CareersReply {
    CareersReply(status: HTTPStatus(rawValue: 201), json: json)
  }

  /// An answer without a body (204).
  static let noContent = CareersReply(status: HTTPStatus(rawValue: 204), json: nil)
}
