import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What came of one request to the origin, and when; several callers may share it.
struct Exchange: Sendable {
  let result: Result<HTTPResponse, HTTPClientError>
  let requestedAt: Date
  let receivedAt: Date
  /// Whoever takes it stores the response, so that callers who share it do so once.
  let storingTurn = OnceFlag()

  /// The response as it would be kept; `nil` when no later request could match it.
  func storing(_ response: HTTPResponse, to request: HTTPRequest) -> StoredResponse? {
    StoredResponse(response, to: request, requestedAt: requestedAt, receivedAt: receivedAt)
  }
}
