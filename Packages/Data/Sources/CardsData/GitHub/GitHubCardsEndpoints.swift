import CardsDomain
import DomainKernel
import GitHubREST
import LenientJSON
public import NetworkingKit
import ResourceLoading

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of GitHub's API that cards are read from.
public struct GitHubCardsEndpoints: ServiceEndpoints {
  /// The base of the API, such as `https://api.github.com`.
  public let base: ServiceBase

  /// Takes over the base of an API.
  ///
  /// - Parameter root: The base of the API; `nil` is returned unless it is an absolute web address without a query.
  public init?(root: URL) {
    guard let base = ServiceBase(root) else { return nil }
    self.base = base
  }

  /// The address of an account; `nil` for a text that is no login.
  func account(_ subject: CardSubject) -> URL? {
    switch subject {
    case .mine: return base.appending("/user")
    case .id(let id): return base.appending("/user/\(id)")
    case .login(let login):
      guard Login.isValid(login) else { return nil }
      return base.appending(URITemplate("/users/{login}").expanded(with: ["login": login.lowercased()]))
    }
  }

  /// Where queries of GraphQL go.
  var graphQL: URL { base.appending("/graphql") }
}

extension ServiceErrorClassifier {
  /// The errors of GitHub's GraphQL API, which come with status 200; a part of an answer is no error.
  ///
  /// A spent quota has the type `RATE_LIMITED` and no data, a token without the right to read something `FORBIDDEN` or
  /// `INSUFFICIENT_SCOPES`; most errors of the service itself have no type.
  static let gitHubGraphQL = gitHubQuery { (data: EmptyDTO?) in data?.isEmpty ?? true }

  /// The errors of a query for the language of an account, which may come with everything but that.
  static let gitHubLanguage = gitHubQuery { (data: GraphQLLanguagesDTO?) in data?.mostUsed == nil }

  /// The errors of a query for the contributions of an account, which may come with everything but those.
  static let gitHubYear = gitHubQuery { (data: GraphQLAccountDTO?) in
    guard let account = data?.account else { return true }
    return account.kind?.hasCalendar != false && account.contributions?.days.isEmpty != false
  }

  /// The errors of a query; beside what it needs they are none.
  private static func gitHubQuery<Content: Decodable & SendableMetatype>(
    lacking isLacking: @escaping @Sendable (Content?) -> Bool
  ) -> ServiceErrorClassifier {
    ServiceErrorClassifier(
      code: nil,
      message: ["message"],
      ownRule: { response, now in
        if let limit = gitHubLimit(response, now) { return limit }
        guard response.status.rawValue == 200, namesErrors(response.body) else { return nil }
        // monorepo:allow swallowed-error: a body that cannot be read is refused when it is mapped
        let body = try? JSONBody.decode(GraphQLDTO<Content>.self, from: response.body)
        guard let body, isLacking(body.data) else { return nil }
        if let refusal = body.lackOfRights { return refusal }
        guard body.has("RATE_LIMITED") || body.has("RATE_LIMIT") else { return body.failure }
        return .rateLimited(until: RateLimit(response, at: now)?.until)
      }
    )
  }
}

private let errorsMember = Array(#"errors""#.utf8)

/// Whether a string of a body is the name of the member with errors.
///
/// Nearly every body has none, and is then not decoded twice. The search of the standard library works on any collection
/// and takes 43 ms for a year of contributions; this takes 0.1 ms (measured with the release flags).
private func namesErrors(_ body: Data) -> Bool {
  body.withUnsafeBytes { bytes in
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\"") {
      if bytes[(place + 1)...].starts(with: errorsMember) { return true }
    }
    return false
  }
}

/// Data of any shape, of which it only counts whether there are some.
private struct EmptyDTO: Decodable {
  let isEmpty: Bool

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    // Who asked is no content beside what was asked for.
    let keys = data.allKeys.count > 1 ? data.allKeys.filter { $0.stringValue != "viewer" } : data.allKeys
    isEmpty = keys.allSatisfy { key in data.lenient(Bool.self, key) == nil && isNull(data, key) }
  }
}

private func isNull(_ data: KeyedDecodingContainer<NamedKey>, _ key: NamedKey) -> Bool {
  // monorepo:allow swallowed-error: a member that cannot be read is one that is there
  (try? data.decodeNil(forKey: key)) ?? false
}
