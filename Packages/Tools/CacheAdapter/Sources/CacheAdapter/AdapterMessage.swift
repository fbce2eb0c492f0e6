import Foundation

/// A line that the harness sends.
enum AdapterMessage: Hashable {
  /// Who is there?
  case hello
  /// Forget everything; what follows belongs to a new test.
  case reset(namespace: String)
  /// Make a request.
  case request(AdapterRequest)
}

extension AdapterMessage: Decodable {
  private enum Key: String, CodingKey {
    case op
    case namespace
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decodeIfPresent(String.self, forKey: .op) {
    case "hello":
      self = .hello
    case "reset":
      self = .reset(namespace: try container.decode(String.self, forKey: .namespace))
    case nil:
      self = .request(try AdapterRequest(from: decoder))
    case .some(let op):
      throw DecodingError.dataCorruptedError(forKey: .op, in: container, debugDescription: "unknown op \(op)")
    }
  }
}
