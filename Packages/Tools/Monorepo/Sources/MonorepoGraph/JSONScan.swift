import Foundation

/// Walks over a JSON text; each step answers whether it found what it looked for, and stops where it did not.
///
/// It finds the place at which a text stops being JSON, which not every platform's decoder tells, keys that an object
/// has twice, and the places of values, so that a text can be changed without being rewritten.
package struct JSONScan {
  private static let deepest = 512

  private let bytes: [UInt8]
  /// The offset of the byte that was not passed yet.
  private(set) var position: Int
  private(set) var repeatedKey: (name: String, position: Int)?
  /// The numbers that are no whole numbers, or too large ones.
  private(set) var oddNumbers: [(number: String, position: Int)] = []
  private(set) var hasControlCharacter = false
  /// The places of the values in the object or array that was passed last.
  private var values: [Range<Int>] = []
  /// The places of the elements of the arrays that are members of the outermost object.
  private var arrays: [String: [Range<Int>]] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A mark of the byte order may come first.
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The places of an array's elements, for an array that is a member of the outermost object.
  package static func elements(ofArrayNamed name: String, in bytes: [UInt8]) -> [Range<Int>]? {
    var scan = JSONScan(bytes)
    return scan.value() ? scan.arrays[name] : nil
  }

  /// The line of an offset, and its column in bytes, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
  }

  /// The first byte that is no blank, without passing it.
  mutating func next() -> UInt8? {
    while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  mutating func value(depth: Int = 0) -> Bool {
    guard let first = next(), depth < Self.deepest else { return false }
    switch first {
    case UInt8(ascii: "{"): return group(until: "}", depth: depth, hasKeys: true)
    case UInt8(ascii: "["): return group(until: "]", depth: depth, hasKeys: false)
    case UInt8(ascii: "\""): return text()
    default: return word()
    }
  }

  private mutating func group(until end: Unicode.Scalar, depth: Int, hasKeys: Bool) -> Bool {
    position += 1
    var (found, keys) = ([Range<Int>](), Set<String>())
    // Behind a comma another value has to follow.
    var isMissing = !sign(end)
    while isMissing {
      var key: String?
      if hasKeys {
        guard let member = self.key() else { return false }
        key = member.name
        if !keys.insert(member.name).inserted, repeatedKey == nil { repeatedKey = member }
      }
      guard let first = next() else { return false }
      let start = position
      guard value(depth: depth + 1) else { return false }
      if depth == 0, let key, first == UInt8(ascii: "[") { arrays[key] = values }
      found.append(start..<position)
      isMissing = sign(",")
      if !isMissing, !sign(end) { return false }
    }
    values = found
    return true
  }

  private mutating func key() -> (name: String, position: Int)? {
    guard next() == UInt8(ascii: "\"") else { return nil }
    let start = position
    guard text() else { return nil }
    let key = (name: name(start..<position), position: start)
    return sign(":") ? key : nil
  }

  /// The name that a quoted text stands for: one letter may be written in several ways.
  private func name(_ range: Range<Int>) -> String {
    let quoted = Data(bytes[range])
    return (try? JSONDecoder().decode(String.self, from: quoted))
      ?? String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func sign(_ wanted: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  private mutating func text() -> Bool {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] < 0x20 { hasControlCharacter = true }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    position = end + 1
    return true
  }

  private mutating func word() -> Bool {
    let end = bytes[position...].firstIndex { " \t\r\n,:]}\"[{".utf8.contains($0) } ?? bytes.count
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else { return false }
    if Double(word) != nil, Int(word) == nil { oddNumbers.append((word, position)) }
    position = end
    return true
  }
}
