/// Which part of a list is asked for.
struct PageRequest: Hashable, Sendable {
  /// How many items come before the page.
  let offset: Int
  /// How many items the page may have, 1 to 50.
  let limit: Int

  /// Reads `cursor` and `limit`; a blank one has its default.
  init(_ query: QueryItems) throws(CareersFault) {
    offset = try Self.number(query, "cursor", in: 0...Int.max, default: 0)
    limit = try Self.number(query, "limit", in: 1...50, default: 20)
  }

  private static func number(
    _ query: QueryItems,
    _ name: Substring,
    in range: ClosedRange<Int>,
    default standard: Int
  ) throws(CareersFault) -> Int {
    let text = query.trimmed(name)
    guard !text.isEmpty else { return standard }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isDecimal, let number = Int(text), range.contains(number) else {
      throw .invalid("invalid_\(name)", "\(name) is invalid")
    }
    return number
  }

  /// The page of a list, with the members that lead to the next one.
  func json<Item>(of items: [Item], _ write: (Item) -> JSONValue) -> JSONValue {
    let page = items.dropFirst(offset).prefix(limit)
    let end = page.endIndex
    return .object([
      "items": .array(page.map(write)),
      "pageInfo": .object([
        "cursor": .string(String(offset)),
        "nextCursor": !page.isEmpty && end < items.count ? .string(String(end)) : .null,
        "limit": .integer(limit),
        "total": .integer(items.count),
      ]),
    ])
  }
}

extension String {
  /// The text without the white space and byte order marks around it, as ECMAScript trims.
  var trimmed: String {
    let scalars = unicodeScalars
    guard
      let start = scalars.firstIndex(where: { !$0.isTrimmed }),
      let last = scalars.lastIndex(where: { !$0.isTrimmed })
    else { return "" }
    return String(scalars[start...last])
  }

  /// The length that the service compares with its limits.
  var lengthInCodeUnits: Int { utf16.count }
}

extension Unicode.Scalar {
  /// Whether ECMAScript trims the character (ECMA-262, 12.2 and 12.3): it knows U+FEFF, and not U+0085.
  fileprivate var isTrimmed: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
