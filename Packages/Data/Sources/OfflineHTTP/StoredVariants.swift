import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The responses that are stored for one address, the latest first (RFC 9111, 4.1).
struct StoredVariants: Hashable, Sendable {
  /// More variants than a client asks for, and few enough to be kept together.
  static let limit = 8

  private(set) var responses: [StoredResponse]

  init(_ responses: [StoredResponse] = []) {
    self.responses = responses
  }

  /// The latest response that may answer a request.
  func match(_ request: HTTPRequest) -> StoredResponse? {
    responses.first { $0.answers(request) }
  }

  /// Whether a response may be added: an error or a redirect may not when there is content.
  ///
  /// It would take the place of content, or crowd it out, and cached content could no longer be read offline.
  func accepts(_ response: StoredResponse) -> Bool {
    response.status.isSuccess || !responses.contains { $0.status.isSuccess }
  }

  /// Whether another process has stored a later response for a request than a confirmation of an earlier one.
  ///
  /// - Parameters:
  ///   - response: The response as it was confirmed.
  ///   - stored: The response before the confirmation; it never counts, as the clock may have been set back since.
  ///   - request: What they answer.
  /// - Returns: Whether the confirmation comes too late.
  func hasNewer(
    than response: StoredResponse,
    besides stored: StoredResponse,
    for request: HTTPRequest
  ) -> Bool {
    match(request).map { $0.receivedAt > response.receivedAt && $0 != stored } ?? false
  }

  /// Puts a response in front, in place of those that answered the same requests.
  ///
  /// A response that was asked for before a change may show what was there before it: it stays outdated.
  mutating func insert(_ response: StoredResponse, for request: HTTPRequest) {
    var response = response
    let outdated = responses.filter { $0.answers(request) && $0.isOutdated }
      .max { ($0.outdatedSince ?? .distantPast) < ($1.outdatedSince ?? .distantPast) }
    if let outdated, let date = outdated.outdatedSince, response.requestedAt < date {
      response.outdatedSince = date
      response.isReplaced = outdated.isReplaced
    }
    responses.removeAll { $0.answers(request) }
    responses.insert(response, at: 0)
    responses.removeLast(max(0, responses.count - Self.limit))
  }

  /// Marks a response with an answer that does not take its place, after an earlier one.
  mutating func remember(_ doubt: Doubt, about response: StoredResponse) {
    guard let index = responses.firstIndex(of: response) else { return }
    responses[index].doubt = responses[index].doubt?.followed(by: doubt) ?? doubt
  }

  /// Marks whether the origin has sent other content since than that of a response, and so has it; one that a
  /// request has outdated stays as it is.
  mutating func mark(_ response: StoredResponse, isReplaced: Bool) {
    guard !response.isOutdated, let index = responses.firstIndex(of: response) else { return }
    responses[index].isReplaced = isReplaced
    if response.isDenied { responses[index].doubt = nil }
  }

  /// Marks content that a request has changed at the origin, and removes what is not content, such as an error that the
  /// change may have ended (RFC 9111, 4.4).
  ///
  /// A 404 or 410 may be an answer, which opens offline like any content; one that is an error is no copy for
  /// its reader.
  ///
  /// - Parameters:
  ///   - date: When the origin had changed it.
  ///   - isCertain: Whether the change was made; one that may have been made takes nothing from one that was.
  mutating func outdate(at date: Date, isCertain: Bool = true) {
    responses.removeAll { !$0.status.isSuccess && !$0.status.saysGone }
    for index in responses.indices {
      let wasCertain = responses[index].isOutdated && !responses[index].isReplaced
      responses[index].outdatedSince = date
      responses[index].isReplaced = !isCertain && !wasCertain
    }
  }

  /// Removes a response.
  mutating func remove(_ response: StoredResponse) {
    responses.removeAll { $0 == response }
  }
}
