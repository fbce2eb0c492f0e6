import NetworkingKit

extension ServiceErrorClassifier {
  /// Makes a classifier for a service whose refusals have a JSON body with a code and a message.
  ///
  /// A body that has neither adds nothing to the status, which says the error already.
  ///
  /// - Parameters:
  ///   - code: The names of the members that lead to the code, from the outermost on; `nil` for none.
  ///   - message: The names of the members that lead to the message; `nil` for none.
  ///   - readable: The message for the user; `nil` for one that says nothing.
  ///   - ownRule: What this service means by a response where it differs from the standard rules.
  public init(
    code: [String]?,
    message: [String]?,
    readable: @escaping @Sendable (String) -> String? = { $0 },
    ownRule: @escaping OwnRule = { _, _ in nil }
  ) {
    self.init { response in
      let body = try? JSONBody.decode(ErrorMember.self, from: response.body)
      let text = { (path: [String]?) in path.flatMap { body?.text(at: $0[...]) } }
      return (text(code), text(message).flatMap(readable))
    } ownRule: { response, now in
      ownRule(response, now)
    }
  }
}

/// A part of an error body: a text, an object, or something that says nothing.
private indirect enum ErrorMember: Decodable {
  case text(String)
  case object([String: ErrorMember])
  case other

  /// The most Unicode scalars of a text that is shown to the user.
  private static let longestText = 300

  init(from decoder: any Decoder) {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else if let number = try? decoder.singleValueContainer().decode(Int.self) {
      self = .text(String(number))
    } else if let members = try? [String: ErrorMember](from: decoder) {
      self = .object(members)
    } else {
      self = .other
    }
  }

  /// The text that a path of members leads to, without white space around it; `nil` for a blank one.
  func text(at path: ArraySlice<String>) -> String? {
    switch self {
    case .object(let members): path.first.flatMap { members[$0]?.text(at: path.dropFirst()) }
    case .text(let text) where path.isEmpty: Self.cut(text)
    case .text, .other: nil
    }
  }

  private static func cut(_ text: String) -> String? {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    let line = text[first...last].unicodeScalars
    return line.count > longestText ? String(line.prefix(longestText)) + "…" : String(line)
  }
}
