/// Reads a list of objects where it stands, without a decoder, as long as it is written plainly.
///
/// Made for long lists of which few members are needed: a decoder takes ten times as long. Plain is an array of objects
/// in which each member that is asked for occurs at most once and is a ``JSONPlainValue``, and in which no name of a
/// member has escapes. Everything else is left to a decoder, so that the two never give different answers.
struct JSONPlainList {
  private let bytes: UnsafeRawBufferPointer
  private let members: [StaticString]
  /// A bit for each number of bytes that the name of a member has, so that most other names need not be compared.
  private let lengths: UInt64
  /// How much structure the text may have; `nil` for a text that was checked.
  private let checking: JSONLimits?
  private var place = 0
  private var values: [JSONPlainValue]
  private var count = 1

  /// Reads the elements of a list.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - members: The names of the members to read.
  ///   - limit: The most elements that are read.
  ///   - checking: How much structure the text may have, for one that has not passed `JSONStructure.check`: only what
  ///     would pass is read then, and no element with an array or object in it. With `nil`, nothing outside the text is
  ///     read even if it is not well-formed.
  ///   - make: Makes an element of the values of the members, in the order of their names; `nil` when it cannot be made
  ///     of plain values.
  /// - Returns: The elements; `nil` when the text is not plain, has more elements, or one that cannot be made.
  static func elements<Element>(
    of bytes: UnsafeRawBufferPointer,
    members: [StaticString],
    atMost limit: Int,
    checking: JSONLimits? = nil,
    _ make: ([JSONPlainValue]) -> Element?
  ) -> [Element]? {
    var list = JSONPlainList(bytes: bytes, members: members, checking: checking)
    guard checking.map({ $0.depth >= 2 }) ?? true, list.take(UInt8(ascii: "[")) else { return nil }
    var elements: [Element] = []
    if list.take(UInt8(ascii: "]")) { return list.next == nil ? elements : nil }
    while elements.count < limit, list.readObject(), let element = make(list.values) {
      elements.append(element)
      if list.take(UInt8(ascii: ",")) { continue }
      return list.take(UInt8(ascii: "]")) && list.next == nil ? elements : nil
    }
    return nil
  }

  private init(bytes: UnsafeRawBufferPointer, members: [StaticString], checking: JSONLimits?) {
    precondition(members.count <= 64, "a number has a bit for each of 64 members")
    self.bytes = bytes
    self.members = members
    self.checking = checking
    lengths = members.reduce(0) { $0 | Self.bit($1.utf8CodeUnitCount) }
    values = Array(repeating: .none, count: members.count)
  }

  /// Reads the members of an object; `false` when it is not plain.
  private mutating func readObject() -> Bool {
    guard take(UInt8(ascii: "{")), countValue() else { return false }
    for index in values.indices { values[index] = .none }
    if take(UInt8(ascii: "}")) { return true }
    var found: UInt64 = 0
    while true {
      guard let name = readName(), take(UInt8(ascii: ":")), next != nil, countValue() else { return false }
      if lengths & Self.bit(name.count) != 0, let index = members.firstIndex(where: { Self.isSame(name, $0) })
      {
        guard found & (1 << UInt64(index)) == 0, let value = readValue() else { return false }
        found |= 1 << UInt64(index)
        values[index] = value
      } else if !passValue() {
        return false
      }
      if take(UInt8(ascii: ",")) { continue }
      return take(UInt8(ascii: "}"))
    }
  }

  /// Counts a value; `false` for one too many.
  @inline(__always)
  private mutating func countValue() -> Bool {
    count &+= 1
    return checking.map { count <= $0.values } ?? true
  }

  @inline(__always)
  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Reads the name of a member in ASCII without escapes.
  private mutating func readName() -> UnsafeRawBufferPointer? {
    guard next == UInt8(ascii: "\""), let end = bytes.endOfPlainText(at: place + 1) else {
      return nil
    }
    defer { place = end + 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[(place + 1)..<end])
  }

  private static func isSame(_ name: UnsafeRawBufferPointer, _ member: StaticString) -> Bool {
    guard name.count == member.utf8CodeUnitCount else { return false }
    for offset in 0..<name.count where name[offset] != member.utf8Start[offset] { return false }
    return true
  }

  private mutating func readValue() -> JSONPlainValue? {
    switch bytes[place] {
    case UInt8(ascii: "\""): readText()
    case UInt8(ascii: "t"): readWord("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): readWord("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): readWord("null") ? JSONPlainValue.none : nil
    default: readNumber()
    }
  }

  private mutating func readText() -> JSONPlainValue? {
    let start = place + 1
    guard let end = bytes.endOfPlainText(at: start), end - start <= JSONPlainValue.longestText else {
      return nil
    }
    place = end + 1
    guard start < end else { return .text("") }
    guard bytes[start] != 0x20, bytes[end - 1] != 0x20 else { return nil }
    return .text(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func readNumber() -> JSONPlainValue? {
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var number = 0
    while place < bytes.count, (0x30...0x39).contains(bytes[place]), place - start <= Self.mostDigits {
      number = number * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    guard (1...Self.mostDigits).contains(place - start), place < bytes.count,
      bytes[start] != UInt8(ascii: "0") || place - start == 1
    else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
    default: return .number(isNegative ? -number : number)
    }
  }

  /// As many as every decoder reads without rounding.
  private static let mostDigits = 12

  private mutating func readWord(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] {
      return false
    }
    place = end
    return true
  }

  private mutating func passValue() -> Bool {
    if bytes[place] == UInt8(ascii: "\""), let end = bytes.endOfPlainText(at: place + 1) {
      place = end + 1
      return true
    }
    guard checking == nil else { return passCheckedValue() }
    guard let end = bytes.endOfValue(at: place) else { return false }
    place = end
    return true
  }

  /// Passes a simple value that is well-formed.
  private mutating func passCheckedValue() -> Bool {
    var tokens = JSONTokens(bytes, at: place)
    do throws(JSONStructure.Fault) {
      switch bytes[place] {
      case UInt8(ascii: "\""): try tokens.string()
      case UInt8(ascii: "-"), 0x30...0x39: try tokens.number(cut: .incomplete)
      case UInt8(ascii: "t"): try tokens.word("true", cut: .incomplete)
      case UInt8(ascii: "f"): try tokens.word("false", cut: .incomplete)
      case UInt8(ascii: "n"): try tokens.word("null", cut: .incomplete)
      default: return false
      }
    } catch {
      // monorepo:allow swallowed-error: the decoder that is asked instead says what is wrong
      return false
    }
    place = tokens.place
    return true
  }

  /// Passes a byte, and blanks before it, if it is the next one.
  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place &+= 1
    return true
  }

  /// The next byte that is not blank; blanks before it are passed.
  @inline(__always)
  private var next: UInt8? {
    mutating get {
      // Services write long lists without blanks.
      if place < bytes.count, bytes[place] > 0x20 { bytes[place] } else { nextBehindBlanks() }
    }
  }

  private mutating func nextBehindBlanks() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      case let byte: return byte
      }
    }
    return nil
  }
}

/// A value of JSON that every decoder reads in the same way, however lenient it is.
public enum JSONPlainValue: Hashable, Sendable {
  /// The most bytes of a text.
  public static let longestText = 300

  /// Nothing: `null`, or no such member.
  case none
  /// A truth value.
  case flag(Bool)
  /// A whole number of at most 12 digits.
  case number(Int)
  /// A text of at most ``longestText`` ASCII characters, without escapes, and without a blank at either end.
  case text(String)
}
