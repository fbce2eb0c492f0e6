#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decodes the bodies of responses that should be JSON.
public enum JSONBody {
  /// Decodes a value from a body.
  ///
  /// The limits are checked before anything is decoded, in one pass over the bytes.
  ///
  /// - Parameters:
  ///   - type: The shape of the document.
  ///   - body: The bytes; a byte order mark in front is skipped.
  ///   - limits: How large the document may be.
  /// - Returns: The value.
  /// - Throws: ``JSONBodyError`` that says what the body is instead.
  public static func decode<Value: Decodable>(
    _ type: Value.Type,
    from body: Data,
    limits: JSONLimits = JSONLimits()
  ) throws(JSONBodyError) -> Value {
    let document = body.starts(with: byteOrderMark) ? body.dropFirst(byteOrderMark.count) : body
    let shape = document.withUnsafeBytes { JSONShape(scanning: $0, limits: limits) }
    guard shape.first != nil else { throw JSONBodyError(reason: "an empty answer") }
    guard shape.first != UInt8(ascii: "<") else { throw JSONBodyError(reason: "a web page instead of JSON") }
    guard shape.depth <= limits.depth else {
      throw JSONBodyError(reason: "JSON nested more than \(limits.depth) levels deep")
    }
    guard shape.values <= limits.values else {
      throw JSONBodyError(reason: "JSON with more than \(limits.values) values")
    }
    do {
      return try JSONDecoder().decode(type, from: document)
    } catch let error as DecodingError {
      throw JSONBodyError(reason: reason(for: error))
    } catch {
      throw JSONBodyError(reason: "not JSON")
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func reason(for error: DecodingError) -> String {
    if case .dataCorrupted(let context) = error, context.codingPath.isEmpty { return "not JSON, or cut off" }
    return "JSON of an unexpected shape"
  }
}
