import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parameters of a request to the sign-in.
struct LoginParameters {
  private let values: [String: String]

  /// Reads the body of a request; one that cannot be read has no parameters.
  init(_ request: HTTPRequest) {
    let body = request.body ?? Data()
    if request.fields[.contentType]?.lowercased().contains("json") == true {
      values = (try? JSONDecoder().decode([String: String].self, from: body)) ?? [:]
    } else {
      values = QueryItems(form: String(decoding: body, as: UTF8.self)).texts
    }
  }

  /// The value of a parameter; `nil` when it is absent.
  subscript(_ name: String) -> String? { values[name] }
}

/// An answer of the sign-in: members in order, in one of two notations.
struct LoginAnswer: Sendable {
  /// The status.
  var status = HTTPStatus.ok
  /// Names and values; only texts and numbers.
  let members: [JSONMember]

  /// An answer of the members.
  init(_ members: KeyValuePairs<String, JSONValue>) {
    self.members = members.map { JSONMember(name: $0.key, value: $0.value) }
  }

  /// An error of the flow.
  ///
  /// - Parameters:
  ///   - error: The code (RFC 6749, 5.2; RFC 8628, 3.5).
  ///   - description: The cause, in a sentence.
  ///   - interval: The new interval in seconds, for `slow_down`.
  init(error: String, _ description: String, interval: Int? = nil) {
    var members = [
      JSONMember(name: "error", value: .string(error)),
      JSONMember(name: "error_description", value: .string(description)),
      JSONMember(name: "error_uri", value: .string(Self.documentation)),
    ]
    if let interval { members.append(JSONMember(name: "interval", value: .integer(interval))) }
    self.members = members
  }

  /// No app has the client id.
  static let unknownClient: LoginAnswer = {
    var answer = LoginAnswer(["error": "Not Found"])
    answer.status = .notFound
    return answer
  }()

  /// The body, as JSON or as a form.
  func body(asJSON: Bool) -> ServiceBody {
    if asJSON {
      return ServiceBody(
        mediaType: "application/json; charset=utf-8",
        data: JSONWriter.data(.object(members))
      )
    }
    let items = members.map { "\($0.name)=\(Self.escaped($0.value))" }
    let form = items.joined(separator: "&")
    return ServiceBody(mediaType: "application/x-www-form-urlencoded; charset=utf-8", data: Data(form.utf8))
  }

  private static func escaped(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): FormText.escaped(text)
    case .integer(let number): String(number)
    case .decimal(let number): String(number)
    case .null, .bool, .array, .object: ""
    }
  }

  private static let documentation =
    "https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#error-codes-for-the-device-flow"
}

/// The two codes of a sign-in; they follow from the client and the number of the sign-in.
struct DeviceCodes {
  /// The device code, which the client sends with each poll: forty hexadecimal digits.
  let device: String
  /// The user code, which the user types: eight consonants with a hyphen in the middle, so that none forms a word.
  let user: String

  /// Makes the codes.
  init(client: String, serial: UInt64) {
    var random = SplitMix64(seed: FNV1a.hash("\(client) \(serial)"))
    let digits = (0..<3).map { _ in Hexadecimal(random.next()).digits }.joined()
    let letters = (0..<8).map { _ in random.element(of: Self.letters, else: "B") }
    device = String(digits.prefix(40))
    user = letters[..<4].joined() + "-" + letters[4...].joined()
  }

  private static let letters = "BCDFGHJKLMNPQRSTVWXZ".map { String($0) }
}
