import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers of a service that can be read and nothing else.
struct ReadOnlyAnswers {
  /// When the answer is given.
  let now: Date
  /// Writes the body of an error.
  let errorBody: (HTTPStatus, HTTPRequest) -> ServiceBody

  /// Answers `GET` and `HEAD` with what is found at the address; any other method gets 405.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - find: Looks an address up; `nil` makes the answer 404.
  /// - Returns: The complete answer.
  func response(to request: HTTPRequest, find: (URL) -> Representation?) -> HTTPResponse {
    guard request.method == .get || request.method == .head else {
      var answer = errorResponse(.methodNotAllowed, to: request)
      answer.fields["Allow"] = "GET, HEAD"
      return answer
    }
    guard let representation = find(request.url) else { return errorResponse(.notFound, to: request) }
    return representation.response(to: request, now: now)
  }

  private func errorResponse(_ status: HTTPStatus, to request: HTTPRequest) -> HTTPResponse {
    errorBody(status, request).response(status, to: request, now: now)
  }
}
