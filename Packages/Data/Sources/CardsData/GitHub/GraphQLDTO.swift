import CardsDomain
import DomainKernel
import LenientJSON
import OfflineHTTP

/// An answer of GraphQL: data, errors, or both.
struct GraphQLDTO<Content: Decodable>: Decodable {
  let data: Content?
  private let errors: [GraphQLErrorDTO]

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    guard answer.contains("data") || answer.contains("errors") else {
      throw DecodingError.dataCorruptedError(
        forKey: "data",
        in: answer,
        debugDescription: "neither data nor errors"
      )
    }
    data = answer.lenient(Content.self, "data")
    errors = answer.list(GraphQLErrorDTO.self, "errors", atMost: CardsLimits.errors)?.elements ?? []
  }

  /// Whether one of the errors has a type.
  func has(_ type: String) -> Bool { errors.contains { $0.type == type } }

  /// Whether the service could not compute so much at once.
  var isTooLarge: Bool { errors.contains(where: \.isOfSize) }

  /// Whether something is missing for another reason than that it does not exist.
  var hasFailed: Bool { errors.contains { $0.type != "NOT_FOUND" } }

  /// That the token may not read this, in GitHub's words; `nil` where it may.
  var lackOfRights: ServiceError? {
    errors.first(where: \.isOfRights).map(\.cause)
  }

  /// An error of the service itself, with its message; `nil` where something is missing because it does not
  /// exist, or because it was too much at once.
  var failure: ServiceError? {
    has("NOT_FOUND") || isTooLarge ? nil : errors.first.map(\.cause)
  }

  /// Why the service leaves accounts out that a query names; nothing for those that it does not have.
  ///
  /// An error that names no account may be about any of them. One about too large a query is none of an
  /// account: it is asked for in parts.
  ///
  /// - Parameter ids: The accounts in the order of the query.
  /// - Returns: The errors by account, also of accounts of which there is something.
  func failures(of ids: [Card.ID]) -> [Card.ID: ServiceError] {
    var failures: [Card.ID: ServiceError] = [:]
    var gone = Set<Card.ID>()
    var ofAll: ServiceError?
    for error in errors where !error.isOfSize && error.isOfNodes {
      let id = error.node.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
      if error.type == "NOT_FOUND" {
        if let id { gone.insert(id) }
      } else if let id {
        failures[id] = failures[id] ?? error.cause
      } else {
        ofAll = ofAll ?? error.cause
      }
    }
    if let ofAll { for id in ids where failures[id] == nil && !gone.contains(id) { failures[id] = ofAll } }
    return failures
  }

  /// Why there is nothing that can be used.
  var refusal: InvalidResponse { has("NOT_FOUND") ? .notFound : InvalidResponse(.nothingUsable) }
}

extension GraphQLDTO where Content == GraphQLAccountDTO {
  /// Why there are no contributions: an account is missing only where the service says so, and not where it
  /// was sent without contributions that can be read.
  var lackOfContributions: InvalidResponse {
    guard let data else { return refusal }
    if let kind = data.account?.kind, !kind.hasCalendar { return .notFound }
    let isAbsent = has("NOT_FOUND") ? !data.isSent : errors.isEmpty && data.isNull
    return isAbsent ? .notFound : InvalidResponse(.nothingUsable)
  }
}

private struct GraphQLErrorDTO: Decodable {
  let type: String
  let message: String?
  /// Where in the data something is missing, as texts; empty where the error does not say it.
  private let path: [String]

  init(from decoder: any Decoder) throws {
    let error = try decoder.container(keyedBy: NamedKey.self)
    type = error.exactText("type") ?? ""
    message = error.text("message")
    path = (error.list(LenientText.self, "path", atMost: .max)?.elements ?? []).compactMap(\.value)
  }

  /// Whether so much cannot be computed at once.
  var isOfSize: Bool { type == "RESOURCE_LIMITS_EXCEEDED" || type == "MAX_NODE_LIMIT_EXCEEDED" }

  /// Whether the token may not read something.
  var isOfRights: Bool { type == "FORBIDDEN" || type == "INSUFFICIENT_SCOPES" }

  /// Whether it is about the accounts that a query names, as far as it says.
  var isOfNodes: Bool { path.first.map { $0 == "nodes" } ?? true }

  /// The place of the account among those that the query names; `nil` where it may be any of them.
  var node: Int? { path.count > 1 ? Int(path[1]) : nil }

  /// The error in the words of all services.
  var cause: ServiceError {
    if isOfRights { return .rejected(code: type, message: message) }
    // The message of a limit names the caller's address.
    if type.hasPrefix("RATE_LIMIT") { return .rateLimited(until: nil) }
    return .serverError(status: nil, message: message)
  }
}
