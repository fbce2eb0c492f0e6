#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads the JSON body of a response, after checking that reading it is safe.
public enum JSONBody {
  /// Decodes a body.
  ///
  /// All bytes are checked by one pass before anything is decoded: the limits, that the text is well-formed JSON in
  /// UTF-8 (RFC 8259), and that no string holds half of a surrogate pair. A byte order mark is skipped, and an escaped
  /// U+0000, which Foundation's decoder takes for an error of the whole text, is read as U+FFFD.
  ///
  /// - Parameters:
  ///   - type: What to decode.
  ///   - body: The body of a response.
  ///   - limits: How much structure it may have.
  ///   - isChecked: Whether the body was checked before, for example when it was stored; it is only decoded then.
  ///   - levels: How many levels of arrays and objects the value looks into, the outermost included; those below are
  ///     decoded as empty ones, which costs a fraction. The whole body is decoded when there is no number.
  ///   - members: The names of all members that the value asks for, at any level; others are passed over, which costs a
  ///     fraction. All members are decoded when there are no names.
  /// - Returns: The decoded value.
  /// - Throws: ``JSONBodyError`` when there is no such value in the body.
  public static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self,
    from body: Data,
    limits: JSONLimits = JSONLimits(),
    isChecked: Bool = false,
    levels: Int? = nil,
    members: [String]? = nil
  ) throws(JSONBodyError) -> Value {
    let text = withoutByteOrderMark(body)
    if !isChecked { try check(text, limits: limits) }
    let outlined = levels.map { outline(of: text, levels: $0) } ?? text
    let selected = members.map { selection(of: outlined, members: $0) } ?? outlined
    if let value = JSONIndexDecoder.value(type, of: selected) { return value }
    do {
      // Last, since most of a text may be left out by then.
      return try JSONDecoder().decode(type, from: withoutNUL(selected))
    } catch let error as DecodingError {
      throw JSONBodyError(error)
    } catch {
      throw .notJSON
    }
  }

  /// Reads a list of objects without a decoder, as long as it is written plainly: it takes a tenth of the time.
  ///
  /// The body is checked as by ``decode(_:from:limits:isChecked:levels:members:)``, which has to be used where
  /// this gives nothing. Both give the same values, also where a member is missing.
  ///
  /// - Parameters:
  ///   - body: The body of a response.
  ///   - members: The names of the members to read, at most 64; others are passed over.
  ///   - limit: The most elements that are read.
  ///   - limits: How much structure the body may have.
  ///   - isChecked: Whether the body was checked before, for example when it was stored.
  ///   - make: Makes an element of the values of the members, in the order of their names; `nil` when it cannot be made
  ///     of such values.
  /// - Returns: The elements; `nil` when a decoder is needed: a value that is no ``JSONPlainValue``, a member that
  ///   occurs twice, an element that cannot be made, or too many of them.
  /// - Throws: ``JSONBodyError`` when the body is not well-formed.
  public static func plainElements<Element>(
    of body: Data,
    members: [StaticString],
    atMost limit: Int,
    limits: JSONLimits = JSONLimits(),
    isChecked: Bool = false,
    _ make: ([JSONPlainValue]) -> Element?
  ) throws(JSONBodyError) -> [Element]? {
    let text = withoutByteOrderMark(body)
    func read(_ checking: JSONLimits?) -> [Element]? {
      text.withUnsafeBytes {
        JSONPlainList.elements(of: $0, members: members, atMost: limit, checking: checking, make)
      }
    }
    if isChecked { return read(nil) }
    // Most lists are plain throughout, and are checked by reading them.
    if let elements = read(limits) { return elements }
    try check(text, limits: limits)
    return read(nil)
  }

  private static func check(_ text: Data, limits: JSONLimits) throws(JSONBodyError) {
    var fault: JSONStructure.Fault?
    text.withUnsafeBytes { bytes in
      do throws(JSONStructure.Fault) { try JSONStructure.check(bytes, limits: limits) } catch {
        fault = error
      }
    }
    switch fault {
    case nil: return
    case .nothing: throw .empty
    case .noJSON: throw looksLikeHTML(text) ? .htmlPage : .notJSON
    case .halfCharacter: throw .halfCharacter
    case .incomplete: throw .incomplete
    case .tooDeep: throw .tooDeep(limit: limits.depth)
    case .tooManyValues: throw .tooManyValues(limit: limits.values)
    }
  }

  private static func outline(of text: Data, levels: Int) -> Data {
    text.withUnsafeBytes { JSONOutline.of($0, levels: levels) }.map { Data($0) } ?? text
  }

  private static func selection(of text: Data, members: [String]) -> Data {
    text.withUnsafeBytes { JSONSelection.of($0, members: members) }.map { Data($0) } ?? text
  }

  private static func withoutNUL(_ text: Data) -> Data {
    let places = text.withUnsafeBytes { JSONTokens.escapesOfNUL(in: $0) }
    guard !places.isEmpty else { return text }
    var readable = [UInt8](text)
    for place in places { readable.replaceSubrange(place..<(place + 6), with: #"\ufffd"#.utf8) }
    return Data(readable)
  }

  private static func withoutByteOrderMark(_ body: Data) -> Data {
    body.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(body.dropFirst(3)) : body
  }

  private static func looksLikeHTML(_ text: Data) -> Bool {
    let beginning = String(decoding: text.prefix(512), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<head", "<body", "<title"].contains(where: beginning.contains)
  }
}

/// How much structure a JSON text may have before it is decoded.
public struct JSONLimits: Hashable, Sendable {
  /// Arrays and objects inside each other, at most.
  public var depth: Int
  /// Values of all kinds, at most; the names of members do not count.
  public var values: Int

  /// Sets the limits.
  ///
  /// - Parameters:
  ///   - depth: Arrays and objects inside each other; 64 unless told otherwise, because decoding goes one
  ///     call deeper for each and stacks are small.
  ///   - values: Values of all kinds, 200,000 unless told otherwise.
  public init(depth: Int = 64, values: Int = 200_000) {
    self.depth = depth
    self.values = values
  }
}
