#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A complete response as a value: status, fields and the whole decoded body.
public struct HTTPResponse: Hashable, Sendable {
  /// The outcome.
  public var status: HTTPStatus
  /// The fields of the response.
  public var fields: HTTPFields
  /// The content, with transfer and content encodings removed; empty when there is none.
  public var body: Data

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: The outcome.
  ///   - fields: The fields of the response.
  ///   - body: The decoded content.
  public init(status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }
}
