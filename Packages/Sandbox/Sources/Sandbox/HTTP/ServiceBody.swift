public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The body of a response in the form of a service: JSON from one, a web page from another.
public struct ServiceBody: Hashable, Sendable {
  /// The media type, as it goes into `Content-Type`.
  public let mediaType: String
  /// The bytes; may be empty.
  public let data: Data
  /// The fields that the service gives every answer.
  public let fields: HTTPFields

  /// Makes a body.
  ///
  /// - Parameters:
  ///   - mediaType: The media type, with its parameters.
  ///   - data: The bytes.
  ///   - fields: The fields that the service gives every answer.
  public init(mediaType: String, data: Data, fields: HTTPFields = [:]) {
    self.mediaType = mediaType
    self.data = data
    self.fields = fields
  }
}

extension ServiceBody {
  /// The answer that carries this body; one to `HEAD` has the fields only.
  func response(_ status: HTTPStatus, to request: HTTPRequest, now: Date) -> HTTPResponse {
    var fields = fields
    fields[.date] = HTTPDate.format(now)
    fields[.contentType] = mediaType
    fields[.contentLength] = String(data.count)
    return HTTPResponse(status: status, fields: fields, body: request.method == .head ? Data() : data)
  }
}
