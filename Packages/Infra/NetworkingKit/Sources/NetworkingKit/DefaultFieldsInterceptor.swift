/// Adds fields that every request of an application carries, such as `User-Agent`.
public struct DefaultFieldsInterceptor: HTTPInterceptor {
  private let fields: HTTPFields

  /// Makes an interceptor.
  ///
  /// - Parameter fields: What to add; a request that has a field of that name already keeps its own.
  public init(_ fields: HTTPFields) {
    self.fields = fields
  }

  /// Sends the request with the fields that it lacks.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    var request = request
    let present = Set(request.fields.map(\.name))
    for field in fields where !present.contains(field.name) { request.fields.append(field) }
    return try await next.send(request)
  }
}
