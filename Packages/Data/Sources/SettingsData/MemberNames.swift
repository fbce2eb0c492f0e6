#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names of the members of a JSON object.
enum MemberNames {
  /// Finds a name that two members of an object have, of which a decoder would drop one without a word.
  ///
  /// - Parameter object: A JSON object, which is well formed; only its own members count.
  /// - Returns: The first such name; `nil` where each member has a name of its own.
  /// - Throws: An error of decoding when it is not well formed.
  static func repeated(in object: Data) throws -> String? {
    var known: Set<String> = []
    return try all(in: object).first { !known.insert($0).inserted }
  }

  private static func all(in object: Data) throws -> [String] {
    var names: [String] = []
    var depth = 0
    var opening: Data.Index?
    var isEscaped = false
    var text = object[object.startIndex..<object.startIndex]
    for index in object.indices {
      let byte = object[index]
      if let start = opening {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          text = object[start...index]
          opening = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): opening = index
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1:
        names.append(try JSONDecoder().decode(String.self, from: Data(text)))
      default: break
      }
    }
    return names
  }
}
