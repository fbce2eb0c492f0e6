/// A JSON document that can be written, and changed at any place.
indirect enum JSONNode: Hashable, Sendable {
  case null
  case number(Int)
  case flag(Bool)
  case text(String)
  case list([JSONNode])
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    var value: JSONNode
  }

  /// The document as it goes over the wire.
  var written: String {
    switch self {
    case .null: "null"
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .text(let text): Self.quoted(text)
    case .list(let nodes): "[" + nodes.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.written }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#).replacing("\r\n", with: #"\r\n"#)
      + "\""
  }

  /// The ways to every node below this one, by positions.
  var paths: [[Int]] {
    children.enumerated().flatMap { index, child in [[index]] + child.paths.map { [index] + $0 } }
  }

  /// Whether a place is in an element of a list that is not the first or second.
  func isBeyondSecondElement(_ path: [Int]) -> Bool {
    path.indices.contains { index in
      if case .list = self[path[..<index]] { path[index] > 1 } else { false }
    }
  }

  /// The node at a place.
  subscript(path: ArraySlice<Int>) -> JSONNode {
    guard let first = path.first else { return self }
    return children[first][path.dropFirst()]
  }

  /// The document with another node at a place, or without it.
  func replacing(_ path: ArraySlice<Int>, with node: JSONNode?) -> JSONNode {
    guard let first = path.first else { return node ?? .null }
    let rest = path.dropFirst()
    let child = rest.isEmpty ? node : children[first].replacing(rest, with: node)
    switch self {
    case .list(var nodes):
      if let child { nodes[first] = child } else { nodes.remove(at: first) }
      return .list(nodes)
    case .object(var members):
      if let child { members[first].value = child } else { members.remove(at: first) }
      return .object(members)
    case .null, .number, .flag, .text: return self
    }
  }

  private var children: [JSONNode] {
    switch self {
    case .list(let nodes): nodes
    case .object(let members): members.map(\.value)
    case .null, .number, .flag, .text: []
    }
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: JSONNode...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONNode)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
  init(nilLiteral: ()) { self = .null }
}
