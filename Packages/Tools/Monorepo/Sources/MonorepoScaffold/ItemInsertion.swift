/// One item of a list between square brackets, on one line or on several, in the order of the list.
struct ItemInsertion: Equatable, Sendable {
  let item: String
  /// The text that the list begins with, its opening bracket included.
  let list: String

  func filled(_ placeholders: Placeholders) -> ItemInsertion {
    ItemInsertion(item: placeholders.fill(item), list: placeholders.fill(list))
  }

  func applied(to text: String) throws(InsertionProblem) -> String {
    guard let start = text.firstRange(of: list)?.upperBound,
      let end = text[start...].firstIndex(of: "]")
    else { throw .noPlace("a list that begins with “\(list)”") }
    let parts = text[start..<end].split(separator: ",")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let items = parts.map { $0.drop(while: \.isWhitespace) }
    if items.contains(where: { Self.trimmed($0) == item }) { throw .alreadyThere(item) }
    guard let last = items.last else { return text.replacingCharacters(in: start..<start, with: item) }
    // What stands between two items: a space, or a line break with its indentation.
    let gap = (parts.count > 1 ? parts[1] : parts[0]).prefix(while: \.isWhitespace)
    let space = gap.isEmpty ? " " : String(gap)
    if let next = items.first(where: { Self.trimmed($0) > item }) {
      return text.replacingCharacters(in: next.startIndex..<next.startIndex, with: item + "," + space)
    }
    let place = Self.trimmed(last).endIndex
    return text.replacingCharacters(in: place..<place, with: "," + space + item)
  }

  private static func trimmed(_ item: Substring) -> Substring {
    item[..<(item.lastIndex { !$0.isWhitespace }.map { item.index(after: $0) } ?? item.startIndex)]
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
