/// Copies a JSON text without the members of objects that nobody asks for, which costs a fraction of decoding them.
///
/// A decoder that asks for no other members gives the same answer for the selection and for the whole, also where a
/// member occurs twice. A name that is written with escapes is always kept.
struct JSONSelection {
  private let bytes: UnsafeRawBufferPointer
  private let members: [[UInt8]]
  private var kept: [UInt8] = []
  private var place = 0

  /// Makes the selection of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text; one that passes `JSONStructure.check`. The selection of any other is of no use, but reads
  ///     nothing outside it.
  ///   - members: The names of the members to keep, at every level.
  /// - Returns: The selection; `nil` when the text is not complete, or nested deeper than 512 levels.
  static func of(_ bytes: UnsafeRawBufferPointer, members: [String]) -> [UInt8]? {
    var selection = JSONSelection(bytes: bytes, members: members.map { Array($0.utf8) })
    selection.kept.reserveCapacity(bytes.count / 4)
    return selection.copyValue(at: 1) && selection.next == nil ? selection.kept : nil
  }

  private init(bytes: UnsafeRawBufferPointer, members: [[UInt8]]) {
    self.bytes = bytes
    self.members = members
  }

  private mutating func copyValue(at level: Int) -> Bool {
    switch next {
    case UInt8(ascii: "{"): return level <= 512 && copyObject(at: level)
    case UInt8(ascii: "["): return level <= 512 && copyArray(at: level)
    case nil: return false
    default:
      let start = place
      guard passValue() else { return false }
      kept.append(contentsOf: bytes[start..<place])
      return true
    }
  }

  private mutating func copyArray(at level: Int) -> Bool {
    copyByte()
    if next == UInt8(ascii: "]") {
      copyByte()
      return true
    }
    while copyValue(at: level + 1), let byte = next, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
      copyByte()
      if byte == UInt8(ascii: "]") { return true }
    }
    return false
  }

  private mutating func copyObject(at level: Int) -> Bool {
    copyByte()
    var isFirst = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "}"):
        copyByte()
        return true
      case UInt8(ascii: ","): place += 1
      case UInt8(ascii: "\""):
        let start = place
        guard passValue() else { return false }
        let name = bytes[start..<place]
        guard next == UInt8(ascii: ":") else { return false }
        place += 1
        if isKept(UnsafeRawBufferPointer(rebasing: name.dropFirst().dropLast())) {
          if !isFirst { kept.append(UInt8(ascii: ",")) }
          isFirst = false
          kept.append(contentsOf: name)
          kept.append(UInt8(ascii: ":"))
          guard copyValue(at: level + 1) else { return false }
        } else if next == nil || !passValue() {
          return false
        }
      default: return false
      }
    }
    return false
  }

  private func isKept(_ name: UnsafeRawBufferPointer) -> Bool {
    members.contains { $0.count == name.count && name.elementsEqual($0) } || name.contains(UInt8(ascii: "\\"))
  }

  /// Passes the value that begins here.
  private mutating func passValue() -> Bool {
    guard let end = bytes.endOfValue(at: place) else { return false }
    place = end
    return true
  }

  private mutating func copyByte() {
    kept.append(bytes[place])
    place += 1
  }

  /// The next byte that is not blank; blanks before it are passed.
  private var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case 0x20, 0x0A, 0x0D, 0x09: place += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }
}
