/// A JSON value, for comparing whole replies.
enum JSON: Hashable, Decodable {
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .list(try container.decode([JSON].self))
    }
  }
}
