import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request that the careers service answers; `*` stands for one part of the path.
enum CareersEndpoint: String, CaseIterable, Sendable {
  case health = "GET /health"
  case jobs = "GET /jobs"
  case job = "GET /jobs/*"
  case posts = "GET /feed/posts"

  /// Who may ask.
  var access: Access {
    switch self {
    case .health: .everyone
    case .jobs, .job, .posts: .everyoneOrUser
    }
  }

  /// Who may ask for something.
  enum Access {
    /// Everyone; credentials are not read.
    case everyone
    /// Everyone; credentials that are given must be valid.
    case everyoneOrUser
    /// Users who are signed in.
    case user
  }

  fileprivate var path: [Substring] {
    rawValue.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(\.self)
  }

  fileprivate var method: Substring {
    rawValue.prefix { $0 != " " }
  }
}

/// Where a request goes.
struct CareersRoute: Hashable, Sendable {
  /// What is asked for.
  let endpoint: CareersEndpoint
  /// The identifier in the path, with its percent escapes; empty where the endpoint has none.
  let id: String

  /// Reads a method and a path, with or without `/v1`; `nil` where there is no such route.
  ///
  /// Letter case matters, and a slash at the end is not forgiven.
  init?(_ request: HTTPRequest) {
    var parts = request.url.path(percentEncoded: true)
      .split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.first == "v1" { parts = parts.dropFirst() }
    let path = Array(parts)
    for endpoint in CareersEndpoint.allCases where endpoint.method == request.method.rawValue {
      guard let id = Self.id(in: path, of: endpoint.path) else { continue }
      self.endpoint = endpoint
      self.id = id
      return
    }
    return nil
  }

  private static func id(in path: [Substring], of template: [Substring]) -> String? {
    guard path.count == template.count else { return nil }
    var id = ""
    for (part, expected) in zip(path, template) {
      if expected == "*", !part.isEmpty {
        id = String(part)
      } else if part != expected {
        return nil
      }
    }
    return id
  }
}
