import DomainKernel
public import NetworkingKit
public import ResourceLoading

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension HTTPRequest {
  /// Reads from GitHub's REST API, in the media type and the version that this program knows.
  ///
  /// - Parameter url: The address of a resource.
  /// - Returns: A `GET` with the fields that the API asks for.
  public static func gitHubREST(_ url: URL) -> HTTPRequest {
    HTTPRequest(
      url: url,
      fields: [.accept: "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"]
    )
  }
}

extension ServiceErrorClassifier {
  /// The errors of GitHub's REST API.
  ///
  /// Source: "Rate limits for the REST API" and "Troubleshooting the REST API" of its documentation. The message of a
  /// limit names the caller's address and is never passed on; a web page in place of an error is none of the service.
  public static let gitHubREST = ServiceErrorClassifier(
    code: nil,
    message: ["message"],
    ownRule: { response, now in
      if let limit = gitHubLimit(response, now) { return limit }
      guard (400..<500).contains(response.status.rawValue), response.isWebPage else { return nil }
      return .malformed(.webPage)
    }
  )

  /// The limits of requests, which all APIs of GitHub have in common.
  ///
  /// It reads the moment at which the quota is full again, and leaves out the message.
  public static let gitHubLimit: OwnRule = { response, now in
    guard response.isRateLimited else { return nil }
    let moment = RateLimit(response, at: now, bareRefusals: .service)?.until
    return .rateLimited(until: moment ?? (response.mayBeAskedAgain(at: now) ? now : nil))
  }
}
