/// Collects the bytes of one scalar in UTF-8.
struct ByteCollector {
  private var bytes: [UInt8]
  private let length: Int
  private var isIgnored = false

  /// Begins with a first byte; `nil` when no scalar of several bytes begins with it.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    bytes = [lead]
  }

  /// The same, for a scalar to leave out.
  var ignored: Self {
    var copy = self
    copy.isIgnored = true
    return copy
  }

  /// Whether all bytes are there.
  var isComplete: Bool { bytes.count == length }

  /// The scalar; `nil` when the bytes are none, when it is a control character, or one to leave out.
  var scalar: Unicode.Scalar? {
    guard !isIgnored, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.value >= 0xA0
    else { return nil }
    return scalar
  }

  /// Adds a byte.
  ///
  /// - Returns: Whether it belongs to the scalar.
  mutating func add(_ byte: UInt8) -> Bool {
    guard (0x80...0xBF).contains(byte) else { return false }
    bytes.append(byte)
    return true
  }
}

/// Collects a bracketed paste until its end.
struct PasteCollector {
  /// The most bytes that are kept.
  static let limit = 1 << 20

  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the terminator came last.
  private var matched = 0
  private var isCut = false

  /// Whether the terminator has arrived.
  var isComplete: Bool { matched == Self.terminator.count }

  /// The pasted text.
  var event: InputEvent {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x09: scalars.append(" ")
      // A carriage return and a line feed are one line break.
      case 0x0A: if previous != "\r" { scalars.append("\n") }
      case 0x0D: scalars.append("\n")
      case 0..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
    }
    // A scalar that the limit has cut leaves a replacement character.
    if isCut, scalars.last == "\u{FFFD}" { scalars.removeLast() }
    return .paste(String(scalars), isCut: isCut)
  }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    if byte == Self.terminator[matched] {
      matched += 1
      return
    }
    keep(Self.terminator.prefix(matched))
    matched = byte == ASCII.escape ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
  }

  private mutating func keep(_ new: some Collection<UInt8>) {
    let room = Self.limit - bytes.count
    bytes += new.prefix(room)
    if new.count > room { isCut = true }
  }
}
