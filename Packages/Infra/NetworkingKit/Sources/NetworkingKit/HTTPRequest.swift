#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request as a value: what to ask of which address.
public struct HTTPRequest: Hashable, Sendable {
  /// What to do with the target.
  public var method: HTTPMethod
  /// The absolute address of the target.
  public var url: URL
  /// The fields of the request.
  public var fields: HTTPFields
  /// The content, if any.
  public var body: Data?

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
}
