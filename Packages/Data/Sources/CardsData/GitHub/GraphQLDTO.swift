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
  var isTooLarge: Bool { has("RESOURCE_LIMITS_EXCEEDED") || has("MAX_NODE_LIMIT_EXCEEDED") }

  /// That the token may not read this, in GitHub's words; `nil` where it may.
  var lackOfRights: ServiceError? {
    errors.first { $0.type == "FORBIDDEN" || $0.type == "INSUFFICIENT_SCOPES" }
      .map { .rejected(code: $0.type, message: $0.message) }
  }

  /// Why there is nothing that can be used.
  var refusal: InvalidResponse {
    has("NOT_FOUND") || (errors.isEmpty && data != nil) ? .notFound : InvalidResponse(.nothingUsable)
  }
}

private struct GraphQLErrorDTO: Decodable {
  let type: String
  let message: String?

  init(from decoder: any Decoder) throws {
    let error = try decoder.container(keyedBy: NamedKey.self)
    type = error.exactText("type") ?? ""
    message = error.text("message")
  }
}
