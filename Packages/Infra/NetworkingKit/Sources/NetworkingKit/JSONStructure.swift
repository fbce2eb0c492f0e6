/// Walks a JSON text from its first byte to its last, without making values of it.
///
/// A text that passes is well-formed throughout (RFC 8259, on which decoders insist only where they read), is UTF-8,
/// and holds no half of a surrogate pair, which is no text. So a damaged text is refused as a whole, and not by leaving
/// out the one value that the damage is in.
struct JSONStructure {
  enum Fault: Error {
    case nothing
    case noJSON
    case halfCharacter
    case incomplete
    case tooDeep
    case tooManyValues
  }

  private enum Container {
    case array
    case object
  }

  private var tokens: JSONTokens
  private var open: [Container] = []
  private var values = 0
  private let limits: JSONLimits

  /// Checks a text; returns when it is complete and within the limits.
  static func check(_ bytes: UnsafeRawBufferPointer, limits: JSONLimits) throws(Fault) {
    var structure = JSONStructure(tokens: JSONTokens(bytes), limits: limits)
    guard structure.tokens.next != nil else { throw .nothing }
    try structure.walk()
  }

  private init(tokens: JSONTokens, limits: JSONLimits) {
    self.tokens = tokens
    self.limits = limits
  }

  private mutating func walk() throws(Fault) {
    repeat {
      try beginValue()
      while !isBeforeValue { if try endValue() { return } }
      isBeforeValue = false
    } while true
  }

  /// Whether the next thing has to be a value: after an opening bracket, a comma or the name of a member.
  private var isBeforeValue = false

  /// Reads a simple value, or the beginning of an array or object.
  private mutating func beginValue() throws(Fault) {
    guard let byte = tokens.next else { throw .incomplete }
    values += 1
    guard values <= limits.values else { throw .tooManyValues }
    // Without a bracket or quotation mark before it, what breaks off inside a word is not known to be JSON.
    let cut = open.isEmpty ? Fault.noJSON : .incomplete
    switch byte {
    case UInt8(ascii: "{"): try enter(.object, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: "["): try enter(.array, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try tokens.string()
    case UInt8(ascii: "-"), 0x30...0x39: try tokens.number(cut: cut)
    case UInt8(ascii: "t"): try tokens.word("true", cut: cut)
    case UInt8(ascii: "f"): try tokens.word("false", cut: cut)
    case UInt8(ascii: "n"): try tokens.word("null", cut: cut)
    default: throw .noJSON
    }
  }

  private mutating func enter(_ container: Container, closedBy end: UInt8) throws(Fault) {
    guard open.count < limits.depth else { throw .tooDeep }
    tokens.skip()
    guard let byte = tokens.next else { throw .incomplete }
    if byte == end {
      tokens.skip()
    } else {
      open.append(container)
      try beforeElement(of: container)
    }
  }

  private mutating func beforeElement(of container: Container) throws(Fault) {
    if container == .object { try name() }
    isBeforeValue = true
  }

  /// Reads what follows a value: a comma, or the end of its container; `true` at the end of the text.
  private mutating func endValue() throws(Fault) -> Bool {
    guard let container = open.last else {
      guard tokens.next == nil else { throw .noJSON }
      return true
    }
    guard let byte = tokens.next else { throw .incomplete }
    tokens.skip()
    switch (byte, container) {
    case (UInt8(ascii: ","), _): try beforeElement(of: container)
    case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array): open.removeLast()
    default: throw .noJSON
    }
    return false
  }

  private mutating func name() throws(Fault) {
    guard let byte = tokens.next else { throw .incomplete }
    guard byte == UInt8(ascii: "\"") else { throw .noJSON }
    try tokens.string()
    guard let byte = tokens.next else { throw .incomplete }
    guard byte == UInt8(ascii: ":") else { throw .noJSON }
    tokens.skip()
  }
}
