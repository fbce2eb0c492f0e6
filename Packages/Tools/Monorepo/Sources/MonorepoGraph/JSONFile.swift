import Foundation
package import MonorepoSystem

/// Reads JSON files and says where they are wrong.
package enum JSONFile {
  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - type: What the file holds.
  ///   - path: The file.
  ///   - files: The files of the machine.
  ///   - remedy: What to do when the file is missing.
  /// - Returns: The decoded value.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    at path: String,
    files: FileSystem,
    remedyWhenMissing remedy: String
  ) throws(UnusableInput) -> Value {
    guard let data = files.data(at: path) else {
      throw UnusableInput(path: path, what: "the file is missing or cannot be read", remedy: remedy)
    }
    do {
      let value = try JSONDecoder().decode(type, from: data)
      // A decoder forgives what other readers of the file do not, such as a comma at the end.
      if let fault = JSONFault(Array(data)) { throw notJSON(path, fault) }
      // It takes one of two values and does not tell which.
      if let key = JSONFault.repeatedKey(in: Array(data)) {
        throw UnusableInput(
          path: path,
          line: key.line,
          what: "“\(key.name)” is there twice in one object",
          remedy: "remove one of the two"
        )
      }
      return value
    } catch let error as UnusableInput {
      throw error
    } catch {
      if let fault = JSONFault(Array(data)) { throw notJSON(path, fault) }
      throw UnusableInput(path: path, what: description(of: error), remedy: "correct the file there")
    }
  }

  private static func notJSON(_ path: String, _ fault: JSONFault) -> UnusableInput {
    UnusableInput(
      path: path,
      what: "line \(fault.line), column \(fault.column): this is not JSON",
      remedy: "correct the file there"
    )
  }

  private static func description(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)): “\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)\(reason(context.underlyingError))"
    default: "\(error)"
    }
  }

  private static func reason(_ error: (any Error)?) -> String {
    guard let info = (error as NSError?)?.userInfo else { return "" }
    return (info[NSDebugDescriptionErrorKey] as? String).map { " (\($0))" } ?? ""
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "at the top" }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

/// Finds the place at which a text stops being JSON, which not every platform's decoder tells.
struct JSONFault {
  /// The line of the place, counted from 1.
  let line: Int
  /// The column of the place in bytes, counted from 1.
  let column: Int

  private static let deepest = 512

  /// Looks at a text; nil when it is JSON.
  init?(_ bytes: [UInt8]) {
    // A mark of the byte order may come first.
    var scan = Scan(bytes: bytes, position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if scan.value(depth: 0), scan.next() == nil { return nil }
    let before = bytes[..<min(scan.position, bytes.count)]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
  }

  /// The first key that an object has twice, with its line; nil when there is none, or the text is not JSON.
  static func repeatedKey(in bytes: [UInt8]) -> (name: String, line: Int)? {
    var scan = Scan(bytes: bytes, position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard scan.value(depth: 0), let key = scan.repeatedKey else { return nil }
    return (key.name, bytes[..<key.position].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  /// Walks over the text; each step answers whether it found what it looked for, and stops where it did not.
  private struct Scan {
    let bytes: [UInt8]
    var position = 0
    private(set) var repeatedKey: (name: String, position: Int)?

    init(bytes: [UInt8], position: Int) {
      self.bytes = bytes
      self.position = position
    }

    /// The first byte that is no blank, without passing it.
    mutating func next() -> UInt8? {
      while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }

    mutating func value(depth: Int) -> Bool {
      guard let first = next(), depth < JSONFault.deepest else { return false }
      switch first {
      case UInt8(ascii: "{"): return group(until: "}", depth: depth, hasKeys: true)
      case UInt8(ascii: "["): return group(until: "]", depth: depth, hasKeys: false)
      case UInt8(ascii: "\""): return text()
      default: return word()
      }
    }

    private mutating func group(until end: Unicode.Scalar, depth: Int, hasKeys: Bool) -> Bool {
      position += 1
      var keys: Set<String> = []
      var isFirst = true
      while let byte = next() {
        if byte == UInt8(ascii: end) {
          // Behind a comma another value has to follow.
          guard isFirst else { return false }
          position += 1
          return true
        }
        isFirst = false
        if hasKeys {
          let start = position
          guard byte == UInt8(ascii: "\""), text() else { return false }
          let key = name(start..<position)
          if !keys.insert(key).inserted, repeatedKey == nil { repeatedKey = (key, start) }
          guard sign(":") else { return false }
        }
        guard value(depth: depth + 1) else { return false }
        if sign(",") { continue }
        guard next() == UInt8(ascii: end) else { return false }
        isFirst = true
      }
      return false
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
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
      position = end + 1
      return true
    }

    /// A number, or one of three words.
    private mutating func word() -> Bool {
      let end = bytes[position...].firstIndex { " \t\r\n,:]}\"[{".utf8.contains($0) } ?? bytes.count
      let word = String(decoding: bytes[position..<end], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else { return false }
      position = end
      return true
    }
  }
}
