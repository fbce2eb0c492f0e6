import LenientJSON

/// What the service says of an error: a code, and where it would redirect to.
struct ServiceErrorBody: Decodable {
  let code: String?
  let message: String?

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: NamedKey.self)
    code = body.text("code")
    message = body.text("message").flatMap(humanText)
  }
}
