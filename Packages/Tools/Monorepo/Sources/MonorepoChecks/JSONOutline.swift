/// Finds places in the text of a valid JSON document, so that it can be changed without being rewritten.
struct JSONOutline {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The places of an array's elements, for an array that is a member of the outermost object.
  func elements(ofArrayNamed name: String) -> [Range<Int>]? {
    guard let value = value(named: name), bytes[value.lowerBound] == UInt8(ascii: "[") else { return nil }
    var elements: [Range<Int>] = []
    var position = value.lowerBound + 1
    while let start = nextCode(from: position, skipping: ","), bytes[start] != UInt8(ascii: "]") {
      position = end(ofValueAt: start)
      elements.append(start..<position)
    }
    return elements
  }

  private func value(named name: String) -> Range<Int>? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard var position = nextCode(from: bytes.starts(with: mark) ? mark.count : 0, skipping: ""),
      bytes[position] == UInt8(ascii: "{")
    else {
      return nil
    }
    position += 1
    while let key = nextCode(from: position, skipping: ","), bytes[key] == UInt8(ascii: "\"") {
      let keyEnd = end(ofValueAt: key)
      guard let start = nextCode(from: keyEnd, skipping: ":") else { return nil }
      position = end(ofValueAt: start)
      if bytes[key..<keyEnd].elementsEqual("\"\(name)\"".utf8) { return start..<position }
    }
    return nil
  }

  /// The first byte that is no blank and none of some signs.
  private func nextCode(from offset: Int, skipping signs: String) -> Int? {
    bytes[offset...].firstIndex { !$0.isBlank && !signs.utf8.contains($0) }
  }

  private func end(ofValueAt start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): endOfGroup(at: start)
    case UInt8(ascii: "\""): endOfText(at: start)
    default: bytes[start...].firstIndex { $0.isBlank || ",]}".utf8.contains($0) } ?? bytes.count
    }
  }

  private func endOfGroup(at start: Int) -> Int {
    var (position, depth) = (start, 0)
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position = endOfText(at: position)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
    return position
  }

  private func endOfText(at start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
