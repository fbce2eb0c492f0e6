/// One line of Swift Testing's event stream, as far as the tool reads it.
struct EventRecord: Decodable, Sendable {
  struct Message: Decodable, Sendable {
    let text: String
  }

  struct Place: Decodable, Sendable {
    let fileID: String
    let line: Int
  }

  struct Issue: Decodable, Sendable {
    let isKnown: Bool?
    let severity: String?
    let sourceLocation: Place?

    /// Known issues and warnings do not fail a test.
    var isFailure: Bool { isKnown != true && severity != "warning" }

    /// File and line, as in `AppTests/LaunchTests.swift:12`.
    var place: String? { sourceLocation.map { "\($0.fileID):\($0.line)" } }
  }

  struct Instant: Decodable, Sendable {
    let absolute: Double
  }

  struct Payload: Decodable, Sendable {
    let id: String?
    let kind: String
    let name: String?
    let displayName: String?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
    let instant: Instant?
  }

  let kind: String
  let payload: Payload

  /// What the messages say, as one text.
  var text: String { payload.messages?.map(\.text).joined(separator: " ") ?? "" }
}
