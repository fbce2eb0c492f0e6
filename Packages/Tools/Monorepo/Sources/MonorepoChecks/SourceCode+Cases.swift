extension SourceCode {
  /// The names that a `case` of an enumeration declares, each with its offset.
  ///
  /// - Parameter offset: The offset of the keyword.
  /// - Returns: One or more, in order; none for code that is cut off.
  func caseNames(at offset: Int) -> [(name: String, offset: Int)] {
    var names: [(name: String, offset: Int)] = []
    var position = offset + "case".utf8.count
    repeat {
      guard let start = bytes[position...].firstIndex(where: { !$0.isBlank }) else { return names }
      position = bytes[start...].firstIndex { !$0.isIdentifier && $0 != UInt8(ascii: "`") } ?? bytes.count
      guard position > start else { return names }
      names.append((String(decoding: bytes[start..<position], as: UTF8.self), start))
    } while skipToNextCase(from: &position)
    return names
  }

  /// Moves behind the comma that ends a case, over its associated and raw value; false when no other one follows.
  private func skipToNextCase(from position: inout Int) -> Bool {
    var depth = 0
    var isValue = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      case UInt8(ascii: "=") where depth == 0: isValue = true
      case let byte where depth == 0 && !byte.isBlank && !isValue: return false
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return false
      case UInt8(ascii: "\n") where depth == 0 && isValue && !continues(at: position): return false
      default: break
      }
    }
    return false
  }

  /// Whether the next code behind an offset is a comma.
  private func continues(at offset: Int) -> Bool {
    bytes[offset...].first { !$0.isBlank } == UInt8(ascii: ",")
  }
}
