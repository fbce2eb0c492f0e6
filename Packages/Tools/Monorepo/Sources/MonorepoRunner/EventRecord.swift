/// One line of Swift Testing's event stream, as far as the tool reads it.
struct EventRecord: Decodable {
  struct Message: Decodable {
    let text: String
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let severity: String?

    /// Known issues and warnings do not fail a test.
    var isFailure: Bool { isKnown != true && severity != "warning" }
  }

  struct Payload: Decodable {
    let id: String?
    let kind: String
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  let kind: String
  let payload: Payload
}
