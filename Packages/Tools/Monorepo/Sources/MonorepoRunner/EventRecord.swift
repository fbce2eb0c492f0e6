/// One line of Swift Testing's event stream, as far as the tool reads it.
struct EventRecord: Decodable {
  struct Message: Decodable {
    let text: String
  }

  struct Place: Decodable {
    let fileID: String
    let line: Int
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let severity: String?
    let sourceLocation: Place?

    /// Known issues and warnings do not fail a test.
    var isFailure: Bool { isKnown != true && severity != "warning" }

    /// File and line, as in `AppTests/LaunchTests.swift:12`.
    var place: String? { sourceLocation.map { "\($0.fileID):\($0.line)" } }
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
